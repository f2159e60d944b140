// SPDX-License-Identifier: MIT

internal import LabelSettings

/// The contents of a line as ranges: clusters, optionally followed by an ellipsis and more clusters.
struct ComposedLine {
  /// The index of the paragraph.
  var paragraph: Int
  /// The clusters before the ellipsis, or all of them; without whitespace at a soft line end.
  var head: Range<Int>
  var ellipsis: Ellipsis?
  /// The bidirectional level of the ellipsis; nil for that of the paragraph, which puts it at an end of the line.
  var ellipsisLevel: UInt8?
  /// The clusters after the ellipsis; empty without one.
  var tail: Range<Int>
  /// The line's width by UILabel's rules, in points, from which the text's width is computed; it may differ from the width that is drawn.
  var measuredWidth: Double
  /// Whether the paragraph continues after this line, so that a justified line is stretched.
  var isSoftEnd: Bool
  /// Whether a word had to be broken.
  var breaksWord: Bool
  /// The hyphen of a word that continues on the next line.
  var hyphen: Hyphen?
  /// The kerning between the last cluster and the first one of the next line, in points; negative or 0.
  var kerning = 0.0
  /// The indent from the leading edge, in points.
  var indent = 0.0
  /// The padding at an end that is inside of padded text, in reading order.
  var startPadding: LinePadding?
  var endPadding: LinePadding?
}

extension ComposedLine {
  /// Whether it is the first line of its paragraph.
  var isFirst: Bool { (head.isEmpty ? tail : head).lowerBound == 0 || (head.lowerBound == 0 && ellipsis != nil) }
}

/// Breaks and truncates a text into the visible lines, for each line-break mode and number of lines (UILabel records G2–G13).
struct LineComposer {
  let text: ShapedText
  /// In points; may be infinite.
  let width: Double
  /// The largest number of lines; 0 for any number.
  let limit: Int
  let settings: TextSettings
  let lineEnds: LineEnds

  func lines() -> [ComposedLine] {
    (limit == 1 ? [singleLine()] : wrappedLines()).map { line in
      var line = line
      line.indent = box(line).indent
      line.measuredWidth += line.indent
      if text.paragraphs[line.paragraph].hasPadding { addPadding(to: &line) }
      return line
    }
  }

  /// Adds the padding of backgrounds that continue on another line, or behind an ellipsis.
  private func addPadding(to line: inout ComposedLine) {
    let paragraph = text.paragraphs[line.paragraph]
    guard line.ellipsis != nil else {
      guard !line.head.isEmpty else { return }
      line.startPadding = paragraph.paddingBefore(line.head.lowerBound)
      line.endPadding = paragraph.paddingAfter(line.head.upperBound)
      return
    }
    line.startPadding =
      line.head.isEmpty ? paragraph.paddingBeside(line.tail.first, \.leading) : paragraph.paddingBefore(line.head.lowerBound)
    line.endPadding =
      line.tail.isEmpty ? paragraph.paddingBeside(line.head.last, \.trailing) : paragraph.paddingAfter(line.tail.upperBound)
    line.measuredWidth += (line.startPadding?.width ?? 0) + (line.endPadding?.width ?? 0)
  }

  /// The box of a line.
  private func box(_ line: ComposedLine) -> LineBox {
    text.paragraphs[line.paragraph].layout.indents.line(isFirst: line.isFirst, in: width)
  }

  // MARK: One line

  private func singleLine() -> ComposedLine {
    let breaker = breaker(0)
    let (paragraph, box) = (breaker.paragraph, breaker.box(from: 0))
    let all = breaker.unbroken(from: 0)
    let natural = breaker.visibleWidth(all)
    let needsEllipsis = showsEllipsis(forHiddenParagraphs: all.upperBound < paragraph.clusters.count || text.paragraphs.count > 1)
    let mode = paragraph.layout.lineBreakMode
    if let part = mode.truncation {
      guard natural > box.width + LineBreaker.tolerance || needsEllipsis else { return whole(breaker, all) }
      return truncated(breaker, all, needsEllipsis ? .tail : part)
    }
    let span = settings.clipsLines(mode) ? LineSpan(clusters: all) : breaker.line(from: 0)
    var line = whole(breaker, span.clusters)
    line.hyphen = span.hyphen
    line.measuredWidth = min(natural, box.width)
    return line
  }

  /// Whether an ellipsis must show that paragraphs or lines after this line are hidden.
  private func showsEllipsis(forHiddenParagraphs isHidden: Bool) -> Bool { isHidden && settings.rules.addsEllipsisForHiddenParagraphs }

  // MARK: Several lines

  private func wrappedLines() -> [ComposedLine] {
    var result: [ComposedLine] = []
    for index in text.paragraphs.indices {
      let remaining = limit == 0 ? Int.max : limit - result.count
      let breaker = breaker(index)
      let keepsLines = settings.keepsWrittenLines && !breaker.paragraph.layout.lineBreakMode.wraps
      let spans = keepsLines ? breaker.unbrokenLines() : breaker.lines(limit: remaining)
      let shown = spans.prefix(remaining)
      for (position, span) in shown.enumerated() {
        let isLastShown = position == shown.count - 1
        let isLastParagraph = index == text.paragraphs.count - 1
        if isLastShown, shown.count == remaining, spans.count > remaining || !isLastParagraph {
          result.append(lastLine(breaker, from: span, isFollowed: !isLastParagraph))
          return result
        }
        result.append(keepsLines ? writtenLine(breaker, span.clusters) : line(breaker, span, endsText: isLastShown && isLastParagraph))
      }
    }
    return result
  }

  /// The last visible line when text remains after it: it has the whole rest of the paragraph (G10–G12).
  private func lastLine(_ breaker: LineBreaker, from span: LineSpan, isFollowed: Bool) -> ComposedLine {
    let rest = breaker.unbroken(from: span.clusters.lowerBound)
    let mode = breaker.paragraph.layout.lineBreakMode
    if let part = mode.truncation {
      let needsEllipsis = showsEllipsis(forHiddenParagraphs: isFollowed || rest.upperBound < breaker.paragraph.clusters.count)
      let fits = breaker.visibleWidth(rest) <= breaker.box(from: rest.lowerBound).width + LineBreaker.tolerance
      return fits && !needsEllipsis ? line(breaker, span, endsText: true) : truncated(breaker, rest, needsEllipsis ? .tail : part)
    }
    guard mode == .byClipping else { return line(breaker, span, endsText: true) }
    var line = whole(breaker, rest)
    line.measuredWidth = min(line.measuredWidth, breaker.box(from: rest.lowerBound).width)
    return line
  }

  /// A line of the text as it is written, truncated if it is too wide.
  private func writtenLine(_ breaker: LineBreaker, _ clusters: Range<Int>) -> ComposedLine {
    let width = breaker.box(from: clusters.lowerBound).width
    if let part = breaker.paragraph.layout.lineBreakMode.truncation, breaker.visibleWidth(clusters) > width + LineBreaker.tolerance {
      return truncated(breaker, breaker.paragraph.trimmedEnd(clusters), part)
    }
    var line = whole(breaker, clusters)
    line.measuredWidth = min(line.measuredWidth, width)
    return line
  }

  // MARK: Pieces

  private func breaker(_ paragraph: Int) -> LineBreaker {
    LineBreaker(paragraph: text.paragraphs[paragraph], index: paragraph, width: width, lineEnds: lineEnds)
  }

  private func whole(_ breaker: LineBreaker, _ clusters: Range<Int>) -> ComposedLine {
    let visible = breaker.paragraph.trimmedEnd(clusters)
    return ComposedLine(
      paragraph: breaker.index, head: visible, tail: visible.upperBound..<visible.upperBound,
      measuredWidth: breaker.visibleWidth(visible), isSoftEnd: false, breaksWord: false)
  }

  /// A wrapped line. The measured width of all but the last line of a text includes the space at their end, up to the available width (G6).
  private func line(_ breaker: LineBreaker, _ span: LineSpan, endsText: Bool) -> ComposedLine {
    var line = whole(breaker, span.clusters)
    if !endsText, !span.isHardEnd {
      line.measuredWidth = min(breaker.box(from: span.clusters.lowerBound).width, breaker.width(span.clusters))
    }
    if breaker.breaksAnywhere, !span.isHardEnd { line.head = span.clusters }
    line.hyphen = span.hyphen
    line.measuredWidth += span.hyphen?.width ?? 0
    if span.hyphen == nil, !span.isHardEnd, line.head.upperBound == span.clusters.upperBound {
      line.kerning = lineEnds.kerning(in: breaker.paragraph, before: line.head.upperBound)
      line.measuredWidth -= line.kerning
    }
    line.isSoftEnd = !span.isHardEnd
    line.breaksWord = span.breaksWord
    return line
  }

  /// A truncated line. The ellipsis has the style of a character next to it.
  private func truncated(_ breaker: LineBreaker, _ clusters: Range<Int>, _ part: Truncation) -> ComposedLine {
    let (paragraph, box) = (breaker.paragraph, breaker.box(from: clusters.lowerBound))
    var style = style(in: paragraph, at: clusters.first)
    var mark = lineEnds.ellipsis(style)
    var span = Truncator(paragraph: paragraph, box: box, tokenWidth: mark.width).truncate(clusters, part)
    let neighbour = self.style(in: paragraph, at: neighbour(of: span, part, paragraph))
    if neighbour != style {
      style = neighbour
      mark = lineEnds.ellipsis(style)
      span = Truncator(paragraph: paragraph, box: box, tokenWidth: mark.width).truncate(clusters, part)
    }
    return ComposedLine(
      paragraph: breaker.index, head: span.head, ellipsis: mark, ellipsisLevel: span.level, tail: span.tail,
      measuredWidth: paragraph.lineWidth(span.head, indent: box.indent) + mark.width + paragraph.width(span.tail), isSoftEnd: false,
      breaksWord: false)
  }

  /// The cluster whose style an ellipsis has. In the middle of a line, where a space is dropped before the ellipsis, it is that space, as in
  /// images of real labels.
  private func neighbour(of span: TruncatedSpan, _ part: Truncation, _ paragraph: ShapedParagraph) -> Int? {
    if part == .head { return span.tail.first }
    let next = span.head.upperBound
    if part == .middle, !span.head.isEmpty, next < span.tail.lowerBound, paragraph.clusters[next].isWhitespace { return next }
    return span.head.last ?? span.tail.first
  }

  private func style(in paragraph: ShapedParagraph, at cluster: Int?) -> TextStyle {
    guard let cluster, paragraph.clusters.indices.contains(cluster) else { return paragraph.style }
    return paragraph.runs[paragraph.clusters[cluster].run].style
  }
}
