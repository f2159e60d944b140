// SPDX-License-Identifier: MIT

internal import LabelCore

/// Turns a composed line into glyphs, pictures and lines in visual order.
struct LineBuilder {
  let paragraph: ShapedParagraph
  /// Points taken from or added to each gap between clusters: tightening is negative.
  let spacing: Double
  /// Points added to each space: justification.
  let wordSpacing: Double

  /// What stands on a line; positions are points from its left end on the baseline.
  struct Content {
    var runs: [PlacedRun] = []
    var attachments: [PlacedAttachment] = []
    /// Every cluster's extent with its style, from left to right.
    var extents: [StyledExtent] = []
    var width = 0.0
  }

  func build(_ line: ComposedLine) -> Content {
    let pieces = slices(line.head) + (line.ellipsis.map { [Slice.ellipsis($0)] } ?? []) + slices(line.tail)
    var content = Content()
    for index in BidiLevels.visualOrder(of: pieces.map(level)) {
      switch pieces[index] {
      case .clusters(let range, let run): append(range, of: paragraph.runs[run], to: &content)
      case .ellipsis(let mark):
        let start = content.width
        place(mark.glyphs[...], font: mark.font, style: mark.style, in: &content)
        content.width = start + mark.width
        content.extents.append(StyledExtent(left: start, right: content.width, style: mark.style, isSpace: false))
      }
    }
    if !pieces.isEmpty { content.width = max(0, content.width - spacing - droppedSpacing(line)) }
    return content
  }

  /// Tracking after the last character of the line in reading order, which counts as blank.
  private func droppedSpacing(_ line: ComposedLine) -> Double {
    guard let last = line.tail.last ?? (line.ellipsis == nil ? line.head.last : nil) else { return 0 }
    return paragraph.direction == .leftToRight ? paragraph.clusters[last].trailingSpacing : 0
  }

  private enum Slice {
    case clusters(Range<Int>, run: Int)
    case ellipsis(Ellipsis)
  }

  /// Divides clusters at the borders of their runs.
  private func slices(_ range: Range<Int>) -> [Slice] {
    var slices: [Slice] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = paragraph.clusters[start].run
      var end = start + 1
      while end < range.upperBound, paragraph.clusters[end].run == run { end += 1 }
      slices.append(.clusters(start..<end, run: run))
      start = end
    }
    return slices
  }

  /// An ellipsis goes with the paragraph, so that it stands at the end of reading.
  private func level(_ slice: Slice) -> UInt8 {
    switch slice {
    case .clusters(_, let run): paragraph.runs[run].level
    case .ellipsis: paragraph.direction == .leftToRight ? 0 : 1
    }
  }

  private func append(_ range: Range<Int>, of run: ShapedRun, to content: inout Content) {
    let clusters = run.isRightToLeft ? Array(range.reversed()) : Array(range)
    for index in clusters {
      let cluster = paragraph.clusters[index]
      let start = content.width
      if let attachment = run.style.attachment {
        let top = -attachment.bottom - attachment.size.height - run.style.baselineOffset
        content.attachments.append(
          PlacedAttachment(origin: Point(x: start, y: top), attachment: attachment, shadow: run.style.shadow))
      } else {
        place(run.glyphs[cluster.glyphs], font: run.font, style: run.style, in: &content)
      }
      content.width = start + cluster.advance + spacing + (cluster.isWhitespace ? wordSpacing : 0)
      content.extents.append(StyledExtent(left: start, right: content.width, style: run.style, isSpace: cluster.isWhitespace))
    }
  }

  private func place(_ glyphs: ArraySlice<ShapedGlyph>, font: Font, style: TextStyle, in content: inout Content) {
    var placed: [PositionedGlyph] = []
    var pen = content.width
    for glyph in glyphs {
      placed.append(
        PositionedGlyph(glyph: glyph.glyph, position: Point(x: pen + glyph.offset.x, y: glyph.offset.y - style.baselineOffset)))
      pen += glyph.advance
    }
    let run = PlacedRun(
      glyphs: GlyphRun(font: font.instance, glyphs: placed), color: style.color, stroke: style.stroke, shadow: style.shadow)
    if let last = content.runs.last, last.looksLike(run) {
      content.runs[content.runs.count - 1].glyphs.glyphs += placed
    } else {
      content.runs.append(run)
    }
  }
}

/// A cluster's place on its line and how it looks.
struct StyledExtent {
  /// Points from the line's left end.
  var left: Double
  var right: Double
  var style: TextStyle
  var isSpace: Bool
}

extension PlacedRun {
  fileprivate func looksLike(_ other: PlacedRun) -> Bool {
    glyphs.font == other.glyphs.font && color == other.color && stroke == other.stroke && shadow == other.shadow
  }
}
