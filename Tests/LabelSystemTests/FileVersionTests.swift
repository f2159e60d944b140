// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import TestSupport
import Testing

/// Whether a file has changed since it was looked at.
@Suite struct FileVersionTests {
  /// Writes the file without waiting for the next tick of the clock.
  private func write(_ text: String, _ folder: ScratchTree) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.root + "/a"))
  }

  /// A file that was written just before is known to be unchanged, and every later change is noticed, also one of the same length.
  @Test func everyChangeOfAFileJustWrittenIsNoticed() throws {
    let folder = try ScratchTree()
    for number in 0..<20 {
      try write("a\(number % 10)", folder)
      let version = FileVersion.settled(path: folder.root + "/a")
      #expect(version.isCurrent(path: folder.root + "/a"))
      try write("b\(number % 10)", folder)
      #expect(!version.isCurrent(path: folder.root + "/a"))
    }
  }

  @Test func missingFileIsUnchangedUntilItExists() throws {
    let folder = try ScratchTree()
    let version = FileVersion.settled(path: folder.root + "/a")
    #expect(version.isCurrent(path: folder.root + "/a"))
    try write("a", folder)
    #expect(!version.isCurrent(path: folder.root + "/a"))
  }
}
