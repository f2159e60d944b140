// SPDX-License-Identifier: MIT

internal import LabelCore

/// The difference of two texts: their first unequal line.
public struct TextDifference: Hashable, Sendable {
  /// The number of the line, from 1.
  public let line: Int
  /// The line of the new text; `nil` after its end.
  public let actual: String?
  /// The line of the accepted text; `nil` after its end.
  public let accepted: String?

  /// Compares two texts byte by byte. The result is `nil` if they are equal.
  ///
  /// Canonically equivalent texts with different bytes are not equal, since they may be drawn in different ways.
  ///
  /// - Parameters:
  ///   - actual: The new text.
  ///   - accepted: The accepted text.
  public init?(actual: String, accepted: String) {
    guard actual != accepted || !actual.utf8.elementsEqual(accepted.utf8) else { return nil }
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let old = accepted.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(new, old).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }
    let index = first?.offset ?? min(new.count, old.count)
    line = index + 1
    self.actual = index < new.count ? String(new[index]) : nil
    self.accepted = index < old.count ? String(old[index]) : nil
  }

  /// In characters: the longest part of a line that a failure shows.
  private static let shownLength = 300

  var facts: [SnapshotFailure.Fact] {
    let shown = TextExcerpt(actual: actual ?? "", accepted: accepted ?? "", length: Self.shownLength)
    let (new, old) = (actual == nil ? "the end" : shown.actual, accepted == nil ? "the end" : shown.accepted)
    return [("line", "\(line)"), ("is", new), ("was", old)].map { .init($0.0, $0.1) }
  }

  /// Whether the lines of two layouts have different text, which is in quotation marks after `line`.
  static func changesLineText(actual: String, accepted: String) -> Bool { lineTexts(of: actual) != lineTexts(of: accepted) }

  private static func lineTexts(of layout: String) -> [Substring] {
    layout.lines.compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("line "), let end = line.firstRange(of: " baseline=") else { return nil }
      return line[..<end.lowerBound]
    }
  }
}
