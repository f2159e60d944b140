// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelViewNode

/// A UIKit colour: a fixed one, or one that follows the appearance, such as a system colour.
public final class UIColor: Hashable, Sendable {
  let color: ColorDescription
  /// The image that is repeated over the area instead of the colour; nil for none.
  let pattern: UIImage?

  init(_ color: ColorDescription, pattern: UIImage? = nil) {
    self.color = color
    self.pattern = pattern
  }

  /// Creates a colour from gamma-encoded sRGB components. Values outside 0…1 are clamped.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, from 0 (clear) to 1 (opaque).
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(SRGBColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray. Values outside 0…1 are clamped.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white), gamma-encoded.
  ///   - alpha: The opacity, from 0 (clear) to 1 (opaque).
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a UIKit colour from a SwiftUI colour.
  ///
  /// - Parameter color: The colour.
  public convenience init(_ color: Color) { self.init(color.description) }

  /// Returns this colour with another opacity instead of its own.
  ///
  /// - Parameter alpha: The opacity, from 0 (clear) to 1 (opaque).
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ scheme: ColorScheme) -> ColorDescription {
      let rgb = color.resolvedOrClear(in: Appearance(colorScheme: scheme))
      return .fixed(SRGBColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }
    return UIColor(changed(.light) == changed(.dark) ? changed(.light) : .dynamic(light: changed(.light), dark: changed(.dark)))
  }

  /// Returns whether another object is an equal colour.
  ///
  /// - Parameter object: The object to compare with.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { $0 == self } ?? false }
  /// Returns whether two colours are the same in every appearance.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color && a.pattern === b.pattern }
  /// Hashes the components of the colour.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  private static func fixed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UIColor { UIColor(.fixed(SRGBColor(red, green, blue))) }
}

/// The system's colours, which follow light and dark appearance and the contrast.
extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(.system(.primary))
  /// The colour of secondary text, fainter than `label`.
  public static let secondaryLabel = UIColor(.system(.secondary))
  /// The colour of tertiary text, fainter than `secondaryLabel`.
  public static let tertiaryLabel = UIColor(.system(.tertiary))
  /// The colour of the faintest text.
  public static let quaternaryLabel = UIColor(.system(.quaternary))
  /// The colour of thin lines between content.
  public static let separator = UIColor(.separator)
  /// The main background: white in light appearance, black in dark.
  public static let systemBackground = UIColor(InterfaceColor.systemBackground.color)
  /// The system's red, which follows the appearance.
  public static let systemRed = UIColor(.system(.red))
  /// The system's orange, which follows the appearance.
  public static let systemOrange = UIColor(.system(.orange))
  /// The system's yellow, which follows the appearance.
  public static let systemYellow = UIColor(.system(.yellow))
  /// The system's green, which follows the appearance.
  public static let systemGreen = UIColor(.system(.green))
  /// The system's mint, which follows the appearance.
  public static let systemMint = UIColor(.system(.mint))
  /// The system's teal, which follows the appearance.
  public static let systemTeal = UIColor(.system(.teal))
  /// The system's cyan, which follows the appearance.
  public static let systemCyan = UIColor(.system(.cyan))
  /// The system's blue, which follows the appearance.
  public static let systemBlue = UIColor(.system(.blue))
  /// The system's indigo, which follows the appearance.
  public static let systemIndigo = UIColor(.system(.indigo))
  /// The system's purple, which follows the appearance.
  public static let systemPurple = UIColor(.system(.purple))
  /// The system's pink, which follows the appearance.
  public static let systemPink = UIColor(.system(.pink))
  /// The system's brown, which follows the appearance.
  public static let systemBrown = UIColor(.system(.brown))
  /// The system's gray, which follows the appearance.
  public static let systemGray = UIColor(.system(.gray))
}

/// Fixed colours, in sRGB.
extension UIColor {
  /// Black: red, green and blue are 0.
  public static let black = UIColor.fixed(0, 0, 0)
  /// White: red, green and blue are 1.
  public static let white = UIColor.fixed(255, 255, 255)
  /// A dark gray of brightness 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray of brightness 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A gray of brightness 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red: only the red component is 1, the others are 0.
  public static let red = UIColor.fixed(255, 0, 0)
  /// Pure green: only the green component is 1, the others are 0.
  public static let green = UIColor.fixed(0, 255, 0)
  /// Pure blue: only the blue component is 1, the others are 0.
  public static let blue = UIColor.fixed(0, 0, 255)
  /// Cyan: green and blue are 1, red is 0.
  public static let cyan = UIColor.fixed(0, 255, 255)
  /// Yellow: red and green are 1, blue is 0.
  public static let yellow = UIColor.fixed(255, 255, 0)
  /// Magenta: red and blue are 1, green is 0.
  public static let magenta = UIColor.fixed(255, 0, 255)
  /// Orange: red is 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: red is 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: red is 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor.fixed(153, 102, 51)
  /// A clear colour: black with opacity 0.
  public static let clear = UIColor(white: 0, alpha: 0)
}
