// SPDX-License-Identifier: MIT

public import Testing

/// A trait with settings for the snapshots of a test or of all tests of a suite.
///
///     @Test(.snapshots(record: .missing)) func rain() { … }
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings of the trait. Those of inner traits override them.
  public let settings: SnapshotSettings

  /// Whether the trait also applies to the suites inside a suite; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings of the trait.
  ///
  /// - Parameters:
  ///   - test: The test to run.
  ///   - testCase: The arguments of the test, if it has any.
  ///   - function: The body of the test.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
    try await SnapshotSettings.$current.withValue(settings.inside(.current)) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets the snapshots to accept, their storage and folder, and the rule for equal images. Properties that are `nil` are left unchanged.
  ///
  /// - Parameters:
  ///   - record: The snapshots to accept as they are now.
  ///   - storage: The form in which baseline images are stored.
  ///   - folder: The folder of accepted snapshots.
  ///   - rule: The rule by which two images are equal.
  public static func snapshots(
    record: RecordMode? = nil, storage: BaselineStorage? = nil, folder: String? = nil, rule: ComparisonRule? = nil
  ) -> Self {
    SnapshotTrait(settings: SnapshotSettings(record: record, storage: storage, folder: folder, rule: rule))
  }
}
