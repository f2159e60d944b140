// SPDX-License-Identifier: MIT

/// A glyph rasterised at one size and one sub-pixel phase.
package struct GlyphImage: Hashable, Sendable {
  package enum Pixels: Hashable, Sendable {
    /// One coverage byte per pixel, 0…255, rows from the top without gaps; painted in the paint's colour.
    case coverage([UInt8])
    /// Premultiplied ARGB32 pixels, rows from the top without gaps; a colour glyph (emoji).
    case color([UInt32])
  }

  /// From the glyph's origin, rounded down to a whole pixel, to the left column of the image; in pixels, positive to the right.
  package var left: Int
  /// From the baseline to the top row of the image; in pixels, positive downwards (so mostly negative).
  package var top: Int
  /// The number of columns; 0 for a blank glyph.
  package var width: Int
  /// The number of rows; 0 for a blank glyph.
  package var height: Int
  package var pixels: Pixels

  /// The largest em of an image, in pixels. At this size, a mask has 64 MB. FreeType's own limit is 32,767.
  package static let largestEm = 8192.0

  /// A glyph without ink, such as a space.
  package static let blank = GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))

  /// - Precondition: `pixels` has exactly `width` × `height` values.
  package init(left: Int, top: Int, width: Int, height: Int, pixels: Pixels) {
    switch pixels {
    case .coverage(let bytes): precondition(bytes.count == width * height, "a glyph image needs one byte per pixel")
    case .color(let colors): precondition(colors.count == width * height, "a glyph image needs one value per pixel")
    }
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// The distance of a glyph's origin from the whole pixel to its left, in quarters of a pixel: 0…3.
package struct SubpixelPhase: Hashable, Sendable {
  package let quarters: Int

  package static let zero = SubpixelPhase(quarters: 0)
  package static let count = 4

  private init(quarters: Int) { self.quarters = quarters }

  /// Splits a horizontal position in pixels into a whole pixel and the nearest quarter of a pixel.
  package static func split(_ x: Double) -> (pixel: Int, phase: SubpixelPhase) {
    let quarters = Int(nearest: x * Double(count))
    // The last two bits are the remainder of a division by four, for negative numbers too.
    let phase = quarters & (count - 1)
    return ((quarters - phase) / count, SubpixelPhase(quarters: phase))
  }

  /// The phase as a fraction of a pixel: 0, 0.25, 0.5 or 0.75.
  package var fraction: Double { Double(quarters) / Double(Self.count) }
}
