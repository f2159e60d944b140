// SPDX-License-Identifier: MIT

/// Finds what a line's clusters have to be apart so that it reaches both edges.
struct Justifier {
  let paragraph: ShapedParagraph

  /// Points added after each cluster; empty when there is nothing to add to.
  ///
  /// Room goes to spaces and between ideographs, evenly. Words of other scripts stay whole: letters of a cursive script must join, and
  /// Latin ones set apart read badly. What stands before the last tab stays at its stop.
  ///
  /// - Parameters:
  ///   - clusters: what is on the line, without whitespace at its end.
  ///   - room: points to fill.
  func stretching(_ clusters: Range<Int>, by room: Double) -> [Double] {
    let start = clusters.last { paragraph.clusters[$0].isTab }.map { $0 + 1 } ?? clusters.lowerBound
    let places = (start..<clusters.upperBound).dropLast().filter(isStretchable)
    guard !places.isEmpty, room > 0, room.isFinite else { return [] }
    var extra = Array(repeating: 0.0, count: clusters.count)
    for place in places { extra[place - clusters.lowerBound] = room / Double(places.count) }
    return extra
  }

  /// Whether the gap after a cluster may grow.
  private func isStretchable(_ index: Int) -> Bool {
    paragraph.clusters[index].isWhitespace || (isIdeograph(index) && isIdeograph(index + 1))
  }

  /// Chinese characters, kana, bopomofo and their punctuation: text that needs no spaces between words.
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
