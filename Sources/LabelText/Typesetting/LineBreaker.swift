// SPDX-License-Identifier: MIT

/// Clusters of one paragraph that stand on one line.
struct LineSpan {
  /// Everything up to the next line, whitespace at the end included.
  var clusters: Range<Int>
  /// Whether the line ends inside a word because nothing shorter could be done.
  var breaksWord = false
  /// Whether the paragraph or a line separator ends here, so that the line is not stretched.
  var isHardEnd = false
  /// The mark that shows that the line ends inside a word; not part of the text.
  var hyphen: Hyphen?
}

/// Fills lines one after the other, each as full as it gets (UILabel records G7, G8).
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// The paragraph's place in the text.
  let index: Int
  let marks: LineMarks
  private var first: LineBox
  private var others: LineBox

  /// - Parameter width: points of the text's box; may be infinite.
  init(paragraph: ShapedParagraph, index: Int, width: Double, marks: LineMarks) {
    self.paragraph = paragraph
    self.index = index
    self.marks = marks
    first = paragraph.layout.indents.line(isFirst: true, in: width)
    others = paragraph.layout.indents.line(isFirst: false, in: width)
  }

  /// Widths are sums of floating-point numbers: a line that measures its own width must fit in it.
  static let tolerance = 1e-3

  /// The paragraph's lines, one at least, which is empty for an empty paragraph; one more than `limit` where there are more, which is
  /// all that needs to be known of the rest.
  func lines(limit: Int) -> [LineSpan] {
    let lines = greedyLines(limit: limit)
    // Clipping and middle truncation are meant for one line; Apple ignores the strategy there.
    let (strategy, mode) = (paragraph.layout.lineBreakStrategy, paragraph.layout.lineBreakMode)
    guard mode != .byClipping, mode != .byTruncatingMiddle, lines.count <= limit else { return lines }
    if strategy.contains(.balanced) { return balancing(lines) }
    return strategy.contains(.pushOut) ? pushingOut(lines) : lines
  }

  /// The same before any strategy: each line as full as it gets.
  func greedyLines(limit: Int) -> [LineSpan] {
    var lines: [LineSpan] = []
    var next = 0
    repeat {
      let line = line(from: next)
      lines.append(line)
      next = line.clusters.upperBound
    } while next < paragraph.clusters.count && lines.count <= limit
    return lines
  }

  /// The same paragraph with no more than `width` points for any line.
  func narrowed(to width: Double) -> LineBreaker {
    var result = self
    result.first.width = min(width, first.width)
    result.others.width = min(width, others.width)
    return result
  }

  /// The longest line that begins with cluster `start` and fits; at least one cluster long.
  func line(from start: Int) -> LineSpan {
    let clusters = paragraph.clusters
    var pen = LinePen(paragraph, from: start, indent: box(from: start).indent)
    var index = start
    while index < clusters.count {
      pen.advance(to: index + 1)
      // Whitespace at the end hangs, so only what is not whitespace can be too much; when any cluster may end a line, a space counts as
      // well (G8).
      if index > start, breaksAnywhere || !clusters[index].isWhitespace, !fits(pen, from: start) {
        let line = lastOpportunity(from: start, before: index)
        return dividingWord(after: line, from: start, before: index) ?? line ?? LineSpan(clusters: start..<index, breaksWord: true)
      }
      index += 1
      if clusters[index - 1].forcesBreakAfter { return LineSpan(clusters: start..<index, isHardEnd: true) }
    }
    return LineSpan(clusters: start..<clusters.count, isHardEnd: true)
  }

  /// Everything from a cluster to the next forced line end, however wide.
  func unbroken(from start: Int) -> Range<Int> {
    let end = paragraph.clusters[start...].firstIndex(where: \.forcesBreakAfter).map { $0 + 1 }
    return start..<(end ?? paragraph.clusters.count)
  }

  /// Whether lines may end before any cluster, not only between words.
  var breaksAnywhere: Bool { paragraph.layout.lineBreakMode == .byCharWrapping }

  /// The room of a line that begins with a cluster.
  func box(from start: Int) -> LineBox { start == 0 ? first : others }

  /// Whether what is on a line, whitespace at its end included, has room; tracking after the last cluster counts only where any cluster
  /// may end a line.
  private func fits(_ pen: LinePen, from start: Int) -> Bool {
    let hanging = breaksAnywhere || pen.end == start ? 0 : paragraph.clusters[pen.end - 1].trailingSpacing
    return pen.width - hanging <= box(from: start).width + Self.tolerance
  }

  /// Points of a line of these clusters, whitespace at its end included.
  func width(_ clusters: Range<Int>) -> Double {
    paragraph.lineWidth(clusters, indent: box(from: clusters.lowerBound).indent)
  }

  /// The same without the whitespace at its end.
  func visibleWidth(_ clusters: Range<Int>) -> Double {
    paragraph.visibleWidth(clusters, indent: box(from: clusters.lowerBound).indent)
  }
}

extension LineBreaker {
  /// The same lines with one more word on the last one, where it would hold a single word; NSParagraphStyle's `pushOut`.
  ///
  /// Only when the line above keeps at least one word and the moved word fits. Apple says "usually pushes out the last line by a single
  /// word"; the exact trigger is not published.
  private func pushingOut(_ lines: [LineSpan]) -> [LineSpan] {
    guard lines.count >= 2, !breaksAnywhere else { return lines }
    let last = lines[lines.count - 1].clusters
    let previous = lines[lines.count - 2]
    guard !previous.breaksWord, previous.hyphen == nil, !previous.isHardEnd, last.lowerBound == previous.clusters.upperBound else {
      return lines
    }
    guard !hasOpportunity(inside: paragraph.trimmedEnd(last)) else { return lines }
    let opportunities = paragraph.trimmedEnd(previous.clusters).dropFirst().filter(endsWord(before:))
    guard let moved = opportunities.last, visibleWidth(moved..<last.upperBound) <= box(from: moved).width + Self.tolerance
    else { return lines }
    var result = lines
    result[lines.count - 2].clusters = previous.clusters.lowerBound..<moved
    result[lines.count - 1].clusters = moved..<last.upperBound
    return result
  }

  private func hasOpportunity(inside range: Range<Int>) -> Bool {
    range.dropFirst().contains(where: endsWord(before:))
  }

  /// A soft hyphen divides a word and does not end one.
  private func endsWord(before cluster: Int) -> Bool {
    paragraph.clusters[cluster].allowsBreakBefore && !paragraph.clusters[cluster - 1].isSoftHyphen
  }
}
