// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore

/// How far a run has come, as text for standard error. Whether to show it is the caller's choice.
package struct RunProgress: Hashable, Sendable {
  /// How many files the run is to make; nil when nobody knows yet, as with rows that come one by one.
  package let total: Int?
  private var summary = RunSummary()

  /// A run that has made nothing yet.
  package init(total: Int?) {
    self.total = total
  }

  /// Counts a result.
  package mutating func add(_ result: RunResult) {
    summary.add(result)
  }

  /// One line that overwrites itself on a terminal: `12/100 labels, 1 failed`.
  package var terminalLine: String {
    "\r\(summary.total)" + (total.map { "/\($0)" } ?? "") + " labels" + (summary.failed > 0 ? ", \(summary.failed) failed" : "")
      + "\u{1B}[K"
  }

  /// What removes that line again.
  package static let clearing = "\r\u{1B}[K"

  /// One JSON object, without a line end.
  package var json: String {
    JSONText.object([("done", "\(summary.total)"), ("total", total.map { "\($0)" } ?? JSONText.null), ("failed", "\(summary.failed)")])
  }
}
