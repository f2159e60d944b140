// SPDX-License-Identifier: MIT

import Foundation
import LabelText

/// A folder that is deleted after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("LabelTextTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder and returns its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

extension FontLibrary {
  /// The bytes of the file of a face on this machine.
  func bytes(of postScriptName: String) throws -> [UInt8] {
    guard let face = faces().first(where: { $0.postScriptName == postScriptName }) else { throw MissingFace(name: postScriptName) }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: face.path)))
  }
}

struct MissingFace: Error {
  var name: String
}

/// Reference fonts that are next to the checkout on some machines; tests that need them are skipped elsewhere.
enum GoldenFont: String {
  case ahem = "Ahem.ttf"
  /// Variable: wght 300…700, opsz 0…100.
  case selawik = "Selawik-variable.ttf"

  /// The path in `shared/golden`, next to the package or to one of its parent folders.
  var path: String? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<8 {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent("shared/golden/\(rawValue)").path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return nil
  }
}
