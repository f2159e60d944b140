// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

extension FontFace {
  /// The glyph's coverage mask, unhinted, with its origin `phase` to the right of a whole pixel and on a whole row.
  func mask(of glyph: GlyphID, in font: FontInstance, pixelsPerEm: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    try withOutline(of: glyph, pixelsPerEm: pixelsPerEm) { slot throws(MachineError) in
      if font.slant != 0 || font.horizontalScale != 1 {
        var matrix = FT_Matrix(xx: Self.fixed(font.horizontalScale), xy: Self.fixed(font.slant), yx: 0, yy: Self.fixed(1))
        FT_Outline_Transform(&slot.pointee.outline, &matrix)
      }
      FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase.fraction * 64), 0)
      guard Self.isDrawable(&slot.pointee.outline) else {
        fail(UnusableFont(reason: "a glyph has too many pixels"))
        throw .tooManyPixels(in: postScriptName)
      }
      try check("FT_Render_Glyph", FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL))
      return Self.coverage(in: slot)
    } ?? .blank
  }

  /// Whether the glyph's mask is small enough to allocate; a broken font may have glyphs a thousand em high.
  private static func isDrawable(_ outline: inout FT_Outline) -> Bool {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (width, height) = ((box.xMax - box.xMin) / 64, (box.yMax - box.yMin) / 64)
    // The sides are checked first, so that their product cannot overflow.
    return max(width, height) <= 32_767 && width * height <= maximumPixels
  }

  /// Four times the area of one em at the largest size (`FontLibrary.image`).
  private static let maximumPixels = 1 << 28

  /// A 16.16 fixed-point number, as in FreeType's matrices.
  private static func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value * 65_536).rounded()) }

  private static func coverage(in slot: FT_GlyphSlot) -> GlyphImage {
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let first = bitmap.buffer, Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_GRAY.rawValue) else {
      return .blank
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, filled in
      for row in 0..<height {
        let source = UnsafeBufferPointer(start: first + row * Int(bitmap.pitch), count: width)
        _ = UnsafeMutableBufferPointer(rebasing: buffer[(row * width)...]).update(fromContentsOf: source)
      }
      filled = width * height
    }
    return GlyphImage(
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: width, height: height, pixels: .coverage(bytes))
  }
}
