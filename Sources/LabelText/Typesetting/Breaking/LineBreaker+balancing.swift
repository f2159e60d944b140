// SPDX-License-Identifier: MIT

extension LineBreaker {
  /// Balances the lines: the same number of lines, but about equally long. They are broken at the smallest width that needs no more lines
  /// and breaks no additional word.
  ///
  /// SwiftUI has a private strategy like this; in CSS it is `text-wrap: balance`.
  func balancing(_ lines: [LineSpan]) -> [LineSpan] {
    let widest = lines.map { visibleWidth($0.clusters) }.max() ?? 0
    guard lines.count > 1, widest.isFinite, widest > 0, !breaksAnywhere else { return lines }
    let brokenWords = lines.count(where: \.breaksWord)
    var best = lines
    var (low, high) = (0.0, widest)
    while high - low > Self.balancingStep {
      let middle = (low + high) / 2
      // Beyond 2^51 points, neighbouring numbers are further apart than the step.
      guard middle > low, middle < high else { break }
      let narrowed = narrowed(to: middle).greedyLines(limit: lines.count)
      if narrowed.count <= lines.count, narrowed.count(where: \.breaksWord) <= brokenWords {
        (best, high) = (narrowed, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  /// The precision of the width in points; smaller differences are invisible.
  private static let balancingStep = 0.5
}
