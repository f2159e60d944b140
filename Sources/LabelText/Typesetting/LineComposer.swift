// SPDX-License-Identifier: MIT

/// What stands on one line, still as ranges: clusters, an ellipsis perhaps, and more clusters.
struct ComposedLine: Hashable {
  /// Index of the paragraph.
  var paragraph: Int
  /// Clusters before the ellipsis, or all of them; whitespace at a soft end is left out.
  var head: Range<Int>
  var ellipsis: Ellipsis?
  /// Clusters after the ellipsis; empty without one.
  var tail: Range<Int>
  /// What the line adds to the width of the text by UILabel's rules, in points; not always the width of its ink.
  var measuredWidth: Double
  /// Whether the paragraph goes on after this line, so that a justified line is stretched.
  var isSoftEnd: Bool
  /// Whether a word had to be broken.
  var breaksWord: Bool
  /// The mark of a word that goes on in the next line.
  var hyphen: Hyphen?
  /// Points from the leading edge.
  var indent = 0.0
}

extension ComposedLine {
  /// Whether it begins its paragraph.
  var isFirst: Bool { (head.isEmpty ? tail : head).lowerBound == 0 || (head.lowerBound == 0 && ellipsis != nil) }
}

/// Divides a text into the lines that are shown, for each line-break mode and number of lines (UILabel records G2–G13).
struct LineComposer {
  let text: ShapedText
  /// Points; may be infinite.
  let width: Double
  /// The most lines; 0 for any number.
  let limit: Int
  let mode: LineBreakMode
  let strategy: LineBreakStrategy
  let settings: TextSettings
  let ellipsis: (TextStyle) -> Ellipsis
  let hyphenation: HyphenationRule

  init(
    text: ShapedText, width: Double, limit: Int, settings: TextSettings, ellipsis: @escaping (TextStyle) -> Ellipsis,
    hyphenation: HyphenationRule
  ) {
    self.text = text
    self.width = width
    self.limit = limit
    self.mode = settings.lineBreakMode
    self.strategy = settings.lineBreakStrategy
    self.settings = settings
    self.ellipsis = ellipsis
    self.hyphenation = hyphenation
  }

  func lines() -> [ComposedLine] {
    (limit == 1 ? [singleLine()] : wrappedLines()).map { line in
      var line = line
      line.indent = lineBox(line.paragraph, isFirst: line.isFirst).indent
      line.measuredWidth += line.indent
      return line
    }
  }

  /// Where a paragraph's first line, or another one, begins, and how much room it has.
  private func lineBox(_ paragraph: Int, isFirst: Bool) -> (indent: Double, width: Double) {
    text.paragraphs[paragraph].paragraphStyle(settings).indents.line(isFirst: isFirst, in: width)
  }

  // MARK: One line

  private func singleLine() -> ComposedLine {
    let paragraph = text.paragraphs[0]
    let all = unbroken(paragraph, from: 0)
    let natural = paragraph.visibleWidth(all)
    let hidesMore = all.upperBound < paragraph.clusters.count || text.paragraphs.count > 1
    if let part = mode.truncation {
      guard natural > lineBox(0, isFirst: true).width + LineBreaker.tolerance || hidesMore else { return whole(0, all) }
      return truncated(0, all, hidesMore ? .tail : part)
    }
    let span = mode == .byClipping ? LineSpan(clusters: all) : breaker(0).line(from: 0)
    var line = whole(0, span.clusters)
    line.hyphen = span.hyphen
    line.measuredWidth = min(natural, lineBox(0, isFirst: true).width)
    return line
  }

  // MARK: Several lines

  private func wrappedLines() -> [ComposedLine] {
    var result: [ComposedLine] = []
    for index in text.paragraphs.indices {
      let room = limit == 0 ? Int.max : limit - result.count
      let spans = spans(of: index, limit: room)
      let shown = spans.prefix(room)
      for (position, span) in shown.enumerated() {
        let isLastShown = position == shown.count - 1
        let hidesMore = spans.count > room || index < text.paragraphs.count - 1
        if isLastShown, shown.count == room, hidesMore {
          result.append(lastLine(index, from: span, followedByParagraph: index < text.paragraphs.count - 1))
          return result
        }
        result.append(line(index, span, endsText: isLastShown && index == text.paragraphs.count - 1))
      }
    }
    return result
  }

  /// The paragraph's lines; one more than `limit` where there are more, which is all that needs to be known of the rest.
  private func spans(of paragraph: Int, limit: Int) -> [LineSpan] {
    let breaker = breaker(paragraph)
    let lines = breaker.lines(limit: limit == .max ? .max : limit + 1)
    // Clipping and middle truncation are meant for one line; Apple ignores the strategy there.
    guard strategy.contains(.pushOut), mode != .byClipping, mode != .byTruncatingMiddle, lines.count <= limit else { return lines }
    return breaker.pushingOut(lines)
  }

  /// The last line that there is room for while text is left: it takes the whole rest of the paragraph (G10–G12).
  private func lastLine(_ index: Int, from span: LineSpan, followedByParagraph: Bool) -> ComposedLine {
    let paragraph = text.paragraphs[index]
    let rest = unbroken(paragraph, from: span.clusters.lowerBound)
    if let part = mode.truncation {
      let hidesMore = followedByParagraph || rest.upperBound < paragraph.clusters.count
      return truncated(index, rest, hidesMore ? .tail : part)
    }
    guard mode == .byClipping else { return line(index, span, endsText: true) }
    var line = whole(index, rest)
    line.measuredWidth = min(line.measuredWidth, lineBox(index, isFirst: line.isFirst).width)
    return line
  }

  // MARK: Pieces

  private func breaker(_ paragraph: Int) -> LineBreaker {
    LineBreaker(
      paragraph: text.paragraphs[paragraph], firstWidth: lineBox(paragraph, isFirst: true).width,
      width: lineBox(paragraph, isFirst: false).width, breaksAnywhere: mode == .byCharWrapping,
      hyphenation: hyphenation)
  }

  /// Everything from a cluster to the next forced line end, however wide.
  private func unbroken(_ paragraph: ShapedParagraph, from start: Int) -> Range<Int> {
    LineBreaker(paragraph: paragraph, width: .infinity, breaksAnywhere: false, hyphenation: hyphenation).line(from: start).clusters
  }

  private func whole(_ index: Int, _ clusters: Range<Int>) -> ComposedLine {
    let paragraph = text.paragraphs[index]
    let visible = paragraph.trimmedEnd(clusters)
    return ComposedLine(
      paragraph: index, head: visible, tail: visible.upperBound..<visible.upperBound, measuredWidth: paragraph.visibleWidth(visible),
      isSoftEnd: false, breaksWord: false)
  }

  /// A line that wrapping made. All but the last line of a text count the space they end in, up to the width (G6).
  private func line(_ index: Int, _ span: LineSpan, endsText: Bool) -> ComposedLine {
    var line = whole(index, span.clusters)
    if !endsText, !span.isHardEnd {
      line.measuredWidth = min(lineBox(index, isFirst: line.isFirst).width, text.paragraphs[index].width(span.clusters))
    }
    if mode == .byCharWrapping, !span.isHardEnd { line.head = span.clusters }
    line.hyphen = span.hyphen
    line.measuredWidth += span.hyphen?.width ?? 0
    line.isSoftEnd = !span.isHardEnd
    line.breaksWord = span.breaksWord
    return line
  }

  /// A line with an ellipsis in the style of the character beside it: the last one kept before it, or for a lost beginning the first
  /// one kept after it.
  private func truncated(_ index: Int, _ clusters: Range<Int>, _ part: Truncation) -> ComposedLine {
    let paragraph = text.paragraphs[index]
    let room = lineBox(index, isFirst: clusters.lowerBound == 0).width
    var style = style(in: paragraph, at: clusters.first)
    var mark = ellipsis(style)
    var span = Truncator(paragraph: paragraph, width: room, tokenWidth: mark.width).truncate(clusters, part)
    let neighbour = self.style(in: paragraph, at: part == .head ? span.tail.first : span.head.last ?? span.tail.first)
    if neighbour != style {
      style = neighbour
      mark = ellipsis(style)
      span = Truncator(paragraph: paragraph, width: room, tokenWidth: mark.width).truncate(clusters, part)
    }
    return ComposedLine(
      paragraph: index, head: span.head, ellipsis: mark, tail: span.tail,
      measuredWidth: paragraph.width(span.head) + mark.width + paragraph.width(span.tail), isSoftEnd: false, breaksWord: false)
  }

  private func style(in paragraph: ShapedParagraph, at cluster: Int?) -> TextStyle {
    guard let cluster, paragraph.clusters.indices.contains(cluster) else { return paragraph.style }
    return paragraph.runs[paragraph.clusters[cluster].run].style
  }
}
