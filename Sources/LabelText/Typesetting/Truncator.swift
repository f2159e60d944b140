// SPDX-License-Identifier: MIT

/// What is left of a line after an ellipsis took the place of a part of it. In logical order: head, ellipsis, tail.
struct TruncatedSpan: Hashable {
  var head: Range<Int>
  var tail: Range<Int>
}

/// Decides which clusters give way to an ellipsis, by the rules that reproduce UILabel's recorded widths (records' section 4).
struct Truncator {
  let paragraph: ShapedParagraph
  /// Points for the whole line.
  let width: Double
  /// Points that the ellipsis takes; no kerning across its seams.
  let tokenWidth: Double

  func truncate(_ clusters: Range<Int>, _ part: Truncation) -> TruncatedSpan {
    let available = max(0, width - tokenWidth)
    let none = clusters.upperBound..<clusters.upperBound
    switch part {
    case .tail:
      return TruncatedSpan(head: head(of: clusters, fitting: available), tail: none)
    case .head:
      return TruncatedSpan(head: clusters.lowerBound..<clusters.lowerBound, tail: tail(of: clusters, fitting: available))
    case .middle:
      let head = head(of: clusters, fitting: available / 2)
      let rest = head.upperBound..<clusters.upperBound
      return TruncatedSpan(head: head, tail: tail(of: rest, fitting: available - paragraph.width(head)))
    }
  }

  /// The longest beginning that fits, without the whitespace at the cut even though that fitted too.
  private func head(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var end = clusters.lowerBound
    while end < clusters.upperBound, paragraph.width(clusters.lowerBound..<end + 1) <= available + LineBreaker.tolerance { end += 1 }
    return paragraph.trimmedEnd(clusters.lowerBound..<end)
  }

  /// The longest end that fits, without the whitespace at the cut.
  private func tail(of clusters: Range<Int>, fitting available: Double) -> Range<Int> {
    var start = clusters.upperBound
    while start > clusters.lowerBound, paragraph.width(start - 1..<clusters.upperBound) <= available + LineBreaker.tolerance { start -= 1 }
    return paragraph.trimmedStart(start..<clusters.upperBound)
  }
}
