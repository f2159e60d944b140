// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

extension Point {
  /// The place one point away from the origin; radians clockwise from the right, since y points down.
  ///
  /// Quarters of a turn are exact, so that what is turned by them stays upright.
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
