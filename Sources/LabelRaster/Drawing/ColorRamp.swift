// SPDX-License-Identifier: MIT

internal import LabelCore

/// A colour at every coverage, kept from run to run: labels have few colours, and a look takes less than a product.
///
/// Belongs to one thread.
final class ColorRamp {
  private let inks: UnsafeMutablePointer<UInt32>
  private var color: UInt32 = 0

  init() {
    inks = .allocate(capacity: 256)
    inks.initialize(repeating: 0, count: 256)
  }

  deinit { inks.deallocate() }

  /// The premultiplied colour times each coverage 0…255; valid until the next colour is asked for.
  func inks(of pixel: PremultipliedPixel) -> UnsafePointer<UInt32> {
    if pixel.argb != color {
      color = pixel.argb
      for coverage in 0..<256 { inks[coverage] = PixelMath.scaled(color, by: UInt32(truncatingIfNeeded: coverage)) }
    }
    return UnsafePointer(inks)
  }
}
