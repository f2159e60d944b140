// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelSnapshotEngine

/// Lines that a test prints beside what the test framework reports.
enum TestConsole {
  /// Prints the files that were accepted.
  static func printRecorded(_ files: [String], in folder: BaselineFolder) {
    for file in files { write("recorded \(relative(folder.root + "/" + file))\n") }
  }

  /// Prints an annotation for GitHub Actions, which shows it beside the line of the assertion.
  static func annotate(_ diagnostic: Diagnostic) {
    guard SnapshotSettings.currentEnvironment["GITHUB_ACTIONS"] == "true" else { return }
    write(diagnostic.workflowCommand + "\n")
  }

  /// A path as seen from the current folder, if it is below it: annotations and JUnit files name files of the repository.
  static func relative(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  /// Writes whole lines, which no other thread interrupts.
  private static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
