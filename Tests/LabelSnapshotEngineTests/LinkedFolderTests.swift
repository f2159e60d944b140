// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

/// Links inside the folders of snapshots, as a clone of a repository may have, lead to no file outside of them.
struct LinkedFolderTests {
  private let scratch: ScratchFolder

  /// A folder outside, with a link to it in the folder of accepted files and in that of failures.
  init() throws {
    scratch = try ScratchFolder()
    try scratch.write([1], to: "outside/a.png")
    try scratch.write([1], to: "outside/a.actual.png")
    for folder in ["accepted", "failures"] {
      try scratch.write([], to: folder + "/.keep")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/\(folder)/link", withDestinationPath: scratch.path + "/outside")
    }
  }

  private var folder: BaselineFolder { BaselineFolder(root: scratch.path + "/accepted", failures: scratch.path + "/failures") }

  private func snapshot() throws -> Snapshot {
    try Snapshot(name: "link/a", image: SnapshotImage(Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4))))
  }

  private var outside: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: scratch.path + "/outside").sorted()) ?? []
  }

  private func expectNothingChangedOutside() {
    #expect(outside == ["a.actual.png", "a.png"])
    #expect(scratch.file("outside/a.png") == [1] && scratch.file("outside/a.actual.png") == [1])
  }

  @Test func acceptedSnapshotIsNotWrittenThroughALink() throws {
    let error = #expect(throws: MachineError.self) { try folder.record(snapshot()) }
    let message = Diagnostic(try #require(error)).message
    #expect(message.contains("links inside the output folder are not followed, and \"link\" is one"))
    expectNothingChangedOutside()
  }

  @Test func failureIsNotWrittenThroughALink() throws {
    try FileManager.default.removeItem(atPath: scratch.path + "/accepted/link")
    #expect(throws: MachineError.self) { try folder.check(snapshot(), mode: .never) }
    expectNothingChangedOutside()
  }

  @Test func listOfFailuresRemovesNothingThroughALink() throws {
    try scratch.write(Array("# run 1-1\nlink/a.actual.png\n".utf8), to: "failures/.labelkit-failures")
    folder.removeFailures { _ in false }
    expectNothingChangedOutside()
  }
}
