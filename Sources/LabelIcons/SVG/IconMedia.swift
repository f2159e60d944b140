// SPDX-License-Identifier: MIT

package import LabelCore

/// What an icon's file may contain beside outlines, and this module does not read itself.
package struct IconMedia: Sendable {
  /// Decodes a picture; nil for bytes that are not a PNG, JPEG or WebP image within the limits.
  let bitmap: @Sendable (_ bytes: [UInt8]) -> Bitmap?
  /// The outlines of a text; nil without a font for it.
  let outline: @Sendable (IconText) -> IconTextOutline?

  package init(
    bitmap: @escaping @Sendable (_ bytes: [UInt8]) -> Bitmap?, outline: @escaping @Sendable (IconText) -> IconTextOutline?
  ) {
    (self.bitmap, self.outline) = (bitmap, outline)
  }
}

/// A text of one style in an icon's file.
package struct IconText: Hashable, Sendable {
  package var text: String
  /// The families by preference, as written; generic families of CSS too. Empty for the system font.
  package var families: [String]
  /// The em in units of the file.
  package var size: Double
  /// The weight on CSS's scale, 1…1000.
  package var weight: Int
  package var isItalic: Bool
  /// Added after each character, in units of the file.
  package var letterSpacing: Double
  /// Whether its base direction is right to left.
  package var isRightToLeft: Bool
}

/// The glyphs of a text as one outline, from the left end of its baseline, y down, in units of the file.
package struct IconTextOutline: Sendable {
  package var outline: VectorPath
  package var width: Double
  package var ascent: Double
  package var descent: Double
  package var xHeight: Double
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// Above the baseline.
  package var strikeoutPosition: Double
  package var strikeoutThickness: Double
  /// The first family that was asked for, if none of them is there; nil otherwise.
  package var missingFamily: String?

  package init(
    outline: VectorPath, width: Double, ascent: Double, descent: Double, xHeight: Double, underline: (position: Double, thickness: Double),
    strikeout: (position: Double, thickness: Double), missingFamily: String?
  ) {
    (self.outline, self.width, self.ascent, self.descent, self.xHeight) = (outline, width, ascent, descent, xHeight)
    (underlinePosition, underlineThickness) = underline
    (strikeoutPosition, strikeoutThickness) = strikeout
    self.missingFamily = missingFamily
  }
}
