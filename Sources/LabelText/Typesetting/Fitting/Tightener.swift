// SPDX-License-Identifier: MIT

/// Reduces the spacing between characters, so that text that is slightly too wide need not be truncated: UILabel's
/// `allowsDefaultTighteningForTruncation`.
struct Tightener {
  let paragraph: ShapedParagraph

  /// The maximum tightening: the fraction of the text's width, and of the font size for each gap. It is AppKit's published default for
  /// `tighteningFactorForTruncation`; iOS's value is not published.
  static let limit = 0.05

  /// The reduction of each gap between visible clusters in points, at least 0, for a line that is `excess` points too wide; 0 when a gap
  /// would exceed the limit.
  func reduction(from clusters: Range<Int>, excess: Double) -> Double {
    let gaps = clusters.dropLast().count(where: isGap)
    guard gaps > 0, excess > 0 else { return 0 }
    let reduction = excess / Double(gaps)
    return reduction <= paragraph.style.font.size * Self.limit ? reduction : 0
  }

  /// The points to add after each cluster, 0 or negative.
  func tightening(_ clusters: Range<Int>, by reduction: Double) -> [Double] {
    clusters.map { $0 < clusters.upperBound - 1 && isGap(after: $0) ? -reduction : 0 }
  }

  /// Whether there is a gap after a cluster: there is none between the joined letters of a cursive script.
  private func isGap(after index: Int) -> Bool {
    let (cluster, next) = (paragraph.clusters[index], paragraph.clusters[index + 1])
    return !paragraph.isShapedTogether(index, index + 1) || !CursiveJoining.joins(paragraph.units, cluster.range, next.range)
  }
}
