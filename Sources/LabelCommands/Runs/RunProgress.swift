// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore
package import LabelManifest

/// The progress of a run, as text for standard error.
package struct RunProgress: Hashable, Sendable {
  /// How many results the run will have; nil if that is unknown, as with rows from a pipe.
  package private(set) var total: ExpectedCount?
  private var summary = RunSummary()

  /// Creates the progress of a run without results.
  package init(total: ExpectedCount? = nil) {
    self.total = total
  }

  /// Counts a result, and takes over what it says of the total.
  package mutating func add(_ result: RunResult) {
    summary.add(result)
    total = result.total ?? total
  }

  /// A line that overwrites the previous one on a terminal: `12/100 images (12%, about 40 s left), 1 failed`.
  ///
  /// - Parameter elapsed: The time since the run began. The time that is left is said after two seconds; before, it varies too much.
  package func terminalLine(after elapsed: Duration = .zero) -> String {
    let written =
      switch total {
      case .exactly(let total): "\(summary.total)/\(total)"
      case .about(let total): "\(summary.total) of about \(max(Self.rounded(total), summary.total))"
      case nil: "\(summary.total)"
      }
    let notes = [percentage, timeLeft(after: elapsed)].compactMap { $0 }
    return "\r" + written + ((expected ?? summary.total) == 1 ? " image" : " images")
      + (notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")") + (summary.failed > 0 ? ", \(summary.failed) failed" : "")
      + "\u{1B}[K"
  }

  /// The total, at least the number of results so far; nil if it is unknown.
  private var expected: Int? { total.map { max($0.number, summary.total) } }

  /// The percentage of the results, rounded down; an estimate is never 100%.
  private var percentage: String? {
    guard let expected, expected > 0 else { return nil }
    let percent = Int(Double(summary.total) / Double(expected) * 100)
    if case .about = total { return "\(min(percent, 99))%" }
    return "\(percent)%"
  }

  private func timeLeft(after elapsed: Duration) -> String? {
    guard let expected, summary.total > 0, summary.total < expected, elapsed >= .seconds(2) else { return nil }
    let seconds = elapsed / Duration.seconds(1) * Double(expected - summary.total) / Double(summary.total)
    let (count, unit) = seconds <= 99 ? (seconds, "s") : seconds <= 99 * 60 ? (seconds / 60, "min") : (seconds / 3600, "h")
    return "about \(Int(count.rounded(.up))) \(unit) left"
  }

  /// An estimate to two digits, so that it does not flicker.
  private static func rounded(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return (number + unit / 2) / unit * unit
  }

  /// The control characters that clear that line.
  package static let clearing = "\r\u{1B}[K"

  /// One JSON object, without a line end. An estimate is no total.
  package var json: String {
    let exact: Int? = if case .exactly(let total) = total { total } else { nil }
    let json: JSONValue = ["done": summary.total.json, "total": exact.json, "failed": summary.failed.json]
    return json.line
  }
}
