// SPDX-License-Identifier: MIT

internal import Foundation

/// One assertion: its snapshot, and the folder that it is compared with.
struct SnapshotCheck {
  let snapshot: Snapshot
  let folder: BaselineFolder
  let rule: ComparisonRule
  let mode: RecordMode

  /// - Throws: what keeps the value from being drawn, and `AmbiguousSnapshotName`.
  init<Value>(
    of value: Value, as strategy: Snapshotting<Value>, function: String, named name: String?, record: RecordMode?,
    at place: TestSourceLocation
  ) throws {
    let settings = SnapshotSettings.current
    let environment = settings.environment ?? ProcessInfo.processInfo.environment
    let file = URL(fileURLWithPath: "\(place.filePath)")
    let root =
      settings.folder
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(file.deletingPathExtension().lastPathComponent)").path
    let name = try SnapshotName(function: function, named: name).text
    snapshot = try strategy.snapshot(value, name)
    rule = settings.rule ?? strategy.rule
    mode = try settings.mode(atCall: record, environment: environment)
    folder = BaselineFolder(
      root: root, storage: settings.storage ?? .pictures, failures: Self.failures(environment),
      acceptance: "LABELKIT_RECORD=failed swift test --filter '\(Self.filter(name))'")
    switch snapshot.contents {
    case .text(let text): try UsedNames.note(root + "/" + name + ".txt", place: place.words, contents: .text(text))
    case .picture(let picture, _):
      try UsedNames.note(root + "/" + name + ".png", place: place.words, contents: .pixels(PixelHash(of: picture).description))
    }
  }

  func outcome() throws -> BaselineFolder.Outcome { try folder.check(snapshot, rule: rule, mode: mode) }

  /// `LABELKIT_SNAPSHOT_FAILURES`, or one new folder a run.
  private static func failures(_ environment: [String: String]) -> String {
    if let folder = environment["LABELKIT_SNAPSHOT_FAILURES"], !folder.isEmpty { return folder }
    let name = "labelkit-snapshots-\(ProcessInfo.processInfo.processIdentifier)"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  /// The test without its arguments and the snapshot's own name.
  private static func filter(_ name: String) -> String {
    name.split(separator: "/").map { $0.split(separator: ".").first.map(String.init) ?? "" }.joined(separator: "/")
  }
}
