// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

extension FontFace {
  /// Loads a glyph's outline at exactly `pixelsPerEm`, without hinting, into the face's glyph slot, and calls `body` with the slot.
  ///
  /// - Returns: nil when the glyph exists only as a bitmap.
  /// - Throws: `.library` when FreeType rejects the size or the glyph.
  func withOutline<Result>(
    of glyph: GlyphID, pixelsPerEm: Double, _ body: (FT_GlyphSlot) throws(MachineError) -> Result
  ) throws(MachineError) -> Result? {
    guard isScalable else { return nil }
    try setSize(pixelsPerEm)
    try check("FT_Load_Glyph", FT_Load_Glyph(outlines, glyph.value, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)))
    guard let slot = outlines.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    return try body(slot)
  }

  /// The bitmap strike to use for a size: the smallest one that is large enough, else the largest; nil for a face without strikes.
  func strike(for pixelsPerEm: Double) -> (index: Int32, pixelsPerEm: Double)? {
    guard isColor, let sizes = outlines.pointee.available_sizes else { return nil }
    let strikes = (0..<outlines.pointee.num_fixed_sizes).map { (index: $0, pixelsPerEm: Double(sizes[Int($0)].y_ppem) / 64) }
      .filter { $0.pixelsPerEm > 0 }
    return strikes.filter { $0.pixelsPerEm >= pixelsPerEm }.min { $0.pixelsPerEm < $1.pixelsPerEm }
      ?? strikes.max { $0.pixelsPerEm < $1.pixelsPerEm }
  }

  /// Loads a glyph's bitmap of one strike into the face's glyph slot; nil when the strike lacks it.
  func loadBitmap(of glyph: GlyphID, strike: Int32) throws(MachineError) -> FT_GlyphSlot? {
    try check("FT_Select_Size", FT_Select_Size(outlines, strike))
    let status = FT_Load_Glyph(outlines, glyph.value, FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING))
    guard status == 0, let slot = outlines.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP else {
      if hasUnreadableBitmap(glyph, status) {
        failures.add(.undrawableGlyph(path: path, glyph: Int(glyph.value), reason: "its bitmap cannot be read"))
      }
      return nil
    }
    return slot
  }

  /// Whether FreeType gave no bitmap although the font has one for a glyph; `status` is that of FreeType, which uses the outline instead where
  /// there is one.
  private func hasUnreadableBitmap(_ glyph: GlyphID, _ status: FT_Error) -> Bool {
    if [FT_Err_Unknown_File_Format, FT_Err_Invalid_File_Format, FT_Err_Unimplemented_Feature].contains(where: { Int($0) == Int(status) }) {
      return true
    }
    let blob: OpaquePointer = hb_ot_color_glyph_reference_png(shaping, glyph.value)
    defer { hb_blob_destroy(blob) }
    return !FontFile.bytes(of: blob).isEmpty
  }

  func check(_ call: String, _ status: FT_Error) throws(MachineError) {
    guard status != 0 else { return }
    // Too little memory is not the font's fault.
    if Int(status) != Int(FT_Err_Out_Of_Memory) { fail(.freeType(status)) }
    throw .freeType("\(call) of \(postScriptName)", status)
  }

  /// Records that the current label cannot be drawn with this face.
  func fail(_ error: UnusableFont) { failures.add(file.isChanged ? .changed : error, of: path) }

  private func setSize(_ pixelsPerEm: Double) throws(MachineError) {
    let size = FT_F26Dot6((max(pixelsPerEm, 1.0 / 64) * 64).rounded())
    try check("FT_Set_Char_Size", FT_Set_Char_Size(outlines, size, size, 72, 72))
  }
}
