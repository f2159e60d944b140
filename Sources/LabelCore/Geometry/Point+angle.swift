// SPDX-License-Identifier: MIT

internal import Glibc

extension Point {
  /// The point at distance 1 from the origin in a direction, in radians clockwise from the right, since y points down.
  ///
  /// Multiples of a quarter turn are exact, so that content rotated by them stays aligned to the axes.
  package init(angle: Double) {
    let quarters = angle / (.pi / 2)
    if quarters == quarters.rounded(), abs(quarters) < 1e9 {
      let turn = ((Int(quarters) % 4) + 4) % 4
      self = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)][turn]
    } else {
      self.init(x: cos(angle), y: sin(angle))
    }
  }
}
