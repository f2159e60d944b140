// SPDX-License-Identifier: MIT

internal import LabelCore

/// A table of a colour at every coverage, reused between runs: labels have few colours, and a look-up is faster than a multiplication.
///
/// Used by one thread.
final class ColorRamp {
  private let colors: UnsafeMutablePointer<UInt32>
  private var color: UInt32 = 0

  init() {
    colors = .allocate(capacity: 256)
    colors.initialize(repeating: 0, count: 256)
  }

  deinit { colors.deallocate() }

  /// The premultiplied colour times each coverage 0…255; valid until the next call.
  func colors(of pixel: PremultipliedPixel) -> UnsafePointer<UInt32> {
    if pixel.argb != color {
      color = pixel.argb
      for coverage in 0..<256 { colors[coverage] = PixelMath.scaled(color, by: UInt32(truncatingIfNeeded: coverage)) }
    }
    return UnsafePointer(colors)
  }
}
