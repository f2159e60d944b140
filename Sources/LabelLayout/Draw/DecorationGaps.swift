// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// The gaps of a line's underlines, where glyphs cross them. They are computed once for each band of a line, however many underlines are in
/// it.
struct DecorationGaps {
  private let glyphs: any GlyphSource
  private let runs: [LaidOutRun]
  /// The gaps by band, from left to right and without overlaps.
  private var gaps: [Rect: [HorizontalSpan]] = [:]

  /// - Parameter runs: the glyphs of the line, in points of the label.
  init(of runs: [LaidOutRun], _ glyphs: any GlyphSource) {
    self.runs = runs
    self.glyphs = glyphs
  }

  /// The parts of a span that are outside all gaps of a band, from left to right.
  ///
  /// - Parameters:
  ///   - band: the top and bottom edges of the underline; its horizontal extent is ignored.
  ///   - margin: the free space on both sides of a glyph's ink.
  mutating func remaining(of whole: HorizontalSpan, in band: Rect, margin: Double) -> [HorizontalSpan] {
    let all = gaps[band] ?? merged(spans(in: band, margin: margin))
    gaps[band] = all
    var spans: [HorizontalSpan] = []
    var left = whole.left
    for gap in all[all.firstIndex(endingAfter: whole.left)...] {
      guard gap.left < whole.right else { break }
      if gap.left > left { spans.append(HorizontalSpan(left: left, right: gap.left)) }
      left = max(left, gap.right)
    }
    if whole.right > left { spans.append(HorizontalSpan(left: left, right: whole.right)) }
    return spans
  }

  /// The spans where glyphs have ink in a band, with a margin on both sides.
  private func spans(in band: Rect, margin: Double) -> [HorizontalSpan] {
    var gaps: [HorizontalSpan] = []
    for run in runs {
      for placed in run.glyphs.glyphs {
        let inkBounds = glyphs.inkBounds(of: placed.glyph, in: run.glyphs.font).offset(by: placed.position)
        guard !inkBounds.isEmpty, inkBounds.maxY > band.minY, inkBounds.minY < band.maxY else { continue }
        let outline = glyphs.outline(of: placed.glyph, in: run.glyphs.font).transformed(.translation(placed.position))
        let spans =
          outline.isEmpty ? [HorizontalSpan(left: inkBounds.minX, right: inkBounds.maxX)] : OutlineSlicer.spans(of: outline, in: band)
        gaps += spans.map { HorizontalSpan(left: $0.left - margin, right: $0.right + margin) }
      }
    }
    return gaps
  }

  private func merged(_ spans: [HorizontalSpan]) -> [HorizontalSpan] {
    var merged: [HorizontalSpan] = []
    for span in spans.sorted(by: { $0.left < $1.left }) {
      if let last = merged.last, span.left <= last.right {
        merged[merged.count - 1].right = max(last.right, span.right)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}

extension [HorizontalSpan] {
  /// The index of the first span that ends after a position, in an array from left to right without overlaps.
  fileprivate func firstIndex(endingAfter position: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].right > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A segment of a horizontal line, in points.
struct HorizontalSpan: Hashable {
  var left: Double
  var right: Double

  var length: Double { right - left }

  func clipped(to other: HorizontalSpan) -> HorizontalSpan? {
    let span = HorizontalSpan(left: max(left, other.left), right: min(right, other.right))
    return span.length > 0 ? span : nil
  }
}
