// SPDX-License-Identifier: MIT

public import LabelSnapshotEngine

/// What holds for the snapshots of a scope: a test, a suite, or the body of `withSnapshots`.
public struct SnapshotSettings: Hashable, Sendable {
  /// Which snapshots are accepted as they are now; nil for what `LABELKIT_RECORD` says. On a build server always none.
  public var record: RecordMode?
  /// In what form pictures are kept; nil for PNG files.
  public var storage: BaselineStorage?
  /// The folder of accepted snapshots; nil for `__Snapshots__/<file>` beside the test's file.
  public var folder: String?
  /// When two pictures count as equal; nil for what the strategy says.
  public var rule: PictureRule?
  /// What stands in for the process's environment; nil for the real one. For tests of recording itself, which a build server runs too.
  package var environment: [String: String]?

  /// Settings that change nothing.
  public init(record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, rule: PictureRule? = nil) {
    self.record = record
    self.storage = storage
    self.folder = folder
    self.rule = rule
  }

  @TaskLocal static var current = SnapshotSettings()

  /// These settings, and those of an outer scope where these say nothing.
  func inside(_ outer: SnapshotSettings) -> SnapshotSettings {
    var settings = SnapshotSettings(
      record: record ?? outer.record, storage: storage ?? outer.storage, folder: folder ?? outer.folder, rule: rule ?? outer.rule)
    settings.environment = environment ?? outer.environment
    return settings
  }

  /// The mode that counts at a call.
  ///
  /// - Throws: `UnknownRecordMode` when the environment names none that exists.
  func mode(atCall call: RecordMode?, environment: [String: String]) throws(UnknownRecordMode) -> RecordMode {
    if let asked = call ?? record { return asked.allowed(in: environment) }
    return try RecordMode(environment: environment)
  }
}

/// Runs a body with settings for all snapshots in it; what they leave out stays as it was.
public func withSnapshots<Result>(_ settings: SnapshotSettings, _ body: () throws -> Result) rethrows -> Result {
  try SnapshotSettings.$current.withValue(settings.inside(.current), operation: body)
}

/// Runs a body with settings for all snapshots in it; what they leave out stays as it was.
public func withSnapshots<Result>(
  _ settings: SnapshotSettings, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotSettings.$current.withValue(settings.inside(.current), operation: body, isolation: isolation)
}
