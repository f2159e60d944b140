// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A colour: either fixed, or one that follows the appearance, such as a system colour. Images are in sRGB.
public struct Color: Hashable, Sendable {
  /// The colour in the form that the view tree uses.
  package let description: ColorDescription

  /// Creates a colour from gamma-encoded sRGB components. Values outside 0…1 are clamped.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = .fixed(SRGBColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a colour from the components of a colour space. Colours outside sRGB are clamped to it, as images are in sRGB.
  ///
  /// - Parameters:
  ///   - colorSpace: The colour space of the components.
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = .fixed(colorSpace.color(red, green, blue, opacity))
  }

  /// Creates a gray from the brightness in a colour space.
  ///
  /// - Parameters:
  ///   - colorSpace: The colour space of the components.
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a gray from the brightness in gamma-encoded sRGB.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
  public init(white: Double, opacity: Double = 1) { self.init(.sRGB, white: white, opacity: opacity) }

  /// A colour space of red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB colour space, gamma-encoded.
    case sRGB
    /// The sRGB colour space in linear light, without gamma encoding.
    case sRGBLinear
    /// The Display P3 colour space, gamma-encoded. It is wider than sRGB.
    case displayP3
  }

  init(system color: SystemColor) { description = .system(color) }

  /// The colour of primary text, which follows the appearance.
  public static let primary = Color(system: .primary)
  /// The colour of secondary text, which follows the appearance.
  public static let secondary = Color(system: .secondary)
  /// The colour of controls and links; blue by default.
  public static let accentColor = Color(system: .accentColor)
  /// The system's red, which follows the appearance.
  public static let red = Color(system: .red)
  /// The system's orange, which follows the appearance.
  public static let orange = Color(system: .orange)
  /// The system's yellow, which follows the appearance.
  public static let yellow = Color(system: .yellow)
  /// The system's green, which follows the appearance.
  public static let green = Color(system: .green)
  /// The system's mint, which follows the appearance.
  public static let mint = Color(system: .mint)
  /// The system's teal, which follows the appearance.
  public static let teal = Color(system: .teal)
  /// The system's cyan, which follows the appearance.
  public static let cyan = Color(system: .cyan)
  /// The system's blue, which follows the appearance.
  public static let blue = Color(system: .blue)
  /// The system's indigo, which follows the appearance.
  public static let indigo = Color(system: .indigo)
  /// The system's purple, which follows the appearance.
  public static let purple = Color(system: .purple)
  /// The system's pink, which follows the appearance.
  public static let pink = Color(system: .pink)
  /// The system's brown, which follows the appearance.
  public static let brown = Color(system: .brown)
  /// The system's gray, which follows the appearance.
  public static let gray = Color(system: .gray)
  /// Opaque black in every appearance.
  public static let black = Color(system: .black)
  /// Opaque white in every appearance.
  public static let white = Color(system: .white)
  /// A clear colour that draws nothing.
  public static let clear = Color(system: .clear)
}
