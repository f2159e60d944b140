// SPDX-License-Identifier: MIT

/// Moves letters together, so that text which is a little too wide need not be truncated: UILabel's
/// `allowsDefaultTighteningForTruncation`.
struct Tightener {
  let paragraph: ShapedParagraph

  /// The share of the width by which text may be tightened before it is truncated, and of the font's size that a gap may lose: AppKit's
  /// published default for `tighteningFactorForTruncation`; iOS's is not published.
  static let limit = 0.05

  /// Points that each gap between visible clusters loses, at least 0, for a line that is `excess` points too wide; 0 when that is more
  /// than a gap can give.
  func loss(from clusters: Range<Int>, excess: Double) -> Double {
    let gaps = clusters.dropLast().count(where: isGap)
    guard gaps > 0, excess > 0 else { return 0 }
    let loss = excess / Double(gaps)
    return loss <= paragraph.style.font.size * Self.limit ? loss : 0
  }

  /// Points added after each cluster, which are negative.
  func tightening(_ clusters: Range<Int>, by loss: Double) -> [Double] {
    clusters.map { $0 < clusters.upperBound - 1 && isGap(after: $0) ? -loss : 0 }
  }

  /// Whether there is a gap after a cluster: letters that a cursive script joins have none.
  private func isGap(after index: Int) -> Bool {
    let (cluster, next) = (paragraph.clusters[index], paragraph.clusters[index + 1])
    return cluster.run != next.run || !CursiveJoining.joins(paragraph.units, cluster.range, next.range)
  }
}
