// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelSnapshotEngine
internal import LabelSystem

/// The folder for failures of Swift tests, and the report in it. It has the failures of the last run only.
struct SnapshotFailureFolder {
  let path: String

  /// `LABELKIT_SNAPSHOT_FAILURES`, or else `.build/snapshot-failures` of the package that the test is in. A test without a package has the
  /// folder `snapshot-failures` in the current folder.
  init(_ environment: [String: String], testFile: URL) {
    if let folder = environment["LABELKIT_SNAPSHOT_FAILURES"], !folder.isEmpty {
      path = folder
    } else if let package = Self.package(of: testFile) {
      path = package.appendingPathComponent(".build/snapshot-failures").path
    } else {
      path = "snapshot-failures"
    }
  }

  /// The path of the report. A browser opens it.
  var report: String { path + "/report.html" }

  /// Adds a result to the report.
  ///
  /// - Throws: `MachineError` if the report cannot be written.
  func append(_ result: SnapshotResult) throws {
    try BaselineFolder(root: "", failures: path).noteFailureFile("report.html")
    try RunFile(report, head: HTMLReport.head(run: TestRun.name), tail: HTMLReport.tail, .report).append(HTMLReport.element(result))
  }

  /// The nearest folder above a file that has a `Package.swift`.
  private static func package(of file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
