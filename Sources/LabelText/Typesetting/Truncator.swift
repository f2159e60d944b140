// SPDX-License-Identifier: MIT

/// A truncated line in logical order: head, ellipsis, tail.
struct TruncatedSpan: Hashable {
  var head: Range<Int>
  var tail: Range<Int>
}

/// Decides which clusters an ellipsis replaces, by rules that reproduce UILabel's recorded widths (section 4 of the records).
struct Truncator {
  let paragraph: ShapedParagraph
  /// The box of the whole line.
  let box: LineBox
  /// The width of the ellipsis in points; it has no kerning with its neighbours.
  let tokenWidth: Double

  func truncate(_ clusters: Range<Int>, _ part: Truncation) -> TruncatedSpan {
    let available = max(0, box.width - tokenWidth)
    let none = clusters.upperBound..<clusters.upperBound
    switch part {
    case .tail:
      return TruncatedSpan(head: head(of: clusters, fitting: available), tail: none)
    case .head:
      return TruncatedSpan(head: clusters.lowerBound..<clusters.lowerBound, tail: tail(of: clusters, fitting: available))
    case .middle:
      let head = head(of: clusters, fitting: available / 2)
      let rest = head.upperBound..<clusters.upperBound
      return TruncatedSpan(
        head: head, tail: tail(of: rest, fitting: available - paragraph.lineWidth(head, indent: box.indent)))
    }
  }

  /// The longest beginning that fits, without whitespace at the cut even if that would fit too.
  private func head(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var pen = LinePen(paragraph, from: clusters.lowerBound, indent: box.indent)
    var end = clusters.lowerBound
    while end < clusters.upperBound {
      pen.advance(to: end + 1)
      guard pen.width <= available + LineBreaker.tolerance else { break }
      end += 1
    }
    if let opposed = oppositeDirectionRun(around: end, in: clusters), opposed.lowerBound > clusters.lowerBound { end = opposed.lowerBound }
    return paragraph.trimmedEnd(clusters.lowerBound..<end)
  }

  /// The longest end that fits, without whitespace at the cut. A tab after an ellipsis has no tab stop and is as wide as a space.
  private func tail(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var start = clusters.upperBound
    while start > clusters.lowerBound, paragraph.width(start - 1..<clusters.upperBound) <= available + LineBreaker.tolerance { start -= 1 }
    if let opposed = oppositeDirectionRun(around: start, in: clusters), opposed.upperBound < clusters.upperBound {
      start = opposed.upperBound
    }
    return paragraph.trimmedStart(start..<clusters.upperBound)
  }

  /// The clusters around a cut that have the opposite direction of the paragraph, such as a Hebrew name in English or a number in Arabic;
  /// nil when the cut is not inside such a run.
  ///
  /// A cut inside such a run would put the ellipsis next to characters that are not adjacent to the hidden text, so the run is removed as a
  /// whole, as in STULabel. It is cut only when nothing else would be left.
  private func oppositeDirectionRun(around cut: Int, in clusters: Range<Int>) -> Range<Int>? {
    let base: UInt8 = paragraph.direction == .leftToRight ? 0 : 1
    guard cut > clusters.lowerBound, cut < clusters.upperBound, level(cut - 1) > base, level(cut) > base else { return nil }
    var (start, end) = (cut, cut)
    while start > clusters.lowerBound, level(start - 1) > base { start -= 1 }
    while end < clusters.upperBound, level(end) > base { end += 1 }
    return (start..<end).contains { level($0) % 2 != base % 2 } ? start..<end : nil
  }

  private func level(_ cluster: Int) -> UInt8 { paragraph.runs[paragraph.clusters[cluster].run].level }
}
