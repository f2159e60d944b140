// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelSnapshotEngine
internal import Synchronization

/// The file that `LABELKIT_SNAPSHOT_JUNIT` names, with a JUnit case a snapshot: `swift test --xunit-output` has one a test, however many
/// arguments it has.
///
/// As there, XCTest's results are in the file itself and Swift Testing's in `NAME-swift-testing.xml` beside it, since each runs in a
/// process of its own. The file is whole after every case.
enum SnapshotResultsFile {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n<testsuite name=\"snapshots\">\n"
  private static let tail = "</testsuite>\n</testsuites>\n"

  /// The files that this process has begun.
  private static let begun = Mutex<Set<String>>([])

  /// Adds a case, if the environment names a file.
  ///
  /// - Throws: `CocoaError` when it cannot be written.
  static func note(_ testCase: JUnitCase, isXCTest: Bool) throws {
    let environment = SnapshotSettings.current.environment ?? ProcessInfo.processInfo.environment
    guard let named = environment["LABELKIT_SNAPSHOT_JUNIT"], !named.isEmpty else { return }
    let path = isXCTest ? named : beside(named)
    try begun.withLock { begun in
      if begun.insert(path).inserted { try Data((head + tail).utf8).write(to: URL(fileURLWithPath: path)) }
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let end = try file.seekToEnd()
      try file.seek(toOffset: end - UInt64(tail.utf8.count))
      try file.write(contentsOf: Data((testCase.element + "\n" + tail).utf8))
    }
  }

  private static func beside(_ path: String) -> String {
    let isXML = path.hasSuffix(".xml")
    return (isXML ? String(path.dropLast(4)) : path) + "-swift-testing" + (isXML ? ".xml" : "")
  }
}
