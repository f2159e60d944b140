// SPDX-License-Identifier: MIT

package import Foundation

/// A folder with the files of a test. Names are paths below it.
package protocol TestFolder: Sendable {
  /// The path of the folder.
  var root: String { get }
}

extension TestFolder {
  /// The absolute path of a file or folder.
  package func path(_ name: String) -> String { root + "/" + name }

  /// A text with the paths below the folder as names.
  package func relative(_ text: String) -> String { text.replacingOccurrences(of: root + "/", with: "") }

  /// Writes a text file, and makes the folders of its path.
  package func write(_ name: String, _ text: String) throws { try write(name, [UInt8](text.utf8)) }

  /// Writes a file, and makes the folders of its path.
  package func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The contents of a file.
  package func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

  /// The contents of a file as text.
  package func text(of name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Removes a file, or a folder with everything in it.
  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Makes a folder and the folders of its path.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// The contents of all files below a folder, by path; by default of all files. None if there is no such folder.
  package func files(_ name: String = ".") throws -> [String: [UInt8]] {
    let root = path(name)
    var files: [String: [UInt8]] = [:]
    for case let entry as String in FileManager.default.enumerator(atPath: root) ?? FileManager.DirectoryEnumerator() {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + entry, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files[entry] = FileManager.default.contents(atPath: root + "/" + entry).map { [UInt8]($0) }
    }
    return files
  }

  /// The modification time of each file below a folder.
  package func changeTimes(_ name: String) throws -> [String: Date] {
    try files(name).keys.reduce(into: [:]) { times, entry in
      times[entry] = try FileManager.default.attributesOfItem(atPath: path(name) + "/" + entry)[.modificationDate] as? Date
    }
  }

  /// Gives a file a modification time of long ago.
  package func age(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: path(name))
  }
}
