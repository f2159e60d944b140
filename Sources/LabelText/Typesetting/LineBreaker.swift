// SPDX-License-Identifier: MIT

/// Clusters of one paragraph that stand on one line.
struct LineSpan: Hashable {
  /// Everything up to the next line, whitespace at the end included.
  var clusters: Range<Int>
  /// Whether the line ends inside a word because nothing shorter could be done.
  var breaksWord = false
  /// Whether the paragraph or a line separator ends here, so that the line is not stretched.
  var isHardEnd = false
}

/// Fills lines one after the other, each as full as it gets (UILabel records G7, G8).
struct LineBreaker {
  let paragraph: ShapedParagraph
  /// Points for the paragraph's first line; may be infinite.
  let firstWidth: Double
  /// Points for its other lines; may be infinite.
  let width: Double
  /// Whether lines may end before any cluster, not only between words.
  let breaksAnywhere: Bool

  /// Widths are sums of floating-point numbers: a line that measures its own width must fit in it.
  static let tolerance = 1e-3

  /// The lines of the clusters from `start` on; at least one, which is empty for an empty paragraph. Stops after `limit` lines.
  func lines(from start: Int = 0, limit: Int = .max) -> [LineSpan] {
    var lines: [LineSpan] = []
    var next = start
    repeat {
      let line = line(from: next)
      lines.append(line)
      next = line.clusters.upperBound
    } while next < paragraph.clusters.count && lines.count < limit
    return lines
  }

  init(paragraph: ShapedParagraph, firstWidth: Double? = nil, width: Double, breaksAnywhere: Bool) {
    self.paragraph = paragraph
    self.firstWidth = firstWidth ?? width
    self.width = width
    self.breaksAnywhere = breaksAnywhere
  }

  /// The longest line that begins with cluster `start` and fits; at least one cluster long.
  func line(from start: Int) -> LineSpan {
    let clusters = paragraph.clusters
    var lastOpportunity: Int?
    var index = start
    while index < clusters.count {
      if index > start, breaksAnywhere || clusters[index].allowsBreakBefore { lastOpportunity = index }
      if index > start, !fits(start..<index + 1) {
        if let lastOpportunity { return LineSpan(clusters: start..<lastOpportunity) }
        return LineSpan(clusters: start..<index, breaksWord: true)
      }
      index += 1
      if clusters[index - 1].forcesBreakAfter { return LineSpan(clusters: start..<index, isHardEnd: true) }
    }
    return LineSpan(clusters: start..<clusters.count, isHardEnd: true)
  }

  /// Whether the clusters fit without the whitespace at their end; when any cluster may end a line, a space counts as well (G8).
  private func fits(_ range: Range<Int>) -> Bool {
    (breaksAnywhere ? paragraph.width(range) : paragraph.visibleWidth(range)) <= (range.lowerBound == 0 ? firstWidth : width)
      + Self.tolerance
  }
}

extension LineBreaker {
  /// The same lines with one more word on the last one, where it would hold a single word; NSParagraphStyle's `pushOut`.
  ///
  /// Only when the line above keeps at least one word and the moved word fits. Apple says "usually pushes out the last line by a single
  /// word"; the exact trigger is not published.
  func pushingOut(_ lines: [LineSpan]) -> [LineSpan] {
    guard lines.count >= 2, !breaksAnywhere else { return lines }
    let last = lines[lines.count - 1].clusters
    let previous = lines[lines.count - 2]
    guard !previous.breaksWord, !previous.isHardEnd, last.lowerBound == previous.clusters.upperBound else { return lines }
    guard !hasOpportunity(inside: paragraph.trimmedEnd(last)) else { return lines }
    let opportunities = paragraph.trimmedEnd(previous.clusters).dropFirst().filter { paragraph.clusters[$0].allowsBreakBefore }
    guard let moved = opportunities.last, fits(moved..<last.upperBound) else { return lines }
    var result = lines
    result[lines.count - 2].clusters = previous.clusters.lowerBound..<moved
    result[lines.count - 1].clusters = moved..<last.upperBound
    return result
  }

  private func hasOpportunity(inside range: Range<Int>) -> Bool {
    range.dropFirst().contains { paragraph.clusters[$0].allowsBreakBefore }
  }
}
