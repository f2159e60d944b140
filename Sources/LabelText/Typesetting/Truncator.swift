// SPDX-License-Identifier: MIT

/// What is left of a line after an ellipsis took the place of a part of it. In logical order: head, ellipsis, tail.
struct TruncatedSpan: Hashable {
  var head: Range<Int>
  var tail: Range<Int>
}

/// Decides which clusters give way to an ellipsis, by the rules that reproduce UILabel's recorded widths (records' section 4).
struct Truncator {
  let paragraph: ShapedParagraph
  /// The room of the whole line.
  let box: LineBox
  /// Points that the ellipsis takes; no kerning across its seams.
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

  /// The longest beginning that fits, without the whitespace at the cut even though that fitted too.
  private func head(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var pen = LinePen(paragraph, from: clusters.lowerBound, indent: box.indent)
    var end = clusters.lowerBound
    while end < clusters.upperBound {
      pen.advance(to: end + 1)
      guard pen.width <= available + LineBreaker.tolerance else { break }
      end += 1
    }
    if let opposed = opposedText(round: end, in: clusters), opposed.lowerBound > clusters.lowerBound { end = opposed.lowerBound }
    return paragraph.trimmedEnd(clusters.lowerBound..<end)
  }

  /// The longest end that fits, without the whitespace at the cut. A tab after an ellipsis has lost its place and is as wide as a space.
  private func tail(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var start = clusters.upperBound
    while start > clusters.lowerBound, paragraph.width(start - 1..<clusters.upperBound) <= available + LineBreaker.tolerance { start -= 1 }
    if let opposed = opposedText(round: start, in: clusters), opposed.upperBound < clusters.upperBound { start = opposed.upperBound }
    return paragraph.trimmedStart(start..<clusters.upperBound)
  }

  /// The clusters on both sides of a cut that read against the paragraph, such as a Hebrew name in English or a number in Arabic; nil when
  /// the cut is not among such.
  ///
  /// Cut there, the ellipsis would stand beside letters that were neighbours of nothing that is hidden; so they go as a whole, as
  /// STULabel does it. Where nothing else would be left they are cut all the same.
  private func opposedText(round cut: Int, in clusters: Range<Int>) -> Range<Int>? {
    let base: UInt8 = paragraph.direction == .leftToRight ? 0 : 1
    guard cut > clusters.lowerBound, cut < clusters.upperBound, level(cut - 1) > base, level(cut) > base else { return nil }
    var (start, end) = (cut, cut)
    while start > clusters.lowerBound, level(start - 1) > base { start -= 1 }
    while end < clusters.upperBound, level(end) > base { end += 1 }
    return (start..<end).contains { level($0) % 2 != base % 2 } ? start..<end : nil
  }

  private func level(_ cluster: Int) -> UInt8 { paragraph.runs[paragraph.clusters[cluster].run].level }
}
