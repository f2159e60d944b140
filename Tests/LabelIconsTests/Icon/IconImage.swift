// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelRaster

/// Renders icons to pixels.
enum IconImage {
  /// The pixels of an icon at a weight.
  static func of(_ icon: Icon, weight: FontWeight = .regular) throws -> IconBitmap {
    try IconBitmap(icon, weight: weight, paint: paint)
  }

  /// Renders a display list without text.
  static func paint(_ list: DisplayList) throws(MachineError) -> Bitmap { try Rasterizer(glyphs: NoGlyphs()).rasterize(list) }
}

/// Renders one image after another with the same rasteriser, as a run does.
final class IconPainter {
  private let rasterizer = Rasterizer(glyphs: NoGlyphs())

  /// Renders commands on a square, at one pixel per point.
  func paint(_ commands: [DrawCommand], side: Double) throws(MachineError) -> Bitmap {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    return try rasterizer.rasterize(DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: commands))
  }
}

/// A glyph source for icons, which have no text.
private final class NoGlyphs: GlyphSource {
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { VectorPath() }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { .zero }
}
