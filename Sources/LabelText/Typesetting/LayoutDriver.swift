// SPDX-License-Identifier: MIT

internal import LabelCore

/// The order of events between shaped text and finished lines: shrink or tighten, break and truncate, measure, align.
struct LayoutDriver {
  let text: ShapedText
  let settings: TextSettings
  /// Points, at least 0, may be infinite.
  let width: Double
  /// Points, at least 0, may be infinite.
  let height: Double
  let grid: PixelGrid
  let ellipsis: (TextStyle) -> Ellipsis
  let hyphenation: HyphenationRule

  /// The share of the width by which text may be tightened before it is truncated: AppKit's published default for
  /// `tighteningFactorForTruncation`; iOS's is not published.
  static let largestTightening = 0.05

  func layout() -> TextLayout {
    let factor = scaleFactor()
    let scaled = text.scaled(by: factor)
    let tightening = tightening(of: scaled)
    let composed = composer(scaled, limit: lineLimit(scaled), tightening: tightening).lines()
    let stack = LineStack(composed, in: scaled, settings: settings)
    var lines = composed.indices.map { build(composed[$0], scaled, stack, at: $0, tightening: tightening) }
    let unshrunk =
      factor < 1 && settings.numberOfLines == 1
      ? LineMetrics(
        text.paragraphs[0].runs, or: text.paragraphs[0].style, paragraph: text.paragraphs[0].paragraphStyle(settings),
        fallbackMetrics: settings.fallbackMetrics) : nil
    let blockHeight = adjustBaseline(&lines, stack, full: unshrunk)
    let measured = composed.map(\.measuredWidth).max() ?? 0
    let drawn = zip(lines, composed).map { $0.width + $1.indent }.max() ?? 0
    let isStretched = tightening != 0 || composed.contains { alignment($0) == .justified }
    var size = grid.ceil(Size(width: isStretched ? max(drawn, tightening == 0 ? measured : 0) : measured, height: blockHeight))
    if needsBothEdges(lines, composed) { size.width = max(size.width, width) }
    align(&lines, composed, in: size.width)
    return TextLayout(
      size: size, lines: lines, scaleFactor: factor, tightening: tightening,
      alignmentBaseline: unshrunk?.ascent ?? lines[0].baseline)
  }

  // MARK: Shrinking and tightening

  private func scaleFactor() -> Double {
    guard settings.adjustsFontSizeToFitWidth, settings.minimumScaleFactor > 0, settings.minimumScaleFactor < 1 else { return 1 }
    // A wrapping mode has no single line whose width could be fitted: Apple says not to join the two.
    guard !(settings.numberOfLines == 1 && settings.lineBreakMode.wraps) else { return 1 }
    guard width.isFinite || height.isFinite else { return 1 }
    let scaler = FontScaler(pointSize: text.largestPointSize, minimum: settings.minimumScaleFactor)
    return scaler.largestFactor { fits(text.scaled(by: $0)) }
  }

  /// Whether all of the text can be shown; with several lines no word may have to be broken for that.
  private func fits(_ text: ShapedText) -> Bool {
    if settings.numberOfLines == 1 {
      let room = text.paragraphs[0].paragraphStyle(settings).indents.line(isFirst: true, in: width).width
      return naturalWidth(text) <= room * (mayTighten ? 1 + Self.largestTightening : 1) + LineBreaker.tolerance
        && isLowEnough(text, composer(text, limit: 1, tightening: 0).lines)
    }
    let lines = composer(text, limit: 0, tightening: 0).lines()
    return (settings.numberOfLines == 0 || lines.count <= settings.numberOfLines) && !lines.contains(where: \.breaksWord)
      && isLowEnough(text, { lines })
  }

  private func isLowEnough(_ text: ShapedText, _ lines: () -> [ComposedLine]) -> Bool {
    height == .infinity || LineStack(lines(), in: text, settings: settings).height <= height + LineBreaker.tolerance
  }

  private var mayTighten: Bool {
    settings.allowsTightening && settings.numberOfLines == 1 && settings.lineBreakMode.truncation != nil
  }

  /// Points for each gap of a single line that is too wide by at most a twentieth; 0 when there is no need or it would not help.
  private func tightening(of text: ShapedText) -> Double {
    guard mayTighten, text.paragraphs.count == 1, width.isFinite else { return 0 }
    let natural = naturalWidth(text)
    guard natural > width + LineBreaker.tolerance, natural <= width * (1 + Self.largestTightening) + LineBreaker.tolerance else { return 0 }
    let paragraph = text.paragraphs[0]
    let gaps = paragraph.trimmedEnd(0..<paragraph.clusters.count).count - 1
    guard gaps > 0 else { return 0 }
    let gap = (width - natural) / Double(gaps)
    return -gap <= paragraph.style.font.size * Self.largestTightening ? gap : 0
  }

  private func naturalWidth(_ text: ShapedText) -> Double {
    let paragraph = text.paragraphs[0]
    return paragraph.visibleWidth(0..<paragraph.clusters.count)
  }

  // MARK: Lines

  private func composer(_ text: ShapedText, limit: Int, tightening: Double) -> LineComposer {
    LineComposer(
      text: text, width: tightening == 0 ? width : .infinity, limit: limit, settings: settings, ellipsis: ellipsis,
      hyphenation: hyphenation)
  }

  /// The number of lines asked for, or as many as fit in the height, at least one; 0 for any number.
  private func lineLimit(_ text: ShapedText) -> Int {
    guard height.isFinite, settings.numberOfLines != 1 else { return settings.numberOfLines }
    let lines = composer(text, limit: settings.numberOfLines, tightening: 0).lines()
    let fitting = LineStack(lines, in: text, settings: settings).count(within: height)
    return fitting < lines.count ? max(1, fitting) : settings.numberOfLines
  }

  private func build(_ line: ComposedLine, _ text: ShapedText, _ stack: LineStack, at index: Int, tightening: Double) -> TextLine {
    let paragraph = text.paragraphs[line.paragraph]
    let built = LineBuilder(paragraph: paragraph, spacing: tightening, wordSpacing: wordSpacing(line, paragraph)).build(line)
    let units = paragraph.units(of: line.head.lowerBound..<max(line.head.upperBound, line.tail.upperBound))
    return TextLine(
      range: units.lowerBound + paragraph.offset..<units.upperBound + paragraph.offset,
      string: paragraph.string(line.head) + (line.ellipsis == nil ? "" : "…") + paragraph.string(line.tail)
        + (line.hyphen?.string ?? ""),
      runs: built.runs, attachments: built.attachments, backgrounds: DecorationBuilder.backgrounds(built.extents),
      decorations: DecorationBuilder.decorations(built.extents), width: built.width, metrics: stack.metrics[index],
      baseline: stack.baselines[index], left: 0,
      isTruncated: line.ellipsis != nil,
      isClipped: settings.lineBreakMode == .byClipping && built.width + line.indent > width + LineBreaker.tolerance,
      isHyphenated: line.hyphen != nil, direction: paragraph.direction)
  }

  /// What a justified line adds to each of its spaces, so that it reaches both edges; 0 for the last line of a paragraph and for lines
  /// without spaces.
  private func wordSpacing(_ line: ComposedLine, _ paragraph: ShapedParagraph) -> Double {
    let style = paragraph.paragraphStyle(settings)
    guard style.alignment == .justified, line.isSoftEnd, line.ellipsis == nil, width.isFinite else { return 0 }
    let spaces = line.head.count { paragraph.clusters[$0].isWhitespace }
    let room = style.indents.line(isFirst: line.isFirst, in: width).width - paragraph.visibleWidth(line.head)
    return spaces > 0 && room > 0 ? room / Double(spaces) : 0
  }

  /// Puts a single line that shrank where `baselineAdjustment` wants it, and returns the height of all lines: a shrunk line keeps the
  /// height that it would have had at full size.
  private func adjustBaseline(_ lines: inout [TextLine], _ stack: LineStack, full: LineMetrics?) -> Double {
    guard let full else { return stack.height }
    switch settings.baselineAdjustment {
    case .alignBaselines: lines[0].baseline = full.ascent
    case .alignCenters: lines[0].baseline = (full.height - stack.height) / 2 + lines[0].metrics.ascent
    case .none: lines[0].baseline = lines[0].metrics.ascent
    }
    return full.height
  }

  /// Gives each line its place in a box of `width`.
  private func align(_ lines: inout [TextLine], _ composed: [ComposedLine], in width: Double) {
    for index in lines.indices {
      let direction = lines[index].direction
      let room = width - lines[index].width - composed[index].indent
      lines[index].left = room * alignment(composed[index]).shareBefore(direction)
      if direction == .leftToRight { lines[index].left += composed[index].indent }
    }
  }

  private func alignment(_ line: ComposedLine) -> TextAlignment { text.paragraphs[line.paragraph].paragraphStyle(settings).alignment }

  /// Whether some lines stand at one edge and others elsewhere, so that the edges have to be those of the room, not of the longest line.
  private func needsBothEdges(_ lines: [TextLine], _ composed: [ComposedLine]) -> Bool {
    width.isFinite && Set(zip(lines, composed).map { alignment($1).shareBefore($0.direction) }).count > 1
      && Set(composed.map { alignment($0) }).count > 1
  }
}
