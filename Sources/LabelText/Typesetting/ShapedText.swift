// SPDX-License-Identifier: MIT

internal import LabelCore

/// A piece of one paragraph in one style, font, script and direction, with its glyphs.
package struct ShapedRun: Hashable {
  /// UTF-16 units of the paragraph.
  package var range: Range<Int>
  /// The bidirectional level; odd runs from right to left.
  package var level: UInt8
  /// The style that was asked for; `style.font` gives the line its height.
  package var style: TextStyle
  /// The font that is drawn: `style.font`, or a fallback for what that one lacks.
  package var font: Font
  /// In visual order, from left to right.
  package var glyphs: [ShapedGlyph]
  /// How far glyphs reach from the baseline, in points; 0 unless the sizing rule asks for it.
  package var ink = InkExtents()

  package var isRightToLeft: Bool { level % 2 == 1 }
}

/// How far ink reaches above and below a baseline, in points, both positive.
package struct InkExtents: Hashable, Sendable {
  package var above = 0.0
  package var below = 0.0
}

/// A paragraph ready to be cut into lines. Immutable: line breaking gives ranges of clusters and never touches the glyphs. An object, as
/// every step of the layout holds it.
package final class ShapedParagraph {
  /// The text without the separator that ended it.
  package let units: [UInt16]
  /// Where the paragraph begins in the whole text, in UTF-16 units.
  package let offset: Int
  package let direction: TextDirection
  package let runs: [ShapedRun]
  /// In logical order; they cover `units` without gaps.
  package let clusters: [TextCluster]
  /// The style of the first character, or of the place where an empty paragraph stands.
  package let style: TextStyle
  /// How the lines stand: as the first character says, or as the text does.
  package let layout: ParagraphStyle
  package let hasTabs: Bool
  /// Advances summed: the width before each cluster, and at the end of all.
  package let widths: [Double]

  package init(
    units: [UInt16], offset: Int, direction: TextDirection, runs: [ShapedRun], clusters: [TextCluster], style: TextStyle,
    layout: ParagraphStyle
  ) {
    self.units = units
    self.offset = offset
    self.direction = direction
    self.runs = runs
    self.clusters = clusters
    self.style = style
    self.layout = layout
    self.hasTabs = clusters.contains(where: \.isTab)
    var widths = [0.0]
    widths.reserveCapacity(clusters.count + 1)
    var sum = 0.0
    for cluster in clusters {
      sum += cluster.advance
      widths.append(sum)
    }
    self.widths = widths
  }

  /// The width of some clusters in points, whitespace included and tabs as wide as spaces.
  package func width(_ clusters: Range<Int>) -> Double {
    widths[clusters.upperBound] - widths[clusters.lowerBound]
  }

  /// The width of a line of these clusters that begins `indent` points from the leading edge, whitespace included: tabs reach to their stops.
  package func lineWidth(_ range: Range<Int>, indent: Double) -> Double {
    guard hasTabs else { return width(range) }
    var pen = LinePen(self, from: range.lowerBound, indent: indent)
    pen.advance(to: range.upperBound)
    return pen.width
  }

  /// The same without the whitespace at its end, and without tracking after its last cluster.
  package func visibleWidth(_ range: Range<Int>, indent: Double) -> Double {
    let visible = trimmedEnd(range)
    guard let last = visible.last else { return 0 }
    return lineWidth(visible, indent: indent) - clusters[last].trailingSpacing
  }

  /// The clusters without the whitespace at their end.
  package func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  /// The clusters without the whitespace at their beginning.
  package func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, clusters[start].isWhitespace { start += 1 }
    return start..<range.upperBound
  }

  /// The UTF-16 units that some clusters stand for; an empty range at their place for none.
  package func units(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < clusters.count ? clusters[range.lowerBound].range.lowerBound : units.count
    return start..<(range.isEmpty ? start : clusters[range.upperBound - 1].range.upperBound)
  }

  /// The same text in lines that stand otherwise.
  fileprivate func laidOut(as layout: ParagraphStyle) -> ShapedParagraph {
    ShapedParagraph(units: units, offset: offset, direction: direction, runs: runs, clusters: clusters, style: style, layout: layout)
  }

  /// What `scaled(by:)` would give as the width of clusters without tabs that begin the paragraph: the sum of its very terms, without
  /// the paragraph.
  func visibleWidth(_ visible: Range<Int>, scaledBy factor: Double) -> Double {
    guard let last = visible.last else { return 0 }
    guard factor != 1 else { return width(visible) - clusters[last].trailingSpacing }
    var (run, ratio) = (-1, 1.0)
    var sum = 0.0
    for index in visible {
      if clusters[index].run != run {
        run = clusters[index].run
        ratio = self.ratio(of: run, by: factor)
      }
      sum += clusters[index].advance * ratio
    }
    return sum - clusters[last].trailingSpacing * ratio
  }

  /// What a run's lengths are multiplied by so that its font is at `factor` of its size, on the grid.
  private func ratio(of run: Int, by factor: Double) -> Double {
    let size = runs[run].style.font.size
    return size * (FontScaler.scaledSize(size, by: factor) / size) / size
  }

  /// The paragraph with every font at `factor` of its size, on the quarter-point grid; glyphs are not shaped again, since unhinted
  /// advances are proportional to the size.
  package func scaled(by factor: Double) -> ShapedParagraph {
    let scaledRuns = runs.map { run in
      var run = run
      let ratio = FontScaler.scaledSize(run.style.font.size, by: factor) / run.style.font.size
      run.style = run.style.scaled(by: ratio)
      run.font = run.font.resized(to: run.font.size * ratio)
      run.glyphs = run.glyphs.map { $0.scaled(by: ratio) }
      run.ink = InkExtents(above: run.ink.above * ratio, below: run.ink.below * ratio)
      return run
    }
    let ratios = runs.indices.map { self.ratio(of: $0, by: factor) }
    let scaledClusters = clusters.map { cluster in
      var cluster = cluster
      cluster.advance *= ratios[cluster.run]
      cluster.trailingSpacing *= ratios[cluster.run]
      return cluster
    }
    let ratio = FontScaler.scaledSize(style.font.size, by: factor) / style.font.size
    return ShapedParagraph(
      units: units, offset: offset, direction: direction, runs: scaledRuns, clusters: scaledClusters, style: style.scaled(by: ratio),
      layout: layout)
  }
}

extension ShapedParagraph: Hashable {
  package static func == (a: ShapedParagraph, b: ShapedParagraph) -> Bool {
    // What is not compared follows from the rest.
    a === b
      || (a.units == b.units && a.offset == b.offset && a.direction == b.direction && a.runs == b.runs && a.clusters == b.clusters
        && a.style == b.style && a.layout == b.layout)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(units)
    hasher.combine(offset)
    hasher.combine(runs)
    hasher.combine(clusters)
    hasher.combine(style)
  }
}

/// A whole text, itemised and shaped. At least one paragraph; an empty text has one without clusters.
package struct ShapedText: Hashable {
  package var paragraphs: [ShapedParagraph]

  package func scaled(by factor: Double) -> ShapedText {
    factor == 1 ? self : ShapedText(paragraphs: paragraphs.map { $0.scaled(by: factor) })
  }

  /// The text with the paragraphs that say nothing of their own in a style: shaped text can be laid out under several settings. What is
  /// found out while shaping stays: writing direction, hyphens and Hangul words.
  func laidOut(as style: ParagraphStyle) -> ShapedText {
    guard paragraphs.contains(where: { $0.style.paragraph == nil && $0.layout != style }) else { return self }
    return ShapedText(paragraphs: paragraphs.map { $0.style.paragraph == nil ? $0.laidOut(as: style) : $0 })
  }

  /// The height of as many lines as space is kept for, in the first character's font, with its leading between them; 0 for none.
  func keptHeight(_ settings: TextSettings) -> Double {
    let lines = settings.numberOfLines == 0 ? settings.minimumNumberOfLines : min(settings.minimumNumberOfLines, settings.numberOfLines)
    guard lines > 0 else { return 0 }
    let metrics = paragraphs[0].style.font.metrics
    return Double(lines) * metrics.lineHeight + Double(lines - 1) * metrics.lineGap
  }

  /// The largest size among the requested fonts, in points.
  package var largestPointSize: Double {
    paragraphs.flatMap { [$0.style.font.size] + $0.runs.map(\.style.font.size) }.max() ?? 0
  }
}

extension ShapedGlyph {
  fileprivate func scaled(by ratio: Double) -> ShapedGlyph {
    var glyph = self
    glyph.advance *= ratio
    glyph.offset = offset * ratio
    return glyph
  }
}
