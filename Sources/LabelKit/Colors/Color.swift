// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A colour: fixed, or one of the system's that follow light and dark.
public struct Color: Hashable, Sendable {
  /// The colour as it is written in nodes.
  package let description: ColorDescription

  /// Makes an sRGB colour; components 0…1, values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = .fixed(SRGBColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Makes a colour of a space; components 0…1. What sRGB does not hold is clamped, since pictures are sRGB.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = .fixed(colorSpace.color(red, green, blue, opacity))
  }

  /// Makes a gray of a space; 0…1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a gray; 0…1, gamma-encoded.
  public init(white: Double, opacity: Double = 1) { self.init(.sRGB, white: white, opacity: opacity) }

  /// The space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Light, in sRGB's primaries.
    case sRGBLinear
    /// Gamma-encoded, in the primaries of newer screens.
    case displayP3
  }

  init(system color: SystemColor) { description = .system(color) }

  /// The colour of main text.
  public static let primary = Color(system: .primary)
  /// The colour of secondary text.
  public static let secondary = Color(system: .secondary)
  /// The colour of things that can be acted on.
  public static let accentColor = Color(system: .accentColor)
  /// The system's red.
  public static let red = Color(system: .red)
  /// The system's orange.
  public static let orange = Color(system: .orange)
  /// The system's yellow.
  public static let yellow = Color(system: .yellow)
  /// The system's green.
  public static let green = Color(system: .green)
  /// The system's mint.
  public static let mint = Color(system: .mint)
  /// The system's teal.
  public static let teal = Color(system: .teal)
  /// The system's cyan.
  public static let cyan = Color(system: .cyan)
  /// The system's blue.
  public static let blue = Color(system: .blue)
  /// The system's indigo.
  public static let indigo = Color(system: .indigo)
  /// The system's purple.
  public static let purple = Color(system: .purple)
  /// The system's pink.
  public static let pink = Color(system: .pink)
  /// The system's brown.
  public static let brown = Color(system: .brown)
  /// The system's gray.
  public static let gray = Color(system: .gray)
  /// Opaque black.
  public static let black = Color(system: .black)
  /// Opaque white.
  public static let white = Color(system: .white)
  /// Nothing.
  public static let clear = Color(system: .clear)
}
