// SPDX-License-Identifier: MIT

extension Int {
  /// The integer nearest to a length in pixels or steps, ties away from zero.
  ///
  /// A length may come from numbers that a user wrote, and may be larger than any `Int`, infinite or NaN. Lengths are clamped to ±2^52, beyond
  /// which doubles have no fractions and no image can extend; NaN gives 0.
  package init(nearest length: Double) {
    let maximum = 4_503_599_627_370_496.0
    self = length.isNaN ? 0 : Int(length.rounded().clamped(within: maximum))
  }
}

extension Double {
  fileprivate func clamped(within bound: Double) -> Double { Swift.min(bound, Swift.max(-bound, self)) }
}
