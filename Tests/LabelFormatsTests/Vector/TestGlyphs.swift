// SPDX-License-Identifier: MIT

import LabelCore

/// A font whose glyphs are what a test says.
final class TestGlyphs: GlyphSource {
  /// The outline of every glyph that is nothing else.
  var outline = VectorPath.rectangle(Rect(x: 0, y: -5, width: 4, height: 5))
  /// What every glyph is instead of an outline.
  var drawing: GlyphDrawing?
  /// The image that every glyph is instead of an outline.
  var image: GlyphImage?
  /// How often an outline was read.
  private(set) var outlineCount = 0

  var hasDrawings: Bool { drawing != nil }

  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath {
    outlineCount += 1
    return drawing == nil && image == nil ? outline : VectorPath()
  }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) -> GlyphImage { image ?? .blank }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { outline.bounds ?? .zero }

  func drawing(of glyph: GlyphID, in font: FontInstance, foreground: SRGBColor) -> GlyphDrawing? { drawing }

  /// A line of glyphs, with numbers from 1 to `kinds` again and again.
  static func line(_ count: Int, kinds: Int = 1) -> GlyphRun {
    let glyphs = (0..<count).map { PositionedGlyph(glyph: GlyphID(UInt32($0 % kinds + 1)), position: Point(x: Double($0), y: 8)) }
    return GlyphRun(font: FontInstance(face: FontFaceID(1), name: "Test", pointSize: 8), glyphs: glyphs)
  }
}
