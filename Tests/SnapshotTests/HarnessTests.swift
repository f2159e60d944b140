// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelRaster
import Testing

/// The comparing and recording itself, in a folder of its own.
struct HarnessTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func folder(_ mode: RecordMode) -> SnapshotFolder {
    SnapshotFolder(root: scratch.path + "/accepted", mode: mode, failures: scratch.path + "/failures")
  }

  /// A 4 × 3 picture with one pixel of another colour.
  private func picture(_ argb: UInt32, height: Int = 3, named name: String = "folder/a@2x") throws -> Snapshot {
    var pixels = Array(repeating: UInt32(0xFF11_2233), count: 4 * height)
    pixels[6] = argb
    return Snapshot(name: name, contents: .picture(try PNGEncoder().encode(Bitmap(width: 4, height: height, pixels: pixels))))
  }

  @Test func aMissingSnapshotFailsUnlessItIsRecorded() throws {
    let snapshot = try picture(0xFFFF_0000)
    guard case .failed(let failure) = try folder(.never).check(snapshot) else { throw Unexpected() }
    #expect(failure.description.contains("folder/a@2x.png has no accepted file"))
    #expect(scratch.file("failures/folder/a@2x.png") == snapshot.bytes && scratch.file("accepted/folder/a@2x.png") == nil)
    #expect(try folder(.missing).check(snapshot) == .recorded)
    #expect(scratch.file("accepted/folder/a@2x.png") == snapshot.bytes)
    #expect(try folder(.never).check(snapshot) == .equal)
  }

  @Test func aLevelOfOneChannelOfOnePixelIsADifference() throws {
    #expect(try folder(.missing).check(picture(0xFF80_0000)) == .recorded)
    guard case .failed(let failure) = try folder(.never).check(picture(0xFF81_0000)) else { throw Unexpected() }
    let root = scratch.path
    #expect(
      failure.description == """
        folder/a@2x.png differs from the accepted file
          pixels      1 of 12 differ (8.4 %)
          box         1×1 px at (2, 1), from the top left
          largest     1 of 255 levels
          accepted    \(root)/accepted/folder/a@2x.png
          actual      \(root)/failures/folder/a@2x.png
          difference  \(root)/failures/folder/a@2x.difference.png
          to accept   make record
        """)
    let shown = try PNGDecoder.decode(try #require(scratch.file("failures/folder/a@2x.difference.png")))
    #expect(shown[2, 1].red > shown[2, 1].green && shown[1, 1].red == shown[1, 1].green)
  }

  @Test func picturesOfTwoSizesAreComparedOnTopOfEachOther() throws {
    #expect(try folder(.missing).check(picture(0xFF80_0000)) == .recorded)
    guard case .failed(let failure) = try folder(.never).check(picture(0xFF80_0000, height: 5)) else { throw Unexpected() }
    #expect(failure.lines[0] == "size        4×5 px, accepted 4×3 px")
    #expect(failure.lines[1] == "pixels      8 of 20 differ (40.0 %)")
    #expect(failure.lines[2] == "box         4×2 px at (0, 3), from the top left")
    #expect(failure.description.split(separator: "\n").count <= 10)
  }

  @Test(arguments: [RecordMode.failed, .all])
  func whatDiffersIsRecordedOnRequest(_ mode: RecordMode) throws {
    #expect(try folder(.missing).check(picture(0xFF80_0000)) == .recorded)
    guard case .failed = try folder(.missing).check(picture(0xFF81_0000)) else { throw Unexpected() }
    #expect(try folder(mode).check(picture(0xFF81_0000)) == .recorded)
    #expect(try folder(.never).check(picture(0xFF81_0000)) == .equal)
  }

  @Test(arguments: RecordMode.allCases)
  func recordingEqualPixelsWritesNothing(_ mode: RecordMode) throws {
    // The same pixels in a file of other bytes: a text chunk is no pixel.
    let snapshot = try picture(0xFF80_0000)
    let comment: [UInt8] = [0, 0, 0, 3, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x62, 0xDC, 0x49, 0xA2, 0x3B]
    let other = Array(snapshot.bytes.prefix(33)) + comment + Array(snapshot.bytes.dropFirst(33))
    try scratch.write(other, to: "accepted/folder/a@2x.png")
    #expect(try folder(mode).check(snapshot) == .equal)
    #expect(scratch.file("accepted/folder/a@2x.png") == other)
  }

  @Test func aFileThatIsNoPictureFailsAndCanBeReplaced() throws {
    try scratch.write(Array("<<<<<<< HEAD".utf8), to: "accepted/folder/a@2x.png")
    guard case .failed(let failure) = try folder(.never).check(picture(0xFF80_0000)) else { throw Unexpected() }
    #expect(failure.lines[0].hasPrefix("the accepted file is no picture"))
    #expect(try folder(.failed).check(picture(0xFF80_0000)) == .recorded)
  }

  @Test func textsDifferByTheirFirstUnequalLine() throws {
    #expect(try folder(.missing).check(Snapshot(name: "t", contents: .text("a\nb\n"))) == .recorded)
    guard case .failed(let failure) = try folder(.never).check(Snapshot(name: "t", contents: .text("a\nc\nd\n"))) else {
      throw Unexpected()
    }
    #expect(failure.lines.prefix(3) == ["line        2", "is          c", "was         b"])
    // Canonically equal is not equal: what is drawn may differ.
    #expect(TextDifference(actual: "e\u{301}", accepted: "\u{E9}") != nil)
  }

  @Test func snapshotsAreSmall() throws {
    let large = Snapshot(name: "t", contents: .text(String(repeating: "a", count: SnapshotFolder.largestFile + 1)))
    guard case .failed(let failure) = try folder(.all).check(large) else { throw Unexpected() }
    #expect(failure.claim == "is too large" && scratch.file("accepted/t.txt") == nil)
  }

  @Test func filesThatNothingDrawsAreOrphans() throws {
    for name in ["a.png", "folder/b.png", "folder/c.txt", ".DS_Store"] { try scratch.write([1], to: "accepted/" + name) }
    #expect(folder(.never).orphans(besides: ["folder/b.png"]) == ["a.png", "folder/c.txt"])
    #expect(folder(.never).orphans(besides: ["a.png", "folder/b.png", "folder/c.txt"]).isEmpty)
  }

  @Test func theEnvironmentSaysWhatIsRecorded() throws {
    #expect(try RecordMode(environment: [:]) == .never)
    #expect(try RecordMode(environment: ["LABELKIT_RECORD": ""]) == .never)
    for mode in RecordMode.allCases {
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue]) == mode)
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue, "CI": "false"]) == mode)
      #expect(try RecordMode(environment: ["LABELKIT_RECORD": mode.rawValue, "CI": "true"]) == .never)
    }
    #expect(throws: UnknownRecordMode(word: "al")) { try RecordMode(environment: ["LABELKIT_RECORD": "al"]) }
  }

  private struct Unexpected: Error {}
}

/// A temporary folder, removed with this value.
private final class ScratchFolder {
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
