// SPDX-License-Identifier: MIT

extension Int {
  /// The whole number nearest to a length in pixels or steps, ties away from zero.
  ///
  /// A length may come from numbers that a user wrote and be larger than any `Int`, infinite or no number at all. What lies beyond
  /// ±2^52, where doubles have no parts any more and which no picture can hold, counts as that far; what is no number counts as 0.
  package init(nearest length: Double) {
    let farthest = 4_503_599_627_370_496.0
    self = length.isNaN ? 0 : Int(length.rounded().clamped(within: farthest))
  }
}

extension Double {
  fileprivate func clamped(within bound: Double) -> Double { Swift.min(bound, Swift.max(-bound, self)) }
}
