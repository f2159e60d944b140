// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine

/// `labelkit snapshot`: compares the labels of manifests with snapshots.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Compares the labels of manifests with snapshots, and accepts them.",
    discussion: "Exit codes: 0 all are equal, 20 some differ, 22 some are missing or orphaned, 1 some labels could not be rendered.",
    subcommands: [
      VerifySnapshots.self, RecordSnapshots.self, ReviewSnapshots.self, AcceptSnapshots.self, ReportSnapshots.self, PruneSnapshots.self,
    ])
}

extension Console {
  /// Shows the errors of labels that could not be rendered, how others differ, and the snapshots without a label.
  func showFailures(of results: SnapshotResults) {
    for result in results.results {
      for diagnostic in result.diagnostics { show(diagnostic) }
      guard let diagnostic = result.differenceDiagnostic else { continue }
      // The facts of a failure are lines below the headline, not one line of help.
      if printer.style == .human, let failure = result.failure {
        var headline = printer
        headline.style = .short
        error(headline.text(diagnostic) + failure.details + "\n")
      } else {
        show(diagnostic)
      }
    }
  }

  /// Prints the paths of recorded files, each once.
  func outputFiles(of results: SnapshotResults, in folder: BaselineFolder) throws(Diagnostic) {
    var printed: Set<String> = []
    try output(lines: results.results.flatMap(\.files).filter { printed.insert($0).inserted }.map { "\(folder.root)/\($0)" })
  }
}
