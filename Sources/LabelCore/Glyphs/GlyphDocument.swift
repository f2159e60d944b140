// SPDX-License-Identifier: MIT

/// A document in a font that draws one glyph or many, as the table `SVG ` has them.
///
/// LabelText finds the documents and caches their drawings, LabelIcons reads them, and neither imports the other: who makes a `FontLibrary`
/// passes the type that reads them.
package protocol GlyphDocument {
  /// Reads a document.
  ///
  /// - Parameter path: The font file, for errors.
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  init(_ bytes: [UInt8], path: String) throws(LabelError)

  /// The drawing of a glyph, in em with the origin on the baseline; nil for a document without it.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour.
  ///   - palette: The font's colours.
  /// - Throws: `LabelError.unusableIcon` for a glyph that exceeds a limit.
  func drawing(
    of glyph: Int, unitsPerEm: Int, foreground: SRGBColor, palette: [SRGBColor]
  ) throws(LabelError) -> GlyphDrawing?
}
