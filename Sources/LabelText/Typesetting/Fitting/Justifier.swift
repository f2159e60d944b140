// SPDX-License-Identifier: MIT

/// Computes the extra space between a line's clusters that makes it fill the width.
struct Justifier {
  let paragraph: ShapedParagraph

  /// The points to add after each cluster; empty when there is no gap that can grow.
  ///
  /// The space is distributed evenly over spaces and gaps between ideographs. Words of other scripts are not changed: the letters of a
  /// cursive script must join, and Latin words with wide gaps are hard to read. The text before the last tab stays at its tab stop.
  ///
  /// - Parameters:
  ///   - clusters: the line's clusters, without whitespace at the end.
  ///   - space: the points to distribute.
  func extraAdvances(_ clusters: Range<Int>, distributing space: Double) -> [Double] {
    let start = clusters.last { paragraph.clusters[$0].isTab }.map { $0 + 1 } ?? clusters.lowerBound
    let gaps = (start..<clusters.upperBound).dropLast().filter(isGapGrowable)
    guard !gaps.isEmpty, space > 0, space.isFinite else { return [] }
    var extra = Array(repeating: 0.0, count: clusters.count)
    for gap in gaps { extra[gap - clusters.lowerBound] = space / Double(gaps.count) }
    return extra
  }

  /// Whether the gap after a cluster may grow.
  private func isGapGrowable(_ index: Int) -> Bool {
    paragraph.clusters[index].isWhitespace || (isIdeograph(index) && isIdeograph(index + 1))
  }

  /// Whether a cluster is an ideograph, kana, bopomofo or their punctuation: scripts without spaces between words.
  private func isIdeograph(_ index: Int) -> Bool {
    let units = paragraph.units
    let start = paragraph.clusters[index].range.lowerBound
    guard start < units.count else { return false }
    var scalars = UTF16Scalars(units, in: start..<min(start + 2, units.count))
    switch scalars.next()?.scalar ?? 0 {
    case 0x2E80...0x2FDF, 0x3001...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
