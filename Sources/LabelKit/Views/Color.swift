// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// A colour: fixed, or one of the system's that follow light and dark.
public struct Color: Hashable, Sendable {
  let description: ColorDescription

  /// Makes an sRGB colour; components 0…1, values outside are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    description = .fixed(SRGBColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  init(_ color: SystemColor) { description = .system(color) }

  /// The colour of main text.
  public static let primary = Color(.primary)
  /// The colour of secondary text.
  public static let secondary = Color(.secondary)
  /// The colour of things that can be acted on.
  public static let accentColor = Color(.accentColor)
  /// The system's red.
  public static let red = Color(.red)
  /// The system's orange.
  public static let orange = Color(.orange)
  /// The system's yellow.
  public static let yellow = Color(.yellow)
  /// The system's green.
  public static let green = Color(.green)
  /// The system's mint.
  public static let mint = Color(.mint)
  /// The system's teal.
  public static let teal = Color(.teal)
  /// The system's cyan.
  public static let cyan = Color(.cyan)
  /// The system's blue.
  public static let blue = Color(.blue)
  /// The system's indigo.
  public static let indigo = Color(.indigo)
  /// The system's purple.
  public static let purple = Color(.purple)
  /// The system's pink.
  public static let pink = Color(.pink)
  /// The system's brown.
  public static let brown = Color(.brown)
  /// The system's gray.
  public static let gray = Color(.gray)
  /// Opaque black.
  public static let black = Color(.black)
  /// Opaque white.
  public static let white = Color(.white)
  /// Nothing.
  public static let clear = Color(.clear)
}
