// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshots
import SwiftUI
import TestSupport
import Testing
import XCTest

// Previews of which one ends the process, and a provider that does, where an environment variable asks for it.

#Preview("Before") { Text("Before") }

#Preview("Trap") { Text(TrappingRun.ends("preview") ? "\([1, 2][TrappingRun.two])" : "mended") }

#Preview("Zulu") { Text("After") }

private struct Trial_Previews: PreviewProvider {
  static var previews: some View { Text(TrappingRun.ends("provider") ? "\([1, 2][TrappingRun.two])" : "mended") }
}

/// A run of this test bundle by `PreviewTrialTests`.
private enum TrappingRun {
  /// The folder of the accepted snapshots; nil in other runs.
  static let snapshots = ProcessInfo.processInfo.environment["LABELKIT_TEST_TRIAL"]

  static let two = Int("2") ?? 0

  static func ends(_ what: String) -> Bool { snapshots != nil && ProcessInfo.processInfo.environment["LABELKIT_TEST_TRAP"] == what }

  static let previews = Previews.all.filter { $0.file.hasSuffix("/PreviewTrialTests.swift") || $0.name.contains("/Trial/") }

  private static let variants = {
    var second = PreviewVariant()
    second.scale = 1
    return [PreviewVariant(), second]
  }()

  static func check(_ preview: Preview) {
    withSnapshots(SnapshotSettings(folder: snapshots)) {
      assertSnapshot(of: preview, variants: Self.variants)
    }
  }
}

@Suite(.enabled(if: TrappingRun.snapshots != nil, "PreviewTrialTests runs it")) struct TrappingPreviewTests {
  @Test(arguments: TrappingRun.previews) func drawn(_ preview: Preview) { TrappingRun.check(preview) }
}

final class TrappingPreviewXCTests: XCTestCase {
  func testDrawn() throws {
    XCTAssertEqual(TrappingRun.previews.count, 4)
    for preview in TrappingRun.previews {
      // No preview traps unless PreviewTrialTests passes a snapshot folder.
      if TrappingRun.snapshots == nil { XCTAssertFalse(try preview.pngData().isEmpty) } else { TrappingRun.check(preview) }
    }
  }
}

/// A preview that traps ends the run of its tests once; from the next run on it fails alone.
@Suite(.enabled(if: !Sanitizer.isUsed, "a sanitizer changes how a process crashes")) final class PreviewTrialTests {
  private let folder: URL
  private let program: String

  /// The bundle has a second name in a folder of its own, and so notes of its own.
  init() throws {
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    folder = URL(filePath: own).deletingLastPathComponent().appending(path: "trial-\(UUID().uuidString)")
    program = folder.path + "/Trial.xctest"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.linkItem(atPath: own, toPath: program)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let swiftTesting = ["--testing-library", "swift-testing", "--filter", "TrappingPreviewTests"]
  private static let xcTest = ["LabelPreviewsTests.TrappingPreviewXCTests/testDrawn"]

  private func run(_ arguments: [String], trap: String) throws -> (ending: Process.TerminationReason, code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LABELKIT_TEST_TRIAL": folder.path + "/snapshots", "LABELKIT_TEST_TRAP": trap, "LABELKIT_RECORD": "missing", "CI": "",
      "GITHUB_ACTIONS": "", "LABELKIT_SNAPSHOT_JUNIT": "", "LABELKIT_SNAPSHOT_FAILURES": folder.path + "/failures",
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let log = folder.path + "/log"
    try Data().write(to: URL(filePath: log))
    let output = try FileHandle(forWritingTo: URL(filePath: log))
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    return (process.terminationReason, process.terminationStatus, String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self))
  }

  private func images() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/snapshots").filter { $0.hasSuffix(".png") }
      .map { $0.replacing(/.*\//, with: "") }.sorted()
  }

  private static let others = ["Before", "Preview-1", "Zulu"].flatMap { ["\($0).1x.png", "\($0).png"] }
  private static let all = (["Trap.1x.png", "Trap.png"] + others).sorted()

  @Test func previewThatTrapsFailsAloneInTheNextRun() throws {
    let first = try run(Self.swiftTesting, trap: "preview")
    #expect(first.ending == .uncaughtSignal, "\(first.text)")
    for _ in 1...2 {
      let next = try run(Self.swiftTesting, trap: "preview")
      #expect(next.ending == .exit && next.code == 1, "\(next.text)")
      #expect(
        next.text.contains("LabelPreviewsTests/PreviewTrialTests.swift:\(line(of: "\"Trap\""))") && next.text.contains("LK0611")
          && next.text.contains("the preview LabelPreviewsTests/PreviewTrialTests/Trap ended the process that drew it: signal"),
        "\(next.text)")
      #expect(next.text.contains("with 1 issue"), "\(next.text)")
      #expect(try images() == Self.others)
    }
    let mended = try run(Self.swiftTesting, trap: "")
    #expect(mended.ending == .exit && mended.code == 0, "\(mended.text)")
    #expect(try images() == Self.all)
  }

  @Test(
    arguments: [
      (xcTest, "preview", "ended while it was drawn", "Trap"),
      (swiftTesting, "provider", "ended when it was asked for its previews", "Preview-1"),
    ])
  func whatCannotBeTriedFailsAloneInTheNextRun(_ arguments: [String], trap: String, reason: String, name: String) throws {
    let first = try run(arguments, trap: trap)
    #expect(first.ending == .uncaughtSignal, "\(first.text)")
    let next = try run(arguments, trap: trap)
    #expect(next.ending == .exit && next.code == 1, "\(next.text)")
    #expect(next.text.contains("the last run of these tests " + reason), "\(next.text)")
    #expect(try images() == Self.all.filter { !$0.hasPrefix(name + ".") })
  }

  private func line(of text: String) -> Int {
    let source = (try? String(contentsOf: URL(filePath: #filePath), encoding: .utf8)) ?? ""
    return 1 + (source.components(separatedBy: "\n").firstIndex { $0.contains("#Preview(" + text) } ?? -1)
  }
}
