// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelSettings
internal import LabelText

extension UIFont {
  /// The weight of a font's glyphs, from −1 (thinnest) to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number, 0 for regular.
    public let rawValue: CGFloat
    /// Creates a weight from a number. Fonts are drawn in the nearest weight with a name.
    ///
    /// - Parameter rawValue: The number, 0 for regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number. Fonts are drawn in the nearest weight with a name.
    ///
    /// - Parameter rawValue: The number, 0 for regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight, 100 in CSS.
    public static let ultraLight = Weight(-0.8)
    /// A thin weight, 200 in CSS.
    public static let thin = Weight(-0.6)
    /// A light weight, 300 in CSS.
    public static let light = Weight(-0.4)
    /// The usual weight, 400 in CSS.
    public static let regular = Weight(0)
    /// A medium weight, 500 in CSS.
    public static let medium = Weight(0.23)
    /// A semibold weight, 600 in CSS.
    public static let semibold = Weight(0.3)
    /// A bold weight, 700 in CSS.
    public static let bold = Weight(0.4)
    /// A heavy weight, 800 in CSS.
    public static let heavy = Weight(0.56)
    /// The heaviest weight, 900 in CSS.
    public static let black = Weight(0.62)

    private static let names: [(Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest weight with a name.
    var fontWeight: FontWeight {
      Self.names.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }

    init(_ weight: FontWeight) { self = Self.names.first { $0.1 == weight }?.0 ?? .regular }
  }

  /// The width of a font's glyphs.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number, 0 for standard.
    public let rawValue: CGFloat
    /// Creates a width from a number. Fonts are drawn in the nearest width with a name.
    ///
    /// - Parameter rawValue: The number, 0 for standard.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A very narrow width.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrower than the usual one.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width of the font.
    public static let standard = Width(rawValue: 0)
    /// Wider than the usual one.
    public static let expanded = Width(rawValue: 0.2)

    var fontWidth: FontWidth? { rawValue <= -0.3 ? .compressed : rawValue <= -0.1 ? .condensed : rawValue >= 0.1 ? .expanded : nil }
  }

  /// Returns the system font in a size, a weight and a width.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the glyphs.
  ///   - width: The width of the glyphs.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    var description = systemFont(ofSize: size, weight: weight).request
    description.width = width.fontWidth
    return UIFont(description)
  }
}
