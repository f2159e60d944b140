// SPDX-License-Identifier: MIT

/// A glyph turned into pixels at one size and one sub-pixel phase.
package struct GlyphImage: Hashable, Sendable {
  package enum Pixels: Hashable, Sendable {
    /// One coverage byte a pixel, 0…255, rows from the top without gaps; takes the paint's colour.
    case coverage([UInt8])
    /// Premultiplied ARGB32 pixels, rows from the top without gaps; keeps its own colours (emoji).
    case color([UInt32])
  }

  /// From the glyph's origin, rounded down to a whole pixel, to the picture's left column; pixels, right is positive.
  package var left: Int
  /// From the baseline to the picture's top row; pixels, down is positive (so mostly negative).
  package var top: Int
  /// Columns; 0 for a blank glyph.
  package var width: Int
  /// Rows; 0 for a blank glyph.
  package var height: Int
  package var pixels: Pixels

  /// A glyph without ink, such as a space.
  package static let blank = GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))

  /// - Precondition: `pixels` holds exactly `width` × `height` values.
  package init(left: Int, top: Int, width: Int, height: Int, pixels: Pixels) {
    switch pixels {
    case .coverage(let bytes): precondition(bytes.count == width * height, "a glyph image needs one byte a pixel")
    case .color(let words): precondition(words.count == width * height, "a glyph image needs one word a pixel")
    }
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// How far a glyph's origin lies to the right of a whole pixel, in quarters of a pixel: 0…3.
package struct SubpixelPhase: Hashable, Sendable {
  package let quarters: Int

  package static let zero = SubpixelPhase(quarters: 0)
  package static let count = 4

  private init(quarters: Int) { self.quarters = quarters }

  /// Splits a horizontal place in pixels into a whole pixel and the nearest quarter of one.
  package static func split(_ x: Double) -> (pixel: Int, phase: SubpixelPhase) {
    let quarters = Int(nearest: x * Double(count))
    // Also to the left of the origin: the remainder of four is the last two bits.
    let phase = quarters & (count - 1)
    return ((quarters - phase) / count, SubpixelPhase(quarters: phase))
  }

  /// The phase as a part of a pixel: 0, 0.25, 0.5 or 0.75.
  package var fraction: Double { Double(quarters) / Double(Self.count) }
}
