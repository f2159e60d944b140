// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelComparison
public import LabelSnapshotEngine

/// The settings for the snapshots of a scope: a test, a suite, or the body of `withSnapshots`.
public struct SnapshotSettings: Hashable, Sendable {
  /// The snapshots to accept as they are now; `nil` for the mode in `LABELKIT_RECORD`. On a build server none is accepted.
  public var record: RecordMode?
  /// The form in which baseline images are stored; `nil` for PNG files.
  public var storage: BaselineStorage?
  /// The folder of accepted snapshots; `nil` for `__Snapshots__/<file>` next to the test's file.
  public var folder: String?
  /// The rule by which two images are equal; `nil` for that of the strategy.
  public var rule: ComparisonRule?
  /// A replacement for the environment of the process, for tests; nil for the real one.
  package var environment: [String: String]?

  /// Creates settings for the snapshots of a scope. By default they change nothing.
  ///
  /// - Parameters:
  ///   - record: The snapshots to accept as they are now; `nil` for the mode of the enclosing scope.
  ///   - storage: The form in which baseline images are stored; `nil` for that of the enclosing scope.
  ///   - folder: The folder of accepted snapshots; `nil` for that of the enclosing scope.
  ///   - rule: The rule by which two images are equal; `nil` for that of the enclosing scope.
  public init(record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, rule: ComparisonRule? = nil) {
    self.record = record
    self.storage = storage
    self.folder = folder
    self.rule = rule
  }

  @TaskLocal static var current = SnapshotSettings()

  /// The environment of the scope.
  static var currentEnvironment: [String: String] { current.environment ?? ProcessInfo.processInfo.environment }

  /// These settings, with those of an outer scope where these are nil.
  func inside(_ outer: SnapshotSettings) -> SnapshotSettings {
    var settings = SnapshotSettings(
      record: record ?? outer.record, storage: storage ?? outer.storage, folder: folder ?? outer.folder, rule: rule ?? outer.rule)
    settings.environment = environment ?? outer.environment
    return settings
  }

  /// The record mode for a call.
  ///
  /// - Throws: `UnknownRecordMode` if the environment names an unknown mode.
  func mode(atCall call: RecordMode?, environment: [String: String]) throws(UnknownRecordMode) -> RecordMode {
    if let mode = call ?? record { return mode.allowed(in: environment) }
    return try RecordMode(environment: environment)
  }
}

/// Runs a closure with settings for all snapshots in it.
///
/// - Parameters:
///   - settings: The settings. A property that is `nil` keeps the value of the enclosing scope.
///   - body: The closure to run.
/// - Returns: The result of the closure.
public func withSnapshots<Result>(_ settings: SnapshotSettings, _ body: () throws -> Result) rethrows -> Result {
  try SnapshotSettings.$current.withValue(settings.inside(.current), operation: body)
}

/// Runs an asynchronous closure with settings for all snapshots in it.
///
/// - Parameters:
///   - settings: The settings. A property that is `nil` keeps the value of the enclosing scope.
///   - isolation: The actor that the closure runs on; that of the caller by default.
///   - body: The closure to run.
/// - Returns: The result of the closure.
public func withSnapshots<Result>(
  _ settings: SnapshotSettings, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotSettings.$current.withValue(settings.inside(.current), operation: body, isolation: isolation)
}
