// SPDX-License-Identifier: MIT

internal import LabelSettings

extension LineBreaker {
  /// The longest line from `start` that ends before cluster `overflow`, between words or at a soft hyphen whose hyphen still fits; nil when
  /// there is none.
  func lastOpportunity(from start: Int, before overflow: Int) -> LineSpan? {
    for end in stride(from: overflow, to: start, by: -1) where breaksAnywhere || paragraph.clusters[end].allowsBreakBefore {
      guard !breaksAnywhere, paragraph.clusters[end - 1].isSoftHyphen else {
        if fitsWithoutKerning(start..<end) { return LineSpan(clusters: start..<end) }
        continue
      }
      if let line = hyphenated(start..<end) { return line }
    }
    return nil
  }

  /// Whether a line still fits if its last cluster is not kerned with the first one of the next line.
  func fitsWithoutKerning(_ clusters: Range<Int>) -> Bool {
    let kerning = lineEnds.kerning(in: paragraph, before: clusters.upperBound)
    return kerning >= 0 || clusters.count == 1
      || visibleWidth(clusters) - kerning <= box(from: clusters.lowerBound).width + Self.tolerance
  }

  /// The longest line from `start` that ends with a space before cluster `overflow`; nil when there is none.
  ///
  /// UAX #14 allows no break after a space before some punctuation (LB13: "word .save"). Breaking there is better than breaking the word.
  func lastSpace(from start: Int, before overflow: Int) -> LineSpan? {
    guard !breaksAnywhere else { return nil }
    for end in stride(from: overflow, to: start + 1, by: -1)
    where paragraph.clusters[end - 1].isWhitespace && !paragraph.clusters[end].isWhitespace {
      return paragraph.trimmedEnd(start..<end).isEmpty ? nil : LineSpan(clusters: start..<end)
    }
    return nil
  }

  /// The line extended by a hyphenated part of the next word, if it would be too empty without it; otherwise nil.
  ///
  /// NSParagraphStyle: "hyphenation is attempted when the ratio of the text width (as broken without hyphenation) to the width of the
  /// line fragment is less than the hyphenation factor". A line that would have to break its only word counts as empty.
  func hyphenatingNextWord(after line: LineSpan?, from start: Int, before overflow: Int) -> LineSpan? {
    let available = box(from: start).width
    guard paragraph.layout.hyphenationFactor > 0, !breaksAnywhere, available > 0 else { return nil }
    let filled = line.map { visibleWidth($0.clusters) + ($0.hyphen?.width ?? 0) } ?? 0
    guard filled / available < paragraph.layout.hyphenationFactor else { return nil }
    for end in stride(from: overflow, to: line?.clusters.upperBound ?? start, by: -1) where paragraph.clusters[end].allowsHyphenBefore {
      if let hyphenated = hyphenated(start..<end) { return hyphenated }
    }
    return nil
  }

  /// A line that ends with a hyphen in the style of the character before it; nil when the hyphen does not fit.
  private func hyphenated(_ clusters: Range<Int>) -> LineSpan? {
    guard let last = clusters.last else { return nil }
    let hyphen = lineEnds.hyphen(paragraph.runs[paragraph.clusters[last].run].style)
    guard width(clusters) + hyphen.width <= box(from: clusters.lowerBound).width + Self.tolerance else { return nil }
    return LineSpan(clusters: clusters, hyphen: hyphen)
  }
}
