// SPDX-License-Identifier: MIT

internal import Foundation

/// One assertion: a snapshot, and the baseline folder to compare it with.
struct SnapshotCheck {
  let snapshot: Snapshot
  let folder: BaselineFolder
  let rule: ComparisonRule
  let mode: RecordMode

  /// - Throws: The error of the strategy if the value cannot be drawn, `AmbiguousSnapshotName` or `UnknownRecordMode`.
  init<Value>(
    of value: Value, as strategy: Snapshotting<Value>, function: String, named name: String?, record: RecordMode?,
    at location: TestSourceLocation
  ) throws {
    let settings = SnapshotSettings.current
    let environment = settings.environment ?? ProcessInfo.processInfo.environment
    let file = URL(fileURLWithPath: "\(location.filePath)")
    let root =
      settings.folder
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(file.deletingPathExtension().lastPathComponent)").path
    let name = try SnapshotName(function: function, named: name).text
    snapshot = try strategy.snapshot(value, name)
    rule = settings.rule ?? strategy.rule
    mode = try settings.mode(atCall: record, environment: environment)
    folder = BaselineFolder(
      root: root, storage: settings.storage ?? .images, failures: Self.failures(environment),
      acceptCommand: "LABELKIT_RECORD=failed swift test --filter '\(Self.filter(name))'")
    switch snapshot.contents {
    case .text(let text): try UsedNames.record(root + "/" + name + ".txt", location: location.description, contents: .text(text))
    case .image(let image, _):
      try UsedNames.record(root + "/" + name + ".png", location: location.description, contents: .pixels(PixelHash(of: image).description))
    }
  }

  func outcome() throws -> BaselineFolder.Outcome { try folder.check(snapshot, rule: rule, mode: mode) }

  /// The folder for failures: `LABELKIT_SNAPSHOT_FAILURES`, or a temporary folder of this process.
  private static func failures(_ environment: [String: String]) -> String {
    if let folder = environment["LABELKIT_SNAPSHOT_FAILURES"], !folder.isEmpty { return folder }
    let name = "labelkit-snapshots-\(ProcessInfo.processInfo.processIdentifier)"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  /// The name of the test for `--filter`, without its arguments and the name of the snapshot.
  private static func filter(_ name: String) -> String {
    name.split(separator: "/").map { $0.split(separator: ".").first.map(String.init) ?? "" }.joined(separator: "/")
  }
}
