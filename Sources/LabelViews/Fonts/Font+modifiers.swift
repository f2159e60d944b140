// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelSettings
internal import LabelText

extension Font {
  /// A design of the system font.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The default design of the system font, without serifs.
    case `default`
    /// The design with serifs.
    case serif
    /// The design with rounded ends; the default design where no rounded font is installed.
    case rounded
    /// The design whose glyphs all have the same width.
    case monospaced

    /// The design in the form that the view tree uses.
    package var fontDesign: FontDesign { FontDesign(rawValue: rawValue) ?? .default }
  }

  /// The width of a font's glyphs.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// The narrowest width of a font.
    case compressed
    /// A width narrower than the standard one.
    case condensed
    /// The standard width of a font.
    case standard
    /// A width wider than the standard one.
    case expanded

    var fontWidth: FontWidth { FontWidth(rawValue: rawValue) ?? .standard }
  }

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }
  /// Returns this font in bold where a condition holds.
  ///
  /// - Parameter isActive: Whether to change the font; when false it is unchanged.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// Returns this font in italics where a condition holds.
  ///
  /// - Parameter isActive: Whether to change the font; when false it is unchanged.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// Returns this font in its monospaced design, whose glyphs all have the same width.
  public func monospaced() -> Font { changed(.design(.monospaced)) }
  /// Returns this font in its monospaced design where a condition holds.
  ///
  /// - Parameter isActive: Whether to change the font; when false it is unchanged.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// Returns this font with digits of the same width. Other characters keep their widths.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// Returns this font with another width, where such a face is installed.
  ///
  /// - Parameter width: The width of the glyphs.
  public func width(_ width: Width) -> Font { changed(.width(width.fontWidth)) }
  /// Returns this font with small capitals for all letters, where the font has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// Returns this font with small capitals for lowercase letters, where the font has them.
  public func lowercaseSmallCaps() -> Font { changed(.feature(FontFeature(tag: "smcp", value: 1))) }
  /// Returns this font with small capitals for uppercase letters, where the font has them.
  public func uppercaseSmallCaps() -> Font { changed(.feature(FontFeature(tag: "c2sc", value: 1))) }

  private func changed(_ change: FontChange) -> Font {
    var font = self
    change.apply(to: &font.description)
    return font
  }
}
