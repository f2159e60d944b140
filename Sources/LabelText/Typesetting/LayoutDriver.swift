// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Turns shaped text into lines: shrink or tighten, break and truncate, measure, align.
struct LayoutDriver {
  let text: ShapedText
  let settings: TextSettings
  /// In points, at least 0; may be infinite.
  let width: Double
  /// In points, at least 0; may be infinite.
  let height: Double
  let grid: PixelGrid
  let lineEnds: LineEnds
  /// Provides ink bounds for text that is centred by them.
  let library: FontLibrary
  /// When it is over, the search for a font size ends with the text at full size.
  let deadline: Deadline

  func layout() -> TextLayout {
    let factor = scaleFactor()
    let scaled = text.scaled(by: factor)
    let tightening = tightening(of: scaled)
    let composed = composer(scaled, limit: lineLimit(scaled), tightening: tightening).lines()
    let stack = LineStack(composed, in: scaled, settings: settings)
    var lines = composed.indices.map { build(composed[$0], scaled, stack, at: $0, tightening: tightening) }
    let unshrunk =
      factor < 1 && settings.numberOfLines == 1 && !settings.fillsBox
      ? LineMetrics(text.paragraphs[0].runs.indices, of: text.paragraphs[0], settings) : nil
    let blockHeight = adjustBaseline(&lines, stack, full: unshrunk)
    let measured = composed.map(\.measuredWidth).max() ?? 0
    let drawn = zip(lines, composed).map { $0.width + $1.indent }.max() ?? 0
    let isStretched = tightening != 0 || composed.contains { alignment($0) == .justified }
    let height = max(blockHeight, scaled.reservedHeight(settings))
    var size = grid.ceil(Size(width: isStretched ? max(drawn, tightening == 0 ? measured : 0) : measured, height: height))
    if needsBothEdges(lines, composed) || alignsAtOtherEdge(lines, composed) { size.width = max(size.width, width) }
    align(&lines, composed, in: size.width)
    return TextLayout(
      size: size, lines: lines, scaleFactor: factor, tightening: -tightening,
      alignmentBaseline: unshrunk?.ascent ?? lines[0].baseline,
      verticalCenter: verticalCenter(lines, composed, scaled, height: size.height),
      truncatedRanges: composed.indices.compactMap { truncatedRange(composed[$0], before: composed[($0 + 1)...].first) })
  }

  /// The text that a line's ellipsis replaces: up to the text shown after it, or else up to the next line or the end of the text.
  private func truncatedRange(_ line: ComposedLine, before next: ComposedLine?) -> Range<Int>? {
    guard line.ellipsis != nil, let last = text.paragraphs.last else { return nil }
    let paragraph = text.paragraphs[line.paragraph]
    let start = paragraph.offset + paragraph.units(of: line.head).upperBound
    let end =
      if !line.tail.isEmpty {
        paragraph.offset + paragraph.units(of: line.tail).lowerBound
      } else if let next, next.paragraph == line.paragraph {
        paragraph.offset + paragraph.units(of: paragraph.trimmedEnd(line.head.lowerBound..<next.head.lowerBound)).upperBound
      } else if next != nil {
        paragraph.offset + paragraph.units.count
      } else {
        last.offset + last.units.count
      }
    return start..<max(start, end)
  }

  // MARK: Lines

  func composer(_ text: ShapedText, limit: Int, tightening: Double) -> LineComposer {
    LineComposer(
      text: text, width: tightening == 0 ? width : .infinity, limit: limit, settings: settings, lineEnds: lineEnds)
  }

  /// The requested number of lines, or as many as fit into the height, at least one; 0 for any number.
  private func lineLimit(_ text: ShapedText) -> Int {
    guard height.isFinite, settings.numberOfLines != 1 else { return settings.numberOfLines }
    let lines = composer(text, limit: settings.numberOfLines, tightening: 0).lines()
    let fitting = LineStack(lines, in: text, settings: settings).count(within: height)
    return fitting < lines.count ? max(1, fitting) : settings.numberOfLines
  }

  private func build(_ line: ComposedLine, _ text: ShapedText, _ stack: LineStack, at index: Int, tightening: Double) -> TextLine {
    let paragraph = text.paragraphs[line.paragraph]
    let built = LineBuilder(paragraph: paragraph, extra: extraAdvances(line, paragraph, tightening: tightening)).build(line)
    let units = paragraph.units(of: line.head.lowerBound..<max(line.head.upperBound, line.tail.upperBound))
    var finished = TextLine(
      range: units.lowerBound + paragraph.offset..<units.upperBound + paragraph.offset,
      units: shownUnits(line, paragraph),
      runs: built.runs, attachments: built.attachments, backgrounds: DecorationBuilder.backgrounds(built.extents),
      decorations: DecorationBuilder.decorations(built.extents), width: built.width, metrics: stack.metrics[index],
      baseline: stack.baselines[index], left: 0,
      isTruncated: line.ellipsis != nil,
      isClipped: settings.clipsLines(paragraph.layout.lineBreakMode) && built.width + line.indent > width + LineBreaker.tolerance,
      isHyphenated: line.hyphen != nil, direction: paragraph.direction)
    if paragraph.slicesBackground(at: line.head.lowerBound) { finished.cutBackground(atStart: true) }
    if paragraph.slicesBackground(at: line.head.upperBound) { finished.cutBackground(atStart: false) }
    if stack.metrics.count > 1 { finished.hasTallFallback = hasTallFallback(line, paragraph, stack.metrics[index]) }
    return finished
  }

  private func hasTallFallback(_ line: ComposedLine, _ paragraph: ShapedParagraph, _ metrics: LineMetrics) -> Bool {
    LineStack.runs(of: line, in: paragraph).contains { index in
      let run = paragraph.runs[index]
      guard run.font.face != run.style.font.face, !run.font.face.isColor else { return false }
      let own = run.font.metrics
      return own.ascent > metrics.ascent || own.descent > metrics.descent
    }
  }

  private func shownUnits(_ line: ComposedLine, _ paragraph: ShapedParagraph) -> [UInt16] {
    var units = Array(paragraph.units[paragraph.units(of: line.head)])
    if line.ellipsis != nil { units += "…".utf16 }
    if !line.tail.isEmpty { units += paragraph.units[paragraph.units(of: line.tail)] }
    if let hyphen = line.hyphen { units += hyphen.string.utf16 }
    return units
  }

  /// The points added after each cluster of a line: by tabs, by tightening, and by justification on all lines of a paragraph but the last.
  private func extraAdvances(_ line: ComposedLine, _ paragraph: ShapedParagraph, tightening: Double) -> [Double] {
    if tightening != 0 { return Tightener(paragraph: paragraph).tightening(line.head, by: tightening) }
    var extra: [Double] = []
    if paragraph.layout.alignment == .justified, line.isSoftEnd, line.ellipsis == nil, width.isFinite {
      let box = paragraph.layout.indents.line(isFirst: line.isFirst, in: width)
      let visible = paragraph.trimmedEnd(line.head)
      let space = box.width - paragraph.visibleWidth(visible, indent: box.indent) - (line.hyphen?.width ?? 0)
      extra = Justifier(paragraph: paragraph).extraAdvances(visible, distributing: space)
      extra += Array(repeating: 0, count: extra.isEmpty ? 0 : line.head.count - visible.count)
    }
    guard paragraph.hasTabs else { return extra }
    var pen = LinePen(paragraph, from: line.head.lowerBound, indent: line.indent)
    pen.advance(to: line.head.upperBound)
    if extra.isEmpty { extra = Array(repeating: 0, count: line.head.count) }
    for tab in pen.tabAdvances { extra[tab.cluster - line.head.lowerBound] += tab.advance - paragraph.clusters[tab.cluster].advance }
    return extra
  }

  /// Moves a shrunk single line to the position of `baselineAdjustment`, and returns the height of all lines: a shrunk line keeps its
  /// height at full size.
  private func adjustBaseline(_ lines: inout [TextLine], _ stack: LineStack, full: LineMetrics?) -> Double {
    guard let full else { return stack.height }
    switch settings.baselineAdjustment {
    case .alignBaselines: lines[0].baseline = full.ascent
    case .alignCenters: lines[0].baseline = (full.height - stack.height) / 2 + lines[0].metrics.ascent
    case .none: lines[0].baseline = lines[0].metrics.ascent
    }
    return full.height
  }

  /// Aligns each line in a box of `width`.
  private func align(_ lines: inout [TextLine], _ composed: [ComposedLine], in width: Double) {
    for index in lines.indices {
      let direction = lines[index].direction
      let freeWidth = width - lines[index].width - composed[index].indent
      lines[index].left = freeWidth * alignment(composed[index], of: composed.count).leftFraction(direction)
      if direction == .leftToRight { lines[index].left += composed[index].indent }
    }
  }

  private func alignment(_ line: ComposedLine, of count: Int = 1) -> TextAlignment {
    let layout = text.paragraphs[line.paragraph].layout
    return count > 1 && layout.alignment == .natural ? layout.linesAlignment ?? .natural : layout.alignment
  }

  /// Whether a line begins at another edge than the label's own direction has it, in text that is aligned over the full width.
  private func alignsAtOtherEdge(_ lines: [TextLine], _ composed: [ComposedLine]) -> Bool {
    guard settings.alignsOverFullWidth, width.isFinite else { return false }
    let direction = settings.baseDirection.fallback
    return zip(lines, composed).contains { line, composed in
      let alignment = alignment(composed)
      return line.direction != direction && (alignment == .natural || alignment == .justified)
    }
  }

  /// Whether lines have different alignments, so that they are aligned to the edges of the available width, not of the longest line.
  private func needsBothEdges(_ lines: [TextLine], _ composed: [ComposedLine]) -> Bool {
    lines.count > 1 && width.isFinite
      && Set(zip(lines, composed).map { alignment($1, of: lines.count).leftFraction($0.direction) }).count > 1
      && Set(composed.map { alignment($0, of: lines.count) }).count > 1
  }
}
