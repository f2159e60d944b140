// SPDX-License-Identifier: MIT

internal import LabelCore

/// Finds the font size for autoshrink.
struct FontScaler {
  /// The grid of font sizes in points, as UILabel's `minimumFontSize` reads back (record G15).
  static let step = 0.25
  /// The largest font size in points that text is scaled up to.
  static let largestSize = 10_000.0

  /// A scaled font size: the nearest quarter point, ties away from zero, at least a quarter point.
  static func scaledSize(_ size: Double, by factor: Double) -> Double {
    factor == 1 ? size : max(step, (size * factor / step).rounded(.toNearestOrAwayFromZero) * step)
  }

  /// The size of the largest requested font in points.
  let pointSize: Double
  /// The smallest factor allowed, more than 0 and at most 1.
  let minimum: Double

  /// The largest factor in `minimum`…1, on the quarter-point grid of the largest font, for which `fits` is true; `minimum` when there is
  /// none.
  ///
  /// `fits` may be off by one step where several fonts are rounded, so the next larger step is tried as well.
  func largestFactor(where fits: (Double) -> Bool) -> Double {
    if fits(1) { return 1 }
    return search(upTo: Int(nearest: (pointSize / Self.step).rounded(.up)) - 1, where: fits)
  }

  /// The largest factor, on the quarter-point grid, with which the largest font has at most `size` points and `fits` is true; `minimum` when
  /// there is none. It asks at most 17 times.
  func largestFactor(upTo size: Double, where fits: (Double) -> Bool) -> Double {
    search(upTo: Int(nearest: (size / Self.step).rounded(.down)), where: fits)
  }

  private func search(upTo highest: Int, where fits: (Double) -> Bool) -> Double {
    var low = Int(nearest: (pointSize * minimum / Self.step).rounded(.up))
    var high = highest
    guard low <= high, fits(factor(low)) else { return minimum }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(factor(middle)) { low = middle } else { high = middle - 1 }
    }
    return factor(low)
  }

  private func factor(_ steps: Int) -> Double { Double(steps) * Self.step / pointSize }
}
