// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// What a user has in the working directory, to see that no command changes it.
extension Tool {
  /// A manifest with two labels, `a` and `b`.
  static let twoLabels = #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"b","title":"y"}]}"#

  /// Writes a manifest and a text file, a folder, a link to the text file and a named pipe.
  func writeUserFiles() throws {
    try write("m.json", Self.twoLabels)
    try write("notes.txt", "mine")
    try makeFolder("folder")
    try link("link", to: "notes.txt")
    try #require(mkfifo(home.path + "/work/pipe", 0o600) == 0)
  }

  /// The bytes of the manifest and of the text file.
  func userFiles() throws -> [[UInt8]] { try ["m.json", "notes.txt"].map(bytes) }

  /// Whether each name in the working directory is a file, a folder, a link and so on.
  func kinds() throws -> [String: mode_t] {
    try FileManager.default.contentsOfDirectory(atPath: home.path + "/work").reduce(into: [:]) { kinds, name in
      var status = stat()
      if lstat(home.path + "/work/" + name, &status) == 0 { kinds[name] = status.st_mode & S_IFMT }
    }
  }
}
