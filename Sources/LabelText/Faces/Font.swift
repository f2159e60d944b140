// SPDX-License-Identifier: MIT

package import LabelCore

/// A face at a size, with all that shaping and drawing need to know. Made by `FontLibrary`, valid as long as it.
package struct Font: Hashable {
  package let face: FontFace
  /// The em in points, more than 0.
  package let size: Double
  /// Synthetic slant, x' = x + slant · y with y upwards; 0 where the face itself is italic or italic was not asked for.
  package var slant: Double
  /// Synthetic horizontal scale (NSAttributedString's expansion); 1 for none.
  package var stretch: Double
  package var features: [FontFeature]
  /// The style that was asked for, which fallback faces follow.
  package let style: FontStyle
  /// The face's metrics with the author's overrides, in em.
  package let emMetrics: FontMetrics

  init(
    face: FontFace, size: Double, slant: Double = 0, stretch: Double = 1, features: [FontFeature] = [], style: FontStyle,
    emMetrics: FontMetrics
  ) {
    self.face = face
    self.size = size
    self.slant = slant
    self.stretch = stretch
    self.features = features
    self.style = style
    self.emMetrics = emMetrics
  }

  /// The metrics in points.
  package var metrics: FontMetrics { emMetrics.scaled(by: size) }

  /// What the rasteriser needs of this font.
  package var instance: FontInstance {
    FontInstance(face: face.id, name: face.postScriptName, pointSize: size, slant: slant, stretch: stretch)
  }

  /// The same face at another size in points, as autoshrink needs it.
  package func resized(to size: Double) -> Font {
    precondition(size > 0 && size.isFinite, "a font needs a positive finite size")
    return Font(face: face, size: size, slant: slant, stretch: stretch, features: features, style: style, emMetrics: emMetrics)
  }
}

/// A glyph as HarfBuzz placed it.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyph: GlyphID
  /// The first UTF-16 unit that this glyph stands for, counted from the paragraph's start.
  package var cluster: Int
  /// How far the pen moves to the right after this glyph, in points.
  package var advance: Double
  /// From the pen to the glyph's origin, in points, y down.
  package var offset: Point

  package init(glyph: GlyphID, cluster: Int, advance: Double, offset: Point) {
    self.glyph = glyph
    self.cluster = cluster
    self.advance = advance
    self.offset = offset
  }
}
