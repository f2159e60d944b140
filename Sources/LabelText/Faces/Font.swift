// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A face at a size, with everything that shaping and drawing need. Made by a `FontLibrary` and valid as long as it.
package struct Font: Hashable {
  package let face: FontFace
  /// The em in points, more than 0.
  package let size: Double
  /// The synthetic slant, x' = x + slant · y with y upwards; 0 when the face itself is italic or no italic was requested.
  package var slant: Double
  /// The synthetic horizontal scale (NSAttributedString's expansion); 1 for none.
  package var horizontalScale: Double
  package var features: [FontFeature]
  /// The requested style, which fallback faces follow.
  package let style: FontStyle
  /// Whether the author names this font or its file, so that its own emoji are used. The system font and the fallbacks are not named.
  package let isNamed: Bool
  /// The face's metrics with the request's overrides, in em.
  package let emMetrics: FontMetrics

  init(
    face: FontFace, size: Double, slant: Double = 0, horizontalScale: Double = 1, features: [FontFeature] = [], style: FontStyle,
    isNamed: Bool = false, emMetrics: FontMetrics
  ) {
    self.face = face
    self.size = size
    self.slant = slant
    self.horizontalScale = horizontalScale
    self.features = features
    self.style = style
    self.isNamed = isNamed
    self.emMetrics = emMetrics
  }

  /// The metrics in points.
  package var metrics: FontMetrics { emMetrics.scaled(by: size) }

  /// The part of this font that the rasteriser needs.
  package var instance: FontInstance {
    FontInstance(face: face.id, name: face.postScriptName, pointSize: size, slant: slant, horizontalScale: horizontalScale)
  }

  /// The font at another size in points, for autoshrink.
  package func resized(to size: Double) -> Font {
    precondition(size > 0 && size.isFinite, "a font needs a positive finite size")
    return Font(
      face: face, size: size, slant: slant, horizontalScale: horizontalScale, features: features, style: style, isNamed: isNamed,
      emMetrics: emMetrics)
  }
}

/// A glyph with its advance and offset from HarfBuzz.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyph: GlyphID
  /// The first UTF-16 unit of the glyph's cluster, counted from the start of the paragraph.
  package var cluster: Int
  /// The distance that the pen moves to the right after this glyph, in points.
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
