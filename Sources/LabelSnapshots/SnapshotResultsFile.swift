// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelSnapshotEngine
internal import LabelSystem

/// The file that `LABELKIT_SNAPSHOT_JUNIT` names, with a JUnit case for each snapshot. `swift test --xunit-output` has only one for each
/// test, even if it has several arguments.
///
/// XCTest and Swift Testing run in processes of their own, which share the file. It is valid XML after every case.
enum SnapshotResultsFile {
  private static let head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- run \(TestRun.name) -->\n<testsuites>\n<testsuite name=\"snapshots\">\n"
  private static let tail = "</testsuite>\n</testsuites>\n"

  /// Appends a case, if the environment names a file.
  ///
  /// - Throws: `MachineError` if the file cannot be written, or is something else than JUnit results of LabelKit.
  static func append(_ testCase: JUnitCase) throws {
    let environment = SnapshotSettings.currentEnvironment
    guard let path = environment["LABELKIT_SNAPSHOT_JUNIT"], !path.isEmpty else { return }
    try RunFile(path, head: head, tail: tail, .testResults).append(testCase.element + "\n")
  }
}
