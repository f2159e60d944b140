// SPDX-License-Identifier: MIT

import Foundation
import LabelText

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("LabelTextTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder and gives its path.
  func write(_ bytes: [UInt8], as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

extension FontLibrary {
  /// The file of a face on this machine.
  func bytes(of postScriptName: String) throws -> [UInt8] {
    guard let face = faces().first(where: { $0.postScriptName == postScriptName }) else { throw MissingFace(name: postScriptName) }
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: face.path)))
  }
}

struct MissingFace: Error {
  var name: String
}

/// Fonts that lie beside a checkout on some machines; tests that need them are skipped elsewhere.
enum GoldenFont: String {
  case ahem = "Ahem.ttf"
  /// Variable: wght 300…700, opsz 0…100.
  case selawik = "Selawik-variable.ttf"

  /// `shared/golden` next to the package or next to one of the folders round it.
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

/// A font file taken apart into its tables, to be changed and put together again. Checksums are left at 0; nobody reads them.
struct FontTables {
  private(set) var flavor: [UInt8]
  private(set) var tables: [String: [UInt8]] = [:]

  init(_ file: [UInt8]) {
    func number(_ offset: Int, bytes: Int) -> Int { file[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) } }
    flavor = Array(file[0..<4])
    for i in 0..<number(4, bytes: 2) {
      let entry = 12 + 16 * i
      let start = number(entry + 8, bytes: 4)
      tables[String(decoding: file[entry..<entry + 4], as: UTF8.self)] = Array(file[start..<start + number(entry + 12, bytes: 4)])
    }
  }

  subscript(tag: String) -> [UInt8]? {
    get { tables[tag] }
    set { tables[tag] = newValue }
  }

  /// Replaces a 16-bit number in a table.
  mutating func set(_ tag: String, at offset: Int, to value: Int) {
    tables[tag]?.replaceSubrange(offset..<offset + 2, with: Self.bytes(value, 2))
  }

  var file: [UInt8] {
    let tags = tables.keys.sorted()
    var directory = flavor + Self.bytes(tags.count, 2) + [UInt8](repeating: 0, count: 6)
    var body: [UInt8] = []
    for tag in tags {
      let table = tables[tag] ?? []
      directory += Array(tag.utf8) + Self.bytes(0, 4) + Self.bytes(12 + 16 * tags.count + body.count, 4) + Self.bytes(table.count, 4)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}
