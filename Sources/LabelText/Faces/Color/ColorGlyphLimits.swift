// SPDX-License-Identifier: MIT

/// The limits of one colour glyph. A glyph that exceeds them is not drawn, which is an error of the label.
///
/// The glyphs of real fonts are far below them: emoji have a few hundred paints and some thousand points. Within the limits, the drawing of a
/// glyph is made in some hundredths of a second. How long painting takes depends on the size in pixels, too; `PaintWork` limits that.
enum ColorGlyphLimits {
  /// Nesting depth of paints, through layers and other colour glyphs.
  static let depth = 64
  /// Paints that are visited; a paint with several parents is visited for each.
  static let paints = 10_000
  /// Elements of all outlines that are read, and of those that are painted.
  static let pathElements = 100_000
  /// Layers that composites and clips are painted on. A layer may be as large as the glyph.
  static let layers = 1000
  /// Stops of one gradient.
  static let gradientStops = 256
  /// Stops of all gradients together.
  static let stops = 40_000
  /// Regions of the design space and axes of a variable font; paints of a font with more do not vary.
  static let regions = 256
  static let axes = 64
  /// Absolute value of a number in a transform, after all transforms around it.
  static let magnitude = 1e6
}

/// An error: a colour glyph cannot be drawn. The reason follows "cannot be drawn: " in messages.
struct UndrawableGlyph: Error, Hashable {
  var reason: String

  static let cutShort = UndrawableGlyph(reason: "its description is cut short")
  static let circular = UndrawableGlyph(reason: "its paints refer to themselves")
  static let tooDeep = UndrawableGlyph(reason: "its paints are nested deeper than \(ColorGlyphLimits.depth)")
  static let tooManyPaints = UndrawableGlyph(reason: "it has more than \(ColorGlyphLimits.paints) paints")
  static let tooManyElements = UndrawableGlyph(reason: "its outlines have more than \(ColorGlyphLimits.pathElements) elements")
  static let tooManyLayers = UndrawableGlyph(reason: "its composites and clips need more than \(ColorGlyphLimits.layers) layers")
  static let tooManyStops = UndrawableGlyph(
    reason: "its gradients have more than \(ColorGlyphLimits.gradientStops) stops, or \(ColorGlyphLimits.stops) together")
  static let tooLarge = UndrawableGlyph(reason: "its transforms are too large")
  static let noSuchLayer = UndrawableGlyph(reason: "it refers to a layer that the font does not have")
}
