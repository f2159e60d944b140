// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// One assertion: a snapshot, and the baseline folder to compare it with.
struct SnapshotCheck {
  let snapshot: Snapshot
  let folder: BaselineFolder
  let rule: ComparisonRule
  let mode: RecordMode
  private let failures: SnapshotFailureFolder
  private let location: DocumentLocation

  /// - Throws: The error of the strategy if the value cannot be drawn, `AmbiguousSnapshotName` or `UnknownRecordMode`.
  init<Value>(
    of value: Value, as strategy: Snapshotting<Value>, name: String, record: RecordMode?, at location: TestSourceLocation
  ) throws {
    self.location = location.documentLocation
    let settings = SnapshotSettings.current
    let environment = SnapshotSettings.currentEnvironment
    let file = URL(fileURLWithPath: "\(location.filePath)")
    let root = Self.root(settings, file)
    snapshot = try strategy.snapshot(value, name)
    rule = settings.rule ?? strategy.rule
    mode = try settings.mode(atCall: record, environment: environment)
    failures = SnapshotFailureFolder(environment, testFile: file)
    var folder = BaselineFolder(
      root: root, storage: settings.storage ?? .images, failures: failures.path,
      acceptCommand: "LABELKIT_RECORD=failed swift test --filter '\(Self.filter(name))'")
    folder.report = failures.report
    self.folder = folder
    let (end, contents) =
      switch snapshot.contents {
      case .text(let text): (".txt", Array(text.utf8))
      case .image(_, let png): (".png", png)
      }
    try UsedNames.record(root + "/" + name + end, location: location.description, contents: contents)
  }

  /// The folder of accepted snapshots of the tests in a file.
  static func root(_ settings: SnapshotSettings, _ file: URL) -> String {
    settings.folder
      ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(file.deletingPathExtension().lastPathComponent)").path
  }

  /// Compares the snapshot. A failure is added to the report.
  func outcome() throws -> BaselineFolder.Outcome {
    folder.removeEarlierFailures()
    folder.removeOrphanedTemporaries(accepts: mode != .never)
    let outcome = try folder.check(snapshot, rule: rule, mode: mode)
    if case .failed(let failure) = outcome {
      var result = SnapshotResult(name: failure.name, status: failure.reason == .missing ? .new : .changed)
      result.failure = failure
      result.actual = failure.attachments.first { $0.name == "actual.png" }?.bytes
      result.accepted = failure.attachments.first { $0.name == "expected.png" }?.bytes
      result.location = location
      result.isDark = snapshot.isDark
      try failures.append(result)
    }
    return outcome
  }

  /// The name of the test for `--filter`, without its arguments and the name of the snapshot.
  private static func filter(_ name: String) -> String {
    name.split(separator: "/").map { $0.split(separator: ".").first.map(String.init) ?? "" }.joined(separator: "/")
  }
}
