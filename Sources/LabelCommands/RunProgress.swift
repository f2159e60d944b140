// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore

/// The progress of a run, as text for standard error.
package struct RunProgress: Hashable, Sendable {
  /// How many files the run will render; nil if that is unknown, as with rows that are read one by one.
  package let total: Int?
  private var summary = RunSummary()

  /// Creates the progress of a run without results.
  package init(total: Int?) {
    self.total = total
  }

  /// Counts a result.
  package mutating func add(_ result: RunResult) {
    summary.add(result)
  }

  /// A line that overwrites the previous one on a terminal: `12/100 images, 1 failed`.
  package var terminalLine: String {
    "\r\(summary.total)" + (total.map { "/\($0)" } ?? "") + ((total ?? summary.total) == 1 ? " image" : " images")
      + (summary.failed > 0 ? ", \(summary.failed) failed" : "") + "\u{1B}[K"
  }

  /// The control characters that clear that line.
  package static let clearing = "\r\u{1B}[K"

  /// One JSON object, without a line end.
  package var json: String {
    JSONText.object([("done", "\(summary.total)"), ("total", total.map { "\($0)" } ?? JSONText.null), ("failed", "\(summary.failed)")])
  }
}
