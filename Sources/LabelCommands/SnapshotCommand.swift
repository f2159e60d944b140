// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelSnapshotEngine

/// `labelkit snapshot`: compares the labels of manifests with snapshots.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Compares the labels of manifests with snapshots, and accepts them.",
    discussion: "Exit codes: 0 all are equal, 20 some differ, 22 some are missing or orphaned, 1 some labels could not be rendered.",
    subcommands: [VerifySnapshots.self, RecordSnapshots.self, ReviewSnapshots.self, ReportSnapshots.self, PruneSnapshots.self])
}

extension Console {
  /// Shows the errors of labels that could not be rendered, and how others differ.
  func showFailures(of results: SnapshotResults) {
    for result in results.results {
      for diagnostic in result.diagnostics { show(diagnostic) }
      if let failure = result.failure { error(failure.description + "\n") }
    }
  }
}
