// SPDX-License-Identifier: MIT

internal import LabelSettings

/// A line as a range of a paragraph's clusters.
struct LineSpan {
  /// The clusters up to the next line, including whitespace at the end.
  var clusters: Range<Int>
  /// Whether the line ends inside a word because not even one word fits.
  var breaksWord = false
  /// Whether the line ends with the paragraph or a line separator, so that it is not justified.
  var isHardEnd = false
  /// The hyphen at the end of a line that ends inside a word; not part of the text.
  var hyphen: Hyphen?
}

/// Breaks a paragraph greedily: each line gets as much text as fits (UILabel records G7, G8).
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// The paragraph's index in the text.
  let index: Int
  let lineEnds: LineEnds
  private var first: LineBox
  private var others: LineBox

  /// - Parameter width: the width of the text's box in points; may be infinite.
  init(paragraph: ShapedParagraph, index: Int, width: Double, lineEnds: LineEnds) {
    self.paragraph = paragraph
    self.index = index
    self.lineEnds = lineEnds
    first = paragraph.layout.indents.line(isFirst: true, in: width)
    others = paragraph.layout.indents.line(isFirst: false, in: width)
  }

  /// The tolerance in points. Widths are sums of floating-point numbers, and a line must fit into its own measured width.
  static let tolerance = 1e-3

  /// The paragraph's lines, at least one; an empty paragraph has an empty line. At most `limit` + 1 lines are made, which tells whether
  /// there are more than `limit`.
  func lines(limit: Int) -> [LineSpan] {
    let lines = greedyLines(limit: limit)
    // Clipping and middle truncation are for single lines; Apple ignores the strategy with them.
    let (strategy, mode) = (paragraph.layout.lineBreakStrategy, paragraph.layout.lineBreakMode)
    guard mode != .byClipping, mode != .byTruncatingMiddle, lines.count <= limit else { return lines }
    if strategy.contains(.balanced) { return balancing(lines) }
    return strategy.contains(.pushOut) ? pushingOut(lines) : lines
  }

  /// The lines before any strategy is applied: each with as much text as fits.
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

  /// The same breaker with lines of at most `width` points.
  func narrowed(to width: Double) -> LineBreaker {
    var result = self
    result.first.width = min(width, first.width)
    result.others.width = min(width, others.width)
    return result
  }

  /// The longest line from cluster `start` that fits; at least one cluster long.
  func line(from start: Int) -> LineSpan {
    let clusters = paragraph.clusters
    var pen = LinePen(paragraph, from: start, indent: box(from: start).indent)
    var index = start
    while index < clusters.count {
      pen.advance(to: index + 1)
      // Whitespace at the end hangs, so only other clusters can exceed the width. When lines may break anywhere, spaces count too (G8).
      if index > start, breaksAnywhere || !clusters[index].isWhitespace, !fits(pen, from: start) {
        let line = lastOpportunity(from: start, before: index)
        return hyphenatingNextWord(after: line, from: start, before: index) ?? line ?? lastSpace(from: start, before: index)
          ?? LineSpan(clusters: start..<emergencyBreak(from: start, before: index), breaksWord: true)
      }
      index += 1
      if clusters[index - 1].forcesBreakAfter { return LineSpan(clusters: start..<index, isHardEnd: true) }
    }
    return LineSpan(clusters: start..<clusters.count, isHardEnd: true)
  }

  /// The clusters from `start` up to the next forced line end, however wide.
  func unbroken(from start: Int) -> Range<Int> {
    let end = paragraph.clusters[start...].firstIndex(where: \.forcesBreakAfter).map { $0 + 1 }
    return start..<(end ?? paragraph.clusters.count)
  }

  /// The lines that end at forced line ends only, at least one.
  func unbrokenLines() -> [LineSpan] {
    var lines: [LineSpan] = []
    repeat {
      lines.append(LineSpan(clusters: unbroken(from: lines.last?.clusters.upperBound ?? 0), isHardEnd: true))
    } while lines.last.map { $0.clusters.upperBound < paragraph.clusters.count } ?? false
    return lines
  }

  /// Whether lines may break before any cluster, not only between words.
  var breaksAnywhere: Bool { paragraph.layout.lineBreakMode == .byCharWrapping }

  /// The box of a line that begins with a cluster.
  func box(from start: Int) -> LineBox { start == 0 ? first : others }

  /// Whether the clusters of a line fit, including whitespace at the end. Tracking after the last cluster counts only when lines may break
  /// anywhere.
  private func fits(_ pen: LinePen, from start: Int) -> Bool {
    let hanging = breaksAnywhere || pen.end == start ? 0 : paragraph.clusters[pen.end - 1].trailingSpacing
    return pen.width - hanging + paragraph.endPadding(start..<pen.end) <= box(from: start).width + Self.tolerance
  }

  /// The width of a line in points, including whitespace at the end.
  func width(_ clusters: Range<Int>) -> Double {
    paragraph.lineWidth(clusters, indent: box(from: clusters.lowerBound).indent) + paragraph.endPadding(clusters)
  }

  /// The width of a line in points, without whitespace at the end.
  func visibleWidth(_ clusters: Range<Int>) -> Double {
    paragraph.visibleWidth(clusters, indent: box(from: clusters.lowerBound).indent)
  }
}

extension LineBreaker {
  /// The lines with one more word on the last line, if it would have a single word; NSParagraphStyle's `pushOut`.
  ///
  /// The line above must keep at least one word, and the moved word must fit. Apple says "usually pushes out the last line by a single
  /// word"; the exact condition is not published.
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

  /// Whether a word ends before a cluster. A soft hyphen only divides a word.
  private func endsWord(before cluster: Int) -> Bool {
    paragraph.clusters[cluster].allowsBreakBefore && !paragraph.clusters[cluster - 1].isSoftHyphen
  }
}
