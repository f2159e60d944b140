// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Converts a composed line to glyphs, attachments and decorations in visual order.
struct LineBuilder {
  let paragraph: ShapedParagraph
  /// The points added after each cluster of the line's head, including what tabs add to a space's width; negative for tightening, empty for
  /// none.
  let extra: [Double]

  /// The contents of a line; positions are points from its left end on the baseline.
  struct Content {
    var runs: [LaidOutRun] = []
    var attachments: [LaidOutAttachment] = []
    /// The extent and style of each cluster, from left to right; empty when no style has a background or a line.
    var extents: [StyledExtent] = []
    var width = 0.0

    /// Removes spacing at the right end from what is behind and under the last character.
    fileprivate mutating func dropLast(_ spacing: Double) {
      guard let last = extents.last, abs(last.right - width) < 1e-6 else { return }
      extents[extents.count - 1].right -= spacing
    }
  }

  func build(_ line: ComposedLine) -> Content {
    var pieces: [Slice] = []
    if let padding = line.startPadding { pieces.append(.padding(padding)) }
    addSlices(line.head, to: &pieces)
    if let ellipsis = line.ellipsis { pieces.append(.ellipsis(ellipsis, level: line.ellipsisLevel)) }
    addSlices(line.tail, to: &pieces)
    if let hyphen = line.hyphen { pieces.append(.hyphen(hyphen, level: lastLevel(line))) }
    if let padding = line.endPadding { pieces.append(.padding(padding)) }
    var content = Content()
    for index in pieces.count == 1 ? [0] : BidiLevels.visualOrder(of: pieces.map(level)) {
      switch pieces[index] {
      case .clusters(let range, let run): append(range, ofRun: run, head: line.head, to: &content)
      case .hyphen(let mark, _): append(mark.glyphs, font: mark.font, style: mark.style, width: mark.width, to: &content)
      case .ellipsis(let mark, _): append(mark.glyphs, font: mark.font, style: mark.style, width: mark.width, to: &content)
      case .padding(let padding): append(padding, to: &content)
      }
    }
    if !pieces.isEmpty {
      let dropped = droppedSpacing(line)
      if dropped != 0 { content.dropLast(dropped) }
      content.width = max(0, content.width - dropped - line.kerning)
    }
    return content
  }

  /// Tracking at the right end of the line, which does not count in its width: after the last character in reading order, or before the first one
  /// of a line from right to left.
  private func droppedSpacing(_ line: ComposedLine) -> Double {
    guard line.hyphen == nil, !line.tail.isEmpty || (line.ellipsis == nil && !line.head.isEmpty) else { return 0 }
    let last = (line.tail.isEmpty ? line.head : line.tail).upperBound - 1
    let spacing = paragraph.clusters[last].trailingSpacing
    if paragraph.direction == .leftToRight { return spacing }
    return line.tail.isEmpty && paragraph.clusters[line.head.lowerBound].trailingSpacing == spacing ? spacing : 0
  }

  private enum Slice {
    case clusters(Range<Int>, run: Int)
    case ellipsis(Ellipsis, level: UInt8?)
    case hyphen(Hyphen, level: UInt8)
    case padding(LinePadding)
  }

  /// A hyphen has the bidirectional level of the word before it.
  private func lastLevel(_ line: ComposedLine) -> UInt8 {
    line.head.last.map { paragraph.runs[paragraph.clusters[$0].run].level } ?? (paragraph.direction == .leftToRight ? 0 : 1)
  }

  /// Splits clusters at the boundaries of their runs.
  private func addSlices(_ range: Range<Int>, to slices: inout [Slice]) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = paragraph.clusters[start].run
      var end = start + 1
      while end < range.upperBound, paragraph.clusters[end].run == run { end += 1 }
      slices.append(.clusters(start..<end, run: run))
      start = end
    }
  }

  /// The level of a slice. An ellipsis has the paragraph's level, so that it is at the end in reading order, or that of the run that it cuts.
  private func level(_ slice: Slice) -> UInt8 {
    switch slice {
    case .clusters(_, let run): paragraph.runs[run].level
    case .hyphen(_, let level): level
    case .ellipsis(_, let level): level ?? (paragraph.direction == .leftToRight ? 0 : 1)
    case .padding: paragraph.direction == .leftToRight ? 0 : 1
    }
  }

  private func append(_ range: Range<Int>, ofRun number: Int, head: Range<Int>, to content: inout Content) {
    let run = paragraph.runs[number]
    var glyphs: [PositionedGlyph] = []
    // Reserves capacity only for this line: reserving it for the whole run would use as much memory for each line as for the whole text.
    glyphs.reserveCapacity(range.reduce(0) { $0 + paragraph.clusters[$1].glyphs.count })
    let isDecorated = run.style.isDecorated
    for offset in range {
      let index = run.isRightToLeft ? range.upperBound - 1 - (offset - range.lowerBound) : offset
      let cluster = paragraph.clusters[index]
      let start = content.width
      if !run.innerStyles.isEmpty, let inner = innerStyles(of: cluster, in: run) {
        if !glyphs.isEmpty { append(glyphs, font: run.font, style: run.style, to: &content) }
        glyphs.removeAll()
        content.width = start + cluster.advance + (extra.isEmpty || !head.contains(index) ? 0 : extra[index - head.lowerBound])
        append(
          cluster, of: run, [InnerStyle(offset: cluster.range.lowerBound, part: 0, style: run.style)] + inner, from: start, to: &content)
        continue
      }
      if let attachment = run.style.attachment {
        let top = -attachment.bottom - attachment.size.height - run.style.baselineOffset
        content.attachments.append(
          LaidOutAttachment(
            origin: Point(x: start + attachment.padding + attachment.shift, y: top), attachment: attachment, shadows: run.style.shadows))
      } else {
        place(run.glyphs[cluster.glyphs], from: start, raisedBy: run.style.baselineOffset, in: &glyphs)
      }
      content.width = start + cluster.advance + (extra.isEmpty || !head.contains(index) ? 0 : extra[index - head.lowerBound])
      guard isDecorated else { continue }
      content.extents.append(StyledExtent(left: start, right: content.width, style: run.style, isSpace: cluster.isWhitespace))
    }
    if run.style.attachment == nil, !glyphs.isEmpty || run.innerStyles.isEmpty {
      append(glyphs, font: run.font, style: run.style, to: &content)
    }
  }

  /// The styles that begin inside a cluster; nil for none.
  private func innerStyles(of cluster: TextCluster, in run: ShapedRun) -> ArraySlice<InnerStyle>? {
    let inner = run.innerStyles.drop { $0.offset < cluster.range.lowerBound }.prefix { $0.offset < cluster.range.upperBound }
    return inner.isEmpty ? nil : inner
  }

  /// Appends a cluster with several styles: all its glyphs in each style, which is painted in its own part of them.
  ///
  /// - Parameter styles: The styles in reading order; the first one begins with the cluster.
  private func append(_ cluster: TextCluster, of run: ShapedRun, _ styles: [InnerStyle], from start: Double, to content: inout Content) {
    let own = run.glyphs[cluster.glyphs]
    let width = own.reduce(0) { $0 + $1.advance }
    func edge(_ index: Int) -> Double? {
      index > 0 && index < styles.count ? start + width * (run.isRightToLeft ? 1 - styles[index].part : styles[index].part) : nil
    }
    for index in run.isRightToLeft ? Array(styles.indices.reversed()) : Array(styles.indices) {
      let style = styles[index].style
      let (left, right) = run.isRightToLeft ? (edge(index + 1), edge(index)) : (edge(index), edge(index + 1))
      var glyphs: [PositionedGlyph] = []
      place(own, from: start, raisedBy: style.baselineOffset, in: &glyphs)
      append(glyphs, font: run.font, style: style, window: GlyphWindow(left: left, right: right), to: &content)
      guard style.isDecorated else { continue }
      content.extents.append(StyledExtent(left: left ?? start, right: right ?? content.width, style: style, isSpace: false))
    }
  }

  /// Appends a hyphen or an ellipsis.
  private func append(_ mark: [ShapedGlyph], font: Font, style: TextStyle, width: Double, to content: inout Content) {
    let start = content.width
    var glyphs: [PositionedGlyph] = []
    place(mark[...], from: start, raisedBy: style.baselineOffset, in: &glyphs)
    append(glyphs, font: font, style: style, to: &content)
    content.width = start + width
    guard style.isDecorated else { return }
    content.extents.append(StyledExtent(left: start, right: content.width, style: style, isSpace: false))
  }

  private func append(_ padding: LinePadding, to content: inout Content) {
    let start = content.width
    content.width += padding.width
    guard padding.style.isDecorated else { return }
    content.extents.append(StyledExtent(left: start, right: content.width, style: padding.style, isSpace: false))
  }

  private func place(_ glyphs: ArraySlice<ShapedGlyph>, from start: Double, raisedBy rise: Double, in result: inout [PositionedGlyph]) {
    var pen = start
    for glyph in glyphs {
      result.append(PositionedGlyph(glyph: glyph.glyph, position: Point(x: pen + glyph.offset.x, y: glyph.offset.y - rise)))
      pen += glyph.advance
    }
  }

  private func append(
    _ glyphs: [PositionedGlyph], font: Font, style: TextStyle, window: GlyphWindow? = nil, to content: inout Content
  ) {
    let run = LaidOutRun(
      glyphs: GlyphRun(font: font.instance, glyphs: glyphs), color: style.color, paint: style.paint, stroke: style.stroke,
      shadows: style.shadows, window: window)
    // The condition is computed first: keeping a copy of the last run while its glyphs grow would copy all of them for each slice.
    let continues = content.runs.last?.hasSameStyle(as: run) ?? false
    if continues {
      content.runs[content.runs.count - 1].glyphs.glyphs += glyphs
    } else {
      content.runs.append(run)
    }
  }
}

/// A cluster's horizontal extent on its line and its style.
struct StyledExtent {
  /// Points from the line's left end.
  var left: Double
  var right: Double
  var style: TextStyle
  var isSpace: Bool
}

extension LaidOutRun {
  fileprivate func hasSameStyle(as other: LaidOutRun) -> Bool {
    glyphs.font == other.glyphs.font && color == other.color && paint == other.paint && stroke == other.stroke && shadows == other.shadows
      && window == nil && other.window == nil
  }
}
