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
  let indents: ParagraphIndents
  let ellipsis: (TextStyle) -> Ellipsis

  init(text: ShapedText, width: Double, limit: Int, settings: TextSettings, ellipsis: @escaping (TextStyle) -> Ellipsis) {
    self.text = text
    self.width = width
    self.limit = limit
    self.mode = settings.lineBreakMode
    self.strategy = settings.lineBreakStrategy
    self.indents = settings.indents
    self.ellipsis = ellipsis
  }

  func lines() -> [ComposedLine] {
    (limit == 1 ? [singleLine()] : wrappedLines()).map { line in
      var line = line
      line.indent = indents.line(isFirst: line.isFirst, in: width).indent
      line.measuredWidth += line.indent
      return line
    }
  }

  /// The room of a paragraph's first line, or of its others.
  private func room(isFirst: Bool) -> Double { indents.line(isFirst: isFirst, in: width).width }

  // MARK: One line

  private func singleLine() -> ComposedLine {
    let paragraph = text.paragraphs[0]
    let all = unbroken(paragraph, from: 0)
    let natural = paragraph.visibleWidth(all)
    let hidesMore = all.upperBound < paragraph.clusters.count || text.paragraphs.count > 1
    if let part = mode.truncation {
      guard natural > room(isFirst: true) + LineBreaker.tolerance || hidesMore else { return whole(0, all) }
      return truncated(0, all, hidesMore ? .tail : part)
    }
    var line = whole(0, mode == .byClipping ? all : breaker(paragraph).line(from: 0).clusters)
    line.measuredWidth = min(natural, room(isFirst: true))
    return line
  }

  // MARK: Several lines

  private func wrappedLines() -> [ComposedLine] {
    var result: [ComposedLine] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      let room = limit == 0 ? Int.max : limit - result.count
      let spans = spans(of: paragraph, limit: room)
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
  private func spans(of paragraph: ShapedParagraph, limit: Int) -> [LineSpan] {
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
    line.measuredWidth = min(line.measuredWidth, room(isFirst: line.isFirst))
    return line
  }

  // MARK: Pieces

  private func breaker(_ paragraph: ShapedParagraph) -> LineBreaker {
    LineBreaker(
      paragraph: paragraph, firstWidth: room(isFirst: true), width: room(isFirst: false), breaksAnywhere: mode == .byCharWrapping)
  }

  /// Everything from a cluster to the next forced line end, however wide.
  private func unbroken(_ paragraph: ShapedParagraph, from start: Int) -> Range<Int> {
    LineBreaker(paragraph: paragraph, width: .infinity, breaksAnywhere: false).line(from: start).clusters
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
    if !endsText, !span.isHardEnd { line.measuredWidth = min(room(isFirst: line.isFirst), text.paragraphs[index].width(span.clusters)) }
    if mode == .byCharWrapping, !span.isHardEnd { line.head = span.clusters }
    line.isSoftEnd = !span.isHardEnd
    line.breaksWord = span.breaksWord
    return line
  }

  /// A line with an ellipsis in the style of the character beside it: the last one kept before it, or for a lost beginning the first
  /// one kept after it.
  private func truncated(_ index: Int, _ clusters: Range<Int>, _ part: Truncation) -> ComposedLine {
    let paragraph = text.paragraphs[index]
    let room = room(isFirst: clusters.lowerBound == 0)
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
