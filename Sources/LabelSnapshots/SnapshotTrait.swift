// SPDX-License-Identifier: MIT

public import Testing

/// Settings for the snapshots of a test or of all tests of a suite.
///
///     @Test(.snapshots(record: .missing)) func rain() { … }
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// What it sets; inner traits win.
  public let settings: SnapshotSettings

  /// Holds for suites inside of a suite too.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await SnapshotSettings.$current.withValue(settings.inside(.current)) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Which snapshots are accepted, in what form and where they are kept, and when they count as equal; nil leaves it as it is outside.
  public static func snapshots(
    record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, rule: PictureRule? = nil
  ) -> Self {
    SnapshotTrait(settings: SnapshotSettings(record: record, storage: storage, folder: folder, rule: rule))
  }
}
