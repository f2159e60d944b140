// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelPNG
import LabelSnapshotEngine
import LabelSystem
import TestSupport
import Testing

/// Comparing and recording in a temporary folder.
struct BaselineFolderTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func folder(_ storage: BaselineStorage = .images) -> BaselineFolder {
    BaselineFolder(root: scratch.path + "/accepted", storage: storage, failures: scratch.path + "/failures", acceptCommand: "make record")
  }

  /// An image 4 pixels wide with one pixel of another colour.
  private func snapshot(_ argb: UInt32, height: Int = 3, name: String = "folder/a@2x") throws -> Snapshot {
    var pixels = Array(repeating: UInt32(0xFF11_2233), count: 4 * height)
    pixels[6] = argb
    return try Snapshot(name: name, image: SnapshotImage(Bitmap(width: 4, height: height, pixels: pixels)))
  }

  private func failure(_ outcome: BaselineFolder.Outcome) throws -> SnapshotFailure {
    guard case .failed(let failure) = outcome else { throw Unexpected() }
    return failure
  }

  private struct Unexpected: Error {}

  @Test(arguments: BaselineStorage.allCases)
  func missingSnapshotFailsUnlessRecorded(_ storage: BaselineStorage) throws {
    let snapshot = try snapshot(0xFFFF_0000)
    let failure = try failure(folder(storage).check(snapshot, mode: .never))
    #expect(failure.reason == .missing && failure.description.contains("folder/a@2x has no accepted image"))
    #expect(scratch.file("failures/folder/a@2x.actual.png") != nil && scratch.file("accepted/folder/a@2x.png") == nil)
    let files = ["folder/a@2x.png", "snapshots.sha256"]
    let expected = storage == .images ? [files[0]] : storage == .hashes ? [files[1]] : files
    #expect(try folder(storage).check(snapshot, mode: .missing) == .recorded(expected))
    #expect(try folder(storage).check(snapshot, mode: .never) == .equal)
  }

  @Test(arguments: BaselineStorage.allCases)
  func imageIsComparedWithoutWritingAnything(_ storage: BaselineStorage) throws {
    let (folder, name) = (folder(storage), "folder/a@2x")
    func png(_ argb: UInt32) throws -> [UInt8] {
      guard case .image(_, let png) = try snapshot(argb).contents else { throw Unexpected() }
      return png
    }
    #expect(try folder.state(of: png(0xFFFF_0000), named: name) == .unaccepted && !folder.hasAccepted(name))
    _ = try folder.record(snapshot(0xFFFF_0000))
    #expect(try folder.state(of: png(0xFFFF_0000), named: name) == .same && folder.hasAccepted(name))
    #expect(try folder.state(of: png(0xFFFF_0001), named: name) == .changed)
    #expect(folder.state(of: [], named: name) == .changed)
    #expect(!FileManager.default.fileExists(atPath: folder.failures))
  }

  @Test func failureDescriptionHasKindPositionAndPathsInTenLines() throws {
    _ = try folder().check(snapshot(0xFF80_0000), mode: .missing)
    let failure = try failure(folder().check(snapshot(0xFF81_0000), mode: .never))
    let root = scratch.path
    #expect(
      failure.description == """
        folder/a@2x differs from the accepted image
          kind        colour only
          pixels      1 of 12 differ (8.4 %)
          box         1×1 px at (2, 1), from the top left
          largest     1 of 255 levels
          first       (2, 1) is #810000, was #800000
          accepted    \(root)/accepted/folder/a@2x.png
          actual      \(root)/failures/folder/a@2x.actual.png
          to view     xdg-open \(root)/failures/folder/a@2x.difference.png
          to accept   make record
        """)
    #expect(failure.attachments.map(\.name) == ["expected.png", "actual.png", "difference.png"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(failure.json.utf8)) as? [String: Any])
    #expect(json["count"] as? Int == 1 && json["box"] as? [Int] == [2, 1, 1, 1] && json["kinds"] as? [String] == ["colour only"])
  }

  @Test(arguments: RecordMode.allCases, BaselineStorage.allCases)
  func recordingEqualPixelsWritesNoFile(_ mode: RecordMode, _ storage: BaselineStorage) throws {
    let snapshot = try snapshot(0xFF80_0000)
    _ = try folder(storage).check(snapshot, mode: .missing)
    let before = scratch.file("accepted/folder/a@2x.png")
    #expect(try folder(storage).check(snapshot, mode: mode) == .equal)
    #expect(try folder(storage).record(snapshot) == [])
    #expect(scratch.file("accepted/folder/a@2x.png") == before)
  }

  @Test(arguments: [RecordMode.failed, .all])
  func changedSnapshotIsRecordedInModesFailedAndAll(_ mode: RecordMode) throws {
    _ = try folder().check(snapshot(0xFF80_0000), mode: .missing)
    _ = try failure(folder().check(snapshot(0xFF81_0000), mode: .missing))
    #expect(try folder().check(snapshot(0xFF81_0000), mode: mode) == .recorded(["folder/a@2x.png"]))
    #expect(try folder().check(snapshot(0xFF81_0000), mode: .never) == .equal)
  }

  @Test func unreadableAcceptedFileFailsAndCanBeReplaced() throws {
    try scratch.write(Array("not an image".utf8), to: "accepted/folder/a@2x.png")
    let failure = try failure(folder().check(snapshot(0xFF80_0000), mode: .never))
    #expect(failure.reason == .unusable && failure.summary.contains("the accepted file is not a readable image: not a PNG file"))
    #expect(try folder().check(snapshot(0xFF80_0000), mode: .failed) == .recorded(["folder/a@2x.png"]))
  }

  @Test func textFailureShowsFirstUnequalLine() throws {
    _ = try folder().check(Snapshot(name: "t", text: "a\nb\n"), mode: .missing)
    let failure = try failure(folder().check(Snapshot(name: "t", text: "a\nc\nd\n"), mode: .never))
    #expect(failure.description.contains("  line        2\n  is          c\n  was         b\n"))
    // Canonically equivalent texts are not equal, since they may be drawn in different ways.
    #expect(TextDifference(actual: "e\u{301}", accepted: "\u{E9}") != nil)
  }

  /// Writing the file of hashes for each snapshot would take quadratic time.
  @Test func hashesOfARunAreWrittenInBatches() throws {
    var number = 0
    let growth = try Growth.ofFourTimes(600) { count in
      number += 1
      let root = scratch.path + "/run\(number)"
      let folder = BaselineFolder(root: root, storage: .hashes, failures: scratch.path + "/failures")
      try folder.recordingInBatches {
        for index in 0..<count {
          let image = SnapshotImage(Bitmap(width: 1, height: 1, pixels: [UInt32(index)]))
          _ = try folder.record(Snapshot(name: "s\(index)", image: image))
          // Another process may record meanwhile.
          if index == 10 {
            var other = HashFile()
            other.entries["other"] = HashFile.Entry(hash: PixelHash(of: image), fingerprint: nil)
            try scratch.write(Array(other.text.utf8), to: "run\(number)/snapshots.sha256")
          }
        }
      }
      let text = try #require(scratch.file("run\(number)/snapshots.sha256").map { String(decoding: $0, as: UTF8.self) })
      #expect(try HashFile(parsing: text, path: "h").entries.count == count + 1)
    }
    #expect(growth < Growth.limit)
  }

  /// Each assertion creates a `BaselineFolder`; all of them share the hashes of the folder.
  @Test func assertionsReadTheFileOfHashesOnce() throws {
    let image = SnapshotImage(Bitmap(width: 1, height: 1, pixels: [7]))
    let growth = try Growth.ofFourTimes(500) { count in
      let root = scratch.path + "/many\(count)"
      var file = HashFile()
      for index in 0..<count { file.entries["s\(index)"] = HashFile.Entry(hash: PixelHash(of: image), fingerprint: nil) }
      try scratch.write(Array(file.text.utf8), to: "many\(count)/snapshots.sha256")
      for index in 0..<count {
        let folder = BaselineFolder(root: root, storage: .hashes, failures: scratch.path + "/failures")
        #expect(try folder.check(Snapshot(name: "s\(index)", image: image), mode: .never) == .equal)
      }
    }
    #expect(growth < Growth.limit)
  }

  @Test func snapshotAboveTheMaximumFileSizeFails() throws {
    var small = folder()
    small.maximumFileSize = 100
    let large = Snapshot(name: "t", text: String(repeating: "a", count: 101))
    #expect(try failure(small.check(large, mode: .all)).summary == "is too large")
    #expect(scratch.file("accepted/t.txt") == nil)
  }

  @Test func differenceNamesTheLibraryThatChanged() throws {
    _ = try folder().record(snapshot(0xFF80_0000))
    let png = try #require(scratch.file("accepted/folder/a@2x.png"))
    let now = try #require(Fingerprint(png: png))
    #expect(now == Fingerprint(fontFiles: []) && now.parts.map(\.name) == ["LabelKit", "Cairo", "FreeType", "HarfBuzz", "ICU"])
    var parts = now.parts
    parts[2].value = "9.9.9"
    let plain = try SnapshotImage(png: png).png()
    try scratch.write(Fingerprint(parts: parts).added(to: plain), to: "accepted/folder/a@2x.png")
    let failure = try failure(folder().check(snapshot(0xFF81_0000), mode: .never))
    #expect(failure.kinds == [.rendererDiffers])
    #expect(failure.facts[0].value == "renderer differs (FreeType \(now.parts[2].value), was 9.9.9)")
    // Equal pixels are equal with any fingerprint.
    #expect(try folder().check(snapshot(0xFF80_0000), mode: .never) == .equal)
  }

  @Test func filesWithoutSnapshotAreOrphans() throws {
    for name in ["a.png", "folder/b.png", "folder/c.txt", ".DS_Store", "notes.md"] { try scratch.write([1], to: "accepted/" + name) }
    #expect(try folder().orphans(besides: ["folder/b.png"]).files == ["a.png", "folder/c.txt"])
    _ = try folder(.hashes).check(snapshot(0xFF80_0000, name: "x"), mode: .all)
    _ = try folder(.hashes).check(snapshot(0xFF80_0000, name: "y"), mode: .all)
    let orphans = try folder(.hashes).orphans(besides: ["a.png", "folder/b.png", "folder/c.txt", "x.png"])
    #expect(orphans.files.isEmpty && orphans.hashes == ["y"])
    try folder(.hashes).remove(orphans)
    #expect(try folder(.hashes).orphans(besides: ["a.png", "folder/b.png", "folder/c.txt"]).hashes == ["x"])
  }

  @Test func hiddenFoldersAndLinkedFoldersHaveNoOrphans() throws {
    for name in ["accepted/.git/a.png", "accepted/b/c/d.png", "elsewhere/e.png"] { try scratch.write([1], to: name) }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: scratch.path + "/accepted/folder", withDestinationPath: scratch.path + "/elsewhere")
    try manager.createSymbolicLink(atPath: scratch.path + "/accepted/f.png", withDestinationPath: scratch.path + "/elsewhere/e.png")
    try manager.createSymbolicLink(atPath: scratch.path + "/accepted/broken.png", withDestinationPath: scratch.path + "/nowhere")
    let orphans = try folder().orphans(besides: [])
    #expect(orphans.files == ["b/c/d.png", "f.png"])
    try folder().remove(orphans)
    #expect(try folder().orphans(besides: []).files.isEmpty)
    #expect(manager.fileExists(atPath: scratch.path + "/elsewhere/e.png"))
    #expect(throws: MachineError.cannotWrite(path: folder().path(of: "b/c/d.png"), reason: "No such file or directory")) {
      try folder().remove(orphans)
    }
  }

  @Test func unwritableFolderThrows() throws {
    try scratch.write([1], to: "accepted")
    #expect(throws: (any Error).self) { try folder().check(snapshot(0xFF80_0000), mode: .all) }
  }

  @Test func recordModeComesFromTheEnvironment() throws {
    #expect(try RecordMode(environment: [:]) == .never)
    #expect(try RecordMode(environment: ["LABELKIT_RECORD": ""]) == .never)
    for mode in RecordMode.allCases {
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue]) == mode)
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue, "CI": "false"]) == mode)
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue, "CI": "true"]) == .never)
      #expect(mode.allowed(in: ["CI": "1"]) == .never && mode.allowed(in: [:]) == mode)
    }
    #expect(throws: UnknownRecordMode.self) { try RecordMode(environment: ["LABELKIT_RECORD": "al"]) }
  }
}

/// A temporary folder, removed with this value.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path + "/" + name).map { Array($0) } }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
