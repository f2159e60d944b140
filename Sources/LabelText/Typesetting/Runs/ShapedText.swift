// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelSettings

/// A run of one paragraph in one style, font, script and direction, with its glyphs.
package struct ShapedRun: Hashable {
  /// UTF-16 units of the paragraph.
  package var range: Range<Int>
  /// The bidirectional level; odd levels are right to left.
  package var level: UInt8
  /// The requested style; its font determines the line's height.
  package var style: TextStyle
  /// The font of the glyphs: `style.font`, or a fallback for characters that it lacks.
  package var font: Font
  /// In visual order, from left to right.
  package var glyphs: [ShapedGlyph]
  /// The glyphs' ink extents; 0 unless the sizing rule uses them.
  package var inkExtents = InkExtents()
  /// Whether the run was shaped in one text with the run before it, from which it differs only in what is painted.
  package var isShapedWithPrevious = false
  /// The other styles of clusters that are in several styles, such as a ligature with two colours, in logical order.
  package var innerStyles: [InnerStyle] = []

  package var isRightToLeft: Bool { level % 2 == 1 }
}

/// A style that begins inside a cluster.
package struct InnerStyle: Hashable {
  /// The character where it begins, in UTF-16 units of the paragraph.
  package var offset: Int
  /// The part of the width of the cluster's glyphs that is before it in reading order, 0…1.
  package var part: Double
  package var style: TextStyle
}

/// The extents of ink above and below a baseline, in points, both positive.
package struct InkExtents: Hashable, Sendable {
  package var above = 0.0
  package var below = 0.0
}

/// A shaped paragraph, ready for line breaking. It is immutable: line breaking returns ranges of clusters and never changes the glyphs. It
/// is a class because every step of the layout shares it.
package final class ShapedParagraph {
  /// The text without the separator that ended it.
  package let units: [UInt16]
  /// Where the paragraph begins in the whole text, in UTF-16 units.
  package let offset: Int
  package let direction: TextDirection
  package let runs: [ShapedRun]
  /// In logical order; they cover `units` without gaps.
  package let clusters: [TextCluster]
  /// The style of the first character, or of an empty paragraph's position.
  package let style: TextStyle
  /// The paragraph style: that of the first character, or else that of the text.
  package let layout: ParagraphStyle
  package let hasTabs: Bool
  /// Whether a background has padding.
  let hasPadding: Bool
  /// Whether a background is cut where a line ends.
  let hasSlicedBackground: Bool
  /// The cumulative advances: the width before each cluster, and the total width at the end.
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
    self.hasPadding = runs.contains { $0.style.backgroundPadding != nil }
    self.hasSlicedBackground = runs.contains(where: \.style.slicesBackground)
    var widths = [0.0]
    widths.reserveCapacity(clusters.count + 1)
    var sum = 0.0
    for cluster in clusters {
      sum += cluster.advance
      widths.append(sum)
    }
    self.widths = widths
  }

  /// The width of some clusters in points, including whitespace, with tabs as wide as spaces.
  package func width(_ clusters: Range<Int>) -> Double {
    widths[clusters.upperBound] - widths[clusters.lowerBound]
  }

  /// The width of a line of these clusters that begins `indent` points from the leading edge, including whitespace; tabs extend to their
  /// stops.
  package func lineWidth(_ range: Range<Int>, indent: Double) -> Double {
    guard hasTabs else { return width(range) }
    var pen = LinePen(self, from: range.lowerBound, indent: indent)
    pen.advance(to: range.upperBound)
    return pen.width
  }

  /// The width of the line without whitespace at its end and without tracking after its last cluster, with the padding at ends inside of padded
  /// text.
  package func visibleWidth(_ range: Range<Int>, indent: Double) -> Double {
    let visible = trimmedEnd(range)
    guard let last = visible.last else { return 0 }
    return lineWidth(visible, indent: indent) - clusters[last].trailingSpacing + endPadding(visible)
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

  /// The UTF-16 units of some clusters; for an empty range, an empty range at the same position.
  package func units(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < clusters.count ? clusters[range.lowerBound].range.lowerBound : units.count
    return start..<(range.isEmpty ? start : clusters[range.upperBound - 1].range.upperBound)
  }

  /// Whether the runs of two clusters, the second not before the first, were shaped in one text.
  func isShapedTogether(_ cluster: Int, _ next: Int) -> Bool {
    let (first, last) = (clusters[cluster].run, clusters[next].run)
    return first == last || (first + 1...last).allSatisfy { runs[$0].isShapedWithPrevious }
  }

  /// The same text with another paragraph style.
  fileprivate func laidOut(as layout: ParagraphStyle) -> ShapedParagraph {
    ShapedParagraph(units: units, offset: offset, direction: direction, runs: runs, clusters: clusters, style: style, layout: layout)
  }

  /// The width of clusters without tabs at the start of the paragraph after `scaled(by:)`, computed with the same terms in the same order
  /// but without making the paragraph.
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

  /// The factor of a run's lengths when its font is scaled by `factor` and rounded to the grid.
  private func ratio(of run: Int, by factor: Double) -> Double {
    let size = runs[run].style.font.size
    return size * (FontScaler.scaledSize(size, by: factor) / size) / size
  }

  /// The paragraph with every font scaled by `factor`, on the quarter-point grid. The glyphs are not shaped again, because unhinted
  /// advances are proportional to the size.
  package func scaled(by factor: Double) -> ShapedParagraph {
    let scaledRuns = runs.map { run in
      var run = run
      let ratio = FontScaler.scaledSize(run.style.font.size, by: factor) / run.style.font.size
      run.style = run.style.scaled(by: ratio)
      run.font = run.font.resized(to: run.font.size * ratio)
      run.glyphs = run.glyphs.map { $0.scaled(by: ratio) }
      for index in run.innerStyles.indices { run.innerStyles[index].style = run.innerStyles[index].style.scaled(by: ratio) }
      run.inkExtents = InkExtents(above: run.inkExtents.above * ratio, below: run.inkExtents.below * ratio)
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
    // The properties that are not compared are derived from these.
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

/// A shaped text. It has at least one paragraph; an empty text has one without clusters.
package struct ShapedText: Hashable {
  package var paragraphs: [ShapedParagraph]

  package func scaled(by factor: Double) -> ShapedText {
    factor == 1 ? self : ShapedText(paragraphs: paragraphs.map { $0.scaled(by: factor) })
  }

  /// The text with a paragraph style for the paragraphs that have none of their own: shaped text can be laid out with several settings.
  /// What was determined by shaping does not change: writing direction, hyphens and Hangul words.
  func laidOut(as style: ParagraphStyle) -> ShapedText {
    guard paragraphs.contains(where: { $0.style.paragraph == nil && $0.layout != style }) else { return self }
    return ShapedText(paragraphs: paragraphs.map { $0.style.paragraph == nil ? $0.laidOut(as: style) : $0 })
  }

  /// The reserved height: that of the minimum number of lines in the first character's font, including its line gaps; 0 for none.
  func reservedHeight(_ settings: TextSettings) -> Double {
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
