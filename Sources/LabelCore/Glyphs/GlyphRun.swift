// SPDX-License-Identifier: MIT

/// A glyph id in a font file; 0 is the missing-glyph box (.notdef).
package struct GlyphID: Hashable, Sendable {
  package let value: UInt32
  package init(_ value: UInt32) { self.value = value }

  /// The box that a font draws for characters that it does not have (.notdef).
  package static let missing = GlyphID(0)
}

/// Identifies an open face of a `GlyphSource`: a file, a face index and a position in its design space.
package struct FontFaceID: Hashable, Sendable {
  package let value: UInt32
  package init(_ value: UInt32) { self.value = value }
}

/// A face at a size.
package struct FontInstance: Hashable, Sendable {
  package var face: FontFaceID
  /// The PostScript name, for dumps and reports.
  package var name: String
  /// The em in points, more than 0.
  package var pointSize: Double
  /// Synthetic slant: x' = x + slant · y with y upwards; 0 for none.
  package var slant: Double
  /// Synthetic horizontal scale; 1 for none.
  package var horizontalScale: Double

  package init(face: FontFaceID, name: String, pointSize: Double, slant: Double = 0, horizontalScale: Double = 1) {
    self.face = face
    self.name = name
    self.pointSize = pointSize
    self.slant = slant
    self.horizontalScale = horizontalScale
  }
}

/// A glyph and its position.
package struct PositionedGlyph: Hashable, Sendable {
  package var glyph: GlyphID
  /// The glyph's origin on the baseline, offsets included, in points of the image.
  package var position: Point

  package init(glyph: GlyphID, position: Point) {
    self.glyph = glyph
    self.position = position
  }
}

/// Glyphs of one font in visual order, with their exact positions.
package struct GlyphRun: Hashable, Sendable {
  package var font: FontInstance
  package var glyphs: [PositionedGlyph]

  package init(font: FontInstance, glyphs: [PositionedGlyph]) {
    self.font = font
    self.glyphs = glyphs
  }
}
