// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelText

extension Font {
  /// A variety of the system's face.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// With round ends; the usual face where no such one is installed.
    case rounded
    /// Letters of one width.
    case monospaced

    /// The design as it is written in nodes.
    package var fontDesign: FontDesign { FontDesign(rawValue: rawValue) ?? .default }
  }

  /// The width of glyphs.
  public enum Width: String, Hashable, Sendable, CaseIterable {
    /// The narrowest.
    case compressed
    /// Narrow.
    case condensed
    /// The usual one.
    case standard
    /// Wide.
    case expanded

    var fontWidth: FontWidth { FontWidth(rawValue: rawValue) ?? .standard }
  }

  /// This font in bold.
  public func bold() -> Font { weight(.bold) }
  /// This font in bold, or as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// This font slanted, or as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// This font with glyphs of one width.
  public func monospaced() -> Font { changed(.design(.monospaced)) }
  /// This font with glyphs of one width, or as it is.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// This font with figures of one width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// This font narrower or wider, where it has such faces.
  public func width(_ width: Width) -> Font { changed(.width(width.fontWidth)) }
  /// This font with uppercase and lowercase letters as small capitals, where it has them.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// This font with lowercase letters as small capitals, where it has them.
  public func lowercaseSmallCaps() -> Font { changed(.feature(FontFeature(tag: "smcp", value: 1))) }
  /// This font with capitals as small capitals, where it has them.
  public func uppercaseSmallCaps() -> Font { changed(.feature(FontFeature(tag: "c2sc", value: 1))) }

  private func changed(_ change: FontChange) -> Font {
    var font = self
    change.apply(to: &font.description)
    return font
  }
}
