// SPDX-License-Identifier: MIT

/// What stands on one line, still as ranges: clusters, an ellipsis perhaps, and more clusters.
struct ComposedLine {
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
  let settings: TextSettings
  let marks: LineMarks

  func lines() -> [ComposedLine] {
    (limit == 1 ? [singleLine()] : wrappedLines()).map { line in
      var line = line
      line.indent = box(line).indent
      line.measuredWidth += line.indent
      return line
    }
  }

  /// The room of a line.
  private func box(_ line: ComposedLine) -> LineBox {
    text.paragraphs[line.paragraph].layout.indents.line(isFirst: line.isFirst, in: width)
  }

  // MARK: One line

  private func singleLine() -> ComposedLine {
    let breaker = breaker(0)
    let (paragraph, box) = (breaker.paragraph, breaker.box(from: 0))
    let all = breaker.unbroken(from: 0)
    let natural = breaker.visibleWidth(all)
    let hidesMore = announces(all.upperBound < paragraph.clusters.count || text.paragraphs.count > 1)
    let mode = paragraph.layout.lineBreakMode
    if let part = mode.truncation {
      guard natural > box.width + LineBreaker.tolerance || hidesMore else { return whole(breaker, all) }
      return truncated(breaker, all, hidesMore ? .tail : part)
    }
    let span = mode == .byClipping ? LineSpan(clusters: all) : breaker.line(from: 0)
    var line = whole(breaker, span.clusters)
    line.hyphen = span.hyphen
    line.measuredWidth = min(natural, box.width)
    return line
  }

  /// Whether an ellipsis has to say that something is hidden which has a line of its own.
  private func announces(_ hidesMore: Bool) -> Bool { hidesMore && settings.rules.announcesHiddenParagraphs }

  // MARK: Several lines

  private func wrappedLines() -> [ComposedLine] {
    var result: [ComposedLine] = []
    for index in text.paragraphs.indices {
      let room = limit == 0 ? Int.max : limit - result.count
      let breaker = breaker(index)
      let spans = breaker.lines(limit: room)
      let shown = spans.prefix(room)
      for (position, span) in shown.enumerated() {
        let isLastShown = position == shown.count - 1
        let isLastParagraph = index == text.paragraphs.count - 1
        if isLastShown, shown.count == room, spans.count > room || !isLastParagraph {
          result.append(lastLine(breaker, from: span, isFollowed: !isLastParagraph))
          return result
        }
        result.append(line(breaker, span, endsText: isLastShown && isLastParagraph))
      }
    }
    return result
  }

  /// The last line that there is room for while text is left: it takes the whole rest of the paragraph (G10–G12).
  private func lastLine(_ breaker: LineBreaker, from span: LineSpan, isFollowed: Bool) -> ComposedLine {
    let rest = breaker.unbroken(from: span.clusters.lowerBound)
    let mode = breaker.paragraph.layout.lineBreakMode
    if let part = mode.truncation {
      let hidesMore = announces(isFollowed || rest.upperBound < breaker.paragraph.clusters.count)
      let fits = breaker.visibleWidth(rest) <= breaker.box(from: rest.lowerBound).width + LineBreaker.tolerance
      return fits && !hidesMore ? line(breaker, span, endsText: true) : truncated(breaker, rest, hidesMore ? .tail : part)
    }
    guard mode == .byClipping else { return line(breaker, span, endsText: true) }
    var line = whole(breaker, rest)
    line.measuredWidth = min(line.measuredWidth, breaker.box(from: rest.lowerBound).width)
    return line
  }

  // MARK: Pieces

  private func breaker(_ paragraph: Int) -> LineBreaker {
    LineBreaker(paragraph: text.paragraphs[paragraph], index: paragraph, width: width, marks: marks)
  }

  private func whole(_ breaker: LineBreaker, _ clusters: Range<Int>) -> ComposedLine {
    let visible = breaker.paragraph.trimmedEnd(clusters)
    return ComposedLine(
      paragraph: breaker.index, head: visible, tail: visible.upperBound..<visible.upperBound,
      measuredWidth: breaker.visibleWidth(visible), isSoftEnd: false, breaksWord: false)
  }

  /// A line that wrapping made. All but the last line of a text count the space they end in, up to the width (G6).
  private func line(_ breaker: LineBreaker, _ span: LineSpan, endsText: Bool) -> ComposedLine {
    var line = whole(breaker, span.clusters)
    if !endsText, !span.isHardEnd {
      line.measuredWidth = min(breaker.box(from: span.clusters.lowerBound).width, breaker.width(span.clusters))
    }
    if breaker.breaksAnywhere, !span.isHardEnd { line.head = span.clusters }
    line.hyphen = span.hyphen
    line.measuredWidth += span.hyphen?.width ?? 0
    line.isSoftEnd = !span.isHardEnd
    line.breaksWord = span.breaksWord
    return line
  }

  /// A line with an ellipsis in the style of the character beside it: the last one kept before it, or for a lost beginning the first
  /// one kept after it.
  private func truncated(_ breaker: LineBreaker, _ clusters: Range<Int>, _ part: Truncation) -> ComposedLine {
    let (paragraph, box) = (breaker.paragraph, breaker.box(from: clusters.lowerBound))
    var style = style(in: paragraph, at: clusters.first)
    var mark = marks.ellipsis(style)
    var span = Truncator(paragraph: paragraph, box: box, tokenWidth: mark.width).truncate(clusters, part)
    let neighbour = self.style(in: paragraph, at: part == .head ? span.tail.first : span.head.last ?? span.tail.first)
    if neighbour != style {
      style = neighbour
      mark = marks.ellipsis(style)
      span = Truncator(paragraph: paragraph, box: box, tokenWidth: mark.width).truncate(clusters, part)
    }
    return ComposedLine(
      paragraph: breaker.index, head: span.head, ellipsis: mark, tail: span.tail,
      measuredWidth: paragraph.lineWidth(span.head, indent: box.indent) + mark.width + paragraph.width(span.tail), isSoftEnd: false,
      breaksWord: false)
  }

  private func style(in paragraph: ShapedParagraph, at cluster: Int?) -> TextStyle {
    guard let cluster, paragraph.clusters.indices.contains(cluster) else { return paragraph.style }
    return paragraph.runs[paragraph.clusters[cluster].run].style
  }
}
