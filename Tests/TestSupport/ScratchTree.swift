// SPDX-License-Identifier: MIT

package import Foundation
internal import LabelSystem

/// A temporary folder with an output folder `out`, removed with this value. Tests check that nothing is written outside of `out`.
package final class ScratchTree: TestFolder {
  package let root: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  package var out: String { root + "/out" }

  /// Returns the paths of everything below the root, sorted. Links are not followed.
  package func names() -> [String] {
    (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// Returns the regular files below `out` and their contents.
  package func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in names() where name.hasPrefix("out/") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[String(name.dropFirst(4))] = contents(name)
    }
    return files
  }

  package func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root + "/" + name).map { Array($0) }
  }

  package func make(folder: String) throws {
    try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
  }

  /// Writes a file, and waits for the next tick of the file system's clock: a run does not rely on a file that has changed in the current one.
  package func make(file: String, holding text: String) throws {
    let path = root + "/" + file
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let changed = FileStamp(path: path)?.changed ?? 0
    while FileStamp.now <= changed {}
  }

  package func make(link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: target)
  }

  package func age(_ name: String, seconds: Double) throws {
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: root + "/" + name)
  }

  package func changeTime(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.modificationDate] as? Date
  }
}
