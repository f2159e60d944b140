// SPDX-License-Identifier: MIT

internal import LabelCore

extension FontFace {
  func colorImage(of glyph: GlyphID, in font: FontInstance, pixelsPerEm: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage? {
    nil
  }

  func colorBounds(of glyph: GlyphID, in font: FontInstance) -> Rect? { nil }
}
