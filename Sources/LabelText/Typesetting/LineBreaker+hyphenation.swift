// SPDX-License-Identifier: MIT

extension LineBreaker {
  /// Where a line from `start` that has no room for cluster `overflow` may end between words, or at a soft hyphen whose mark still
  /// fits; nil for nowhere.
  func lastOpportunity(from start: Int, before overflow: Int) -> LineSpan? {
    for end in stride(from: overflow, to: start, by: -1) where breaksAnywhere || paragraph.clusters[end].allowsBreakBefore {
      guard !breaksAnywhere, paragraph.clusters[end - 1].isSoftHyphen else { return LineSpan(clusters: start..<end) }
      if let line = hyphenated(start..<end) { return line }
    }
    return nil
  }

  /// The line with the first part of the word that did not fit, where the line would be filled too little without; otherwise nil.
  ///
  /// NSParagraphStyle: "hyphenation is attempted when the ratio of the text width (as broken without hyphenation) to the width of the
  /// line fragment is less than the hyphenation factor". A line that would have to break its only word counts as empty.
  func dividingWord(after line: LineSpan?, from start: Int, before overflow: Int) -> LineSpan? {
    let room = box(from: start).width
    guard paragraph.layout.hyphenationFactor > 0, !breaksAnywhere, room > 0 else { return nil }
    let filled = line.map { visibleWidth($0.clusters) + ($0.hyphen?.width ?? 0) } ?? 0
    guard filled / room < paragraph.layout.hyphenationFactor else { return nil }
    for end in stride(from: overflow, to: line?.clusters.upperBound ?? start, by: -1) where paragraph.clusters[end].allowsHyphenBefore {
      if let divided = hyphenated(start..<end) { return divided }
    }
    return nil
  }

  /// A line that ends in a hyphen, in the style of the letter before it; nil when the hyphen has no room.
  private func hyphenated(_ clusters: Range<Int>) -> LineSpan? {
    guard let last = clusters.last else { return nil }
    let hyphen = marks.hyphen(paragraph.runs[paragraph.clusters[last].run].style)
    guard width(clusters) + hyphen.width <= box(from: clusters.lowerBound).width + Self.tolerance else { return nil }
    return LineSpan(clusters: clusters, hyphen: hyphen)
  }
}
