// SPDX-License-Identifier: MIT

internal import LabelSettings

extension TabRuler {
  /// The first stop after a position, in points from the leading edge; nil when there is none, and then a tab is as wide as a space.
  ///
  /// TextKit would continue on the next line; it does not document this, and a label of one line has no next line.
  func stop(after position: Double) -> TabStop? {
    // The tolerance skips a stop at the position itself, despite rounding errors.
    let minimum = position + LineBreaker.tolerance
    if let stop = firstStop(after: minimum) { return stop }
    guard interval > 0, interval.isFinite, minimum.isFinite else { return nil }
    return TabStop(((minimum / interval).rounded(.down) + 1) * interval)
  }

  /// The first of `stops` after a position, by binary search: there may be as many stops as a manifest has values.
  private func firstStop(after position: Double) -> TabStop? {
    let stops = stops
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].location > position { high = middle } else { low = middle + 1 }
    }
    return low < stops.count ? stops[low] : nil
  }
}
