// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelSnapshotEngine
internal import LabelSystem
internal import Synchronization

/// The file that `LABELKIT_SNAPSHOT_JUNIT` names, with a JUnit case for each snapshot. `swift test --xunit-output` has only one for each
/// test, even if it has several arguments.
///
/// As with `--xunit-output`, the results of XCTest are in the file itself and those of Swift Testing in `NAME-swift-testing.xml` beside it,
/// because each runs in its own process. The file is valid XML after every case.
enum SnapshotResultsFile {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"snapshots\">\n"
  private static let tail = "</testsuite>\n</testsuites>\n"

  /// The files that this process has created.
  private static let created = Mutex<Set<String>>([])

  /// Appends a case, if the environment names a file.
  ///
  /// - Throws: `MachineError` if the file cannot be written, or is something else than JUnit results of LabelKit.
  static func append(_ testCase: JUnitCase, isXCTest: Bool) throws {
    let environment = SnapshotSettings.current.environment ?? ProcessInfo.processInfo.environment
    guard let named = environment["LABELKIT_SNAPSHOT_JUNIT"], !named.isEmpty else { return }
    let path = isXCTest ? named : swiftTestingPath(named)
    try created.withLock { created in
      if !created.contains(path) {
        try GrowingFile.create(path, head: head, tail: tail, .testResults)
        created.insert(path)
      }
      try GrowingFile.append(testCase.element + "\n", before: tail, to: path)
    }
  }

  private static func swiftTestingPath(_ path: String) -> String {
    let isXML = path.hasSuffix(".xml")
    return (isXML ? String(path.dropLast(4)) : path) + "-swift-testing" + (isXML ? ".xml" : "")
  }
}
