// SPDX-License-Identifier: MIT

/// Where two texts differ: their first unequal line.
struct TextDifference: Hashable, Sendable {
  /// From 1.
  let line: Int
  /// Nil where that text has ended.
  let actual: String?
  let accepted: String?

  /// Nil when the texts are equal.
  init?(actual: String, accepted: String) {
    guard actual != accepted || !actual.utf8.elementsEqual(accepted.utf8) else { return nil }
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let old = accepted.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(new, old).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }
    let index = first?.offset ?? min(new.count, old.count)
    line = index + 1
    self.actual = index < new.count ? String(new[index]) : nil
    self.accepted = index < old.count ? String(old[index]) : nil
  }

  var lines: [String] {
    ["line        \(line)", "is          \(actual ?? "the end")", "was         \(accepted ?? "the end")"]
  }
}
