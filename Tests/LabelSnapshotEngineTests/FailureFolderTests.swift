// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

/// The folder for failures has the files of the last run, and LabelKit removes no other file.
struct FailureFolderTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private var folder: BaselineFolder { BaselineFolder(root: scratch.path + "/accepted", failures: scratch.path + "/failures") }

  private func fail(_ name: String) throws {
    let image = SnapshotImage(Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4)))
    guard case .failed = try folder.check(Snapshot(name: name, image: image), mode: .never) else { throw CocoaError(.featureUnsupported) }
  }

  private var files: [String] {
    (FileManager.default.enumerator(atPath: scratch.path + "/failures")?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test func filesOfSnapshotsThatPassAreRemovedWithTheirFolders() throws {
    try fail("a/b/one")
    try fail("two")
    #expect(files == [".labelkit-failures", "a", "a/b", "a/b/one.actual.png", "two.actual.png"])
    folder.removeFailures { $0 == "two" }
    #expect(files == [".labelkit-failures", "two.actual.png"])
    folder.removeFailures { _ in false }
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/failures"))
  }

  @Test func filesOfOthersStay() throws {
    try fail("one")
    for name in ["failures/notes.actual.png", "failures/mine.txt", "elsewhere.actual.png"] { try scratch.write([1], to: name) }
    let list = scratch.path + "/failures/.labelkit-failures"
    let text = try String(contentsOfFile: list, encoding: .utf8)
    try (text + "../elsewhere.actual.png\n\(scratch.path)/elsewhere.actual.png\nmine.txt\n").write(
      toFile: list, atomically: true, encoding: .utf8)
    folder.removeFailures { _ in false }
    #expect(files == ["mine.txt", "notes.actual.png"])
    #expect(scratch.file("elsewhere.actual.png") != nil)
  }

  /// What a killed process left is removed from both folders, and from the one with accepted files only by a run that accepts some.
  @Test func temporariesOfKilledRunsAreRemovedOnce() throws {
    try fail("a/one")
    let list = scratch.path + "/failures/.labelkit-failures"
    let temporaries = ["failures/.labelkit-0-1-x-1", "failures/a/.labelkit-0-1-x-2", "accepted/b/c/.labelkit-0-1-x-3"]
    for name in temporaries { try scratch.write([1], to: name) }
    try scratch.write([1], to: "failures/a/.labelkit-0-1-x-young")
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)]
    for path in temporaries.map({ scratch.path + "/" + $0 }) + [list] { try FileManager.default.setAttributes(old, ofItemAtPath: path) }
    folder.removeOrphanedTemporaries(accepts: false)
    #expect(files == [".labelkit-failures", "a", "a/.labelkit-0-1-x-young", "a/one.actual.png"])
    #expect(scratch.file(temporaries[2]) != nil)
    folder.removeOrphanedTemporaries(accepts: true)
    #expect(scratch.file(temporaries[2]) == nil)
  }

  @Test func firstSnapshotOfARunRemovesTheFailuresOfTheLastOne() throws {
    try fail("one")
    folder.removeEarlierFailures()
    #expect(files.contains("one.actual.png"), "those of this run stay")
    let other = BaselineFolder(root: scratch.path + "/accepted", failures: scratch.path + "/other")
    try scratch.write([1], to: "other/old.actual.png")
    try scratch.write(Array("# run 1-1\nold.actual.png\n".utf8), to: "other/.labelkit-failures")
    other.removeEarlierFailures()
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/other"))
  }
}
