// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelSnapshotEngine

/// `labelkit snapshot`: the pictures of manifests against accepted ones.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Says which labels of manifests do not look as accepted, and accepts them.",
    discussion: "Exit codes: 0 all as accepted, 20 some differ, 22 some are missing or orphaned, 1 some labels could not be drawn.",
    subcommands: [VerifySnapshots.self, RecordSnapshots.self, ReviewSnapshots.self, ReportSnapshots.self, PruneSnapshots.self])
}

extension Console {
  /// Says what is wrong with labels that could not be drawn, and how others differ.
  func showFailures(of results: SnapshotResults) {
    for result in results.results {
      for diagnostic in result.diagnostics { show(diagnostic) }
      if let failure = result.failure { error(failure.description + "\n") }
    }
  }
}
