// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelRaster

/// Icons in pixels.
enum IconPicture {
  /// What can be counted in an icon at a weight.
  static func of(_ icon: Icon, weight: FontWeight = .regular) throws -> InkImage {
    try InkImage(icon, weight: weight, paint: paint)
  }

  /// Paints a display list without text.
  static func paint(_ list: DisplayList) throws(MachineError) -> Bitmap { try Rasterizer(glyphs: NoGlyphs()).rasterize(list) }
}

/// Paints one picture after the other, as a run does.
final class IconPainter {
  private let rasterizer = Rasterizer(glyphs: NoGlyphs())

  /// Paints commands on a square, at one pixel a point.
  func paint(_ commands: [DrawCommand], side: Double) throws(MachineError) -> Bitmap {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    return try rasterizer.rasterize(DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: commands))
  }
}

/// Icons hold no text.
private final class NoGlyphs: GlyphSource {
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { VectorPath() }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { .zero }
}
