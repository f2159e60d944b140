// SPDX-License-Identifier: MIT

internal import LabelSettings

/// A truncated line in logical order: head, ellipsis, tail.
struct TruncatedSpan: Hashable {
  var head: Range<Int>
  var tail: Range<Int>
  /// The bidirectional level of the text at a cut inside a run of the opposite direction; nil for any other cut.
  var level: UInt8?
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
      let head = head(of: clusters, fitting: available)
      return TruncatedSpan(head: head.clusters, tail: none, level: head.level)
    case .head:
      let tail = tail(of: clusters, fitting: available)
      return TruncatedSpan(head: clusters.lowerBound..<clusters.lowerBound, tail: tail.clusters, level: tail.level)
    case .middle:
      let head = head(of: clusters, fitting: available / 2)
      let rest = head.clusters.upperBound..<clusters.upperBound
      let tail = tail(of: rest, fitting: available - paragraph.lineWidth(head.clusters, indent: box.indent))
      return TruncatedSpan(head: head.clusters, tail: tail.clusters, level: head.level ?? tail.level)
    }
  }

  /// Clusters before or after an ellipsis, and the level of a cut inside a run of the opposite direction.
  private typealias Part = (clusters: Range<Int>, level: UInt8?)

  /// The longest beginning that fits, without whitespace at the cut even if that would fit too.
  private func head(of clusters: Range<Int>, fitting available: Double) -> Part {
    var pen = LinePen(paragraph, from: clusters.lowerBound, indent: box.indent)
    var end = clusters.lowerBound
    while end < clusters.upperBound {
      pen.advance(to: end + 1)
      let padding = (paragraph.paddingBefore(clusters.lowerBound)?.width ?? 0) + (paragraph.paddingBeside(end, \.trailing)?.width ?? 0)
      guard pen.width + padding <= available + LineBreaker.tolerance else { break }
      end += 1
    }
    let cut = paragraph.trimmedEnd(clusters.lowerBound..<end)
    guard let opposed = oppositeDirectionRun(around: end, in: clusters) else { return (cut, nil) }
    let whole = paragraph.trimmedEnd(clusters.lowerBound..<opposed.lowerBound)
    guard whole.isEmpty || leavesTooMuch(of: available, with: paragraph.lineWidth(whole, indent: box.indent)) else { return (whole, nil) }
    return (cut, cut.last.map(level))
  }

  /// The longest end that fits, without whitespace at the cut. A tab after an ellipsis has no tab stop and is as wide as a space.
  private func tail(of clusters: Range<Int>, fitting available: Double) -> Part {
    var start = clusters.upperBound
    while start > clusters.lowerBound,
      paragraph.width(start - 1..<clusters.upperBound) + (paragraph.paddingBeside(start - 1, \.leading)?.width ?? 0)
        <= available + LineBreaker.tolerance
    { start -= 1 }
    let cut = paragraph.trimmedStart(start..<clusters.upperBound)
    guard let opposed = oppositeDirectionRun(around: start, in: clusters) else { return (cut, nil) }
    let whole = paragraph.trimmedStart(opposed.upperBound..<clusters.upperBound)
    guard whole.isEmpty || leavesTooMuch(of: available, with: paragraph.width(whole)) else { return (whole, nil) }
    return (cut, cut.first.map(level))
  }

  /// Whether more than a quarter of the line would be empty.
  private func leavesTooMuch(of available: Double, with width: Double) -> Bool { available - width > box.width / 4 }

  /// The clusters around a cut that have the opposite direction of the paragraph, such as a Hebrew name in English or a number in Arabic;
  /// nil when the cut is not inside such a run.
  ///
  /// At such a cut the ellipsis is in the middle of the line, so the run is removed as a whole, as in STULabel. It is cut only when more
  /// than a quarter of the line would be empty without it.
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
