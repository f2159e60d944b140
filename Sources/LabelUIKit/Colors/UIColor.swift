// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout

/// A colour by UIKit's name: fixed, or one of the system's that follow light and dark.
public final class UIColor: NSObject, Sendable {
  let color: ColorDescription

  init(_ color: ColorDescription) {
    self.color = color
    super.init()
  }

  /// Makes an sRGB colour; components 0…1, values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(SRGBColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a gray; components 0…1, values outside are clamped.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// The same colour by UIKit's name.
  public convenience init(_ color: Color) { self.init(color.description) }

  /// This colour with another opacity, 0…1, whatever its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ scheme: ColorScheme) -> ColorDescription {
      let rgb = color.resolvedOrClear(in: Appearance(colorScheme: scheme))
      return .fixed(SRGBColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }
    return UIColor(changed(.light) == changed(.dark) ? changed(.light) : .dynamic(light: changed(.light), dark: changed(.dark)))
  }

  /// Whether two colours are the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  /// Equal for equal colours.
  public override var hash: Int { color.hashValue }

  private static func fixed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UIColor { UIColor(.fixed(SRGBColor(red, green, blue))) }
}

/// The system's colours, which follow light, dark and contrast.
extension UIColor {
  /// The colour of main text.
  public static let label = UIColor(.system(.primary))
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(.system(.secondary))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(.system(.tertiary))
  /// The colour of the faintest text.
  public static let quaternaryLabel = UIColor(.system(.quaternary))
  /// The colour of lines between things.
  public static let separator = UIColor(.separator)
  /// The colour of a page.
  public static let systemBackground = UIColor(
    .dynamic(light: .fixed(SRGBColor(255, 255, 255)), dark: .fixed(SRGBColor(0, 0, 0))))
  /// The system's red.
  public static let systemRed = UIColor(.system(.red))
  /// The system's orange.
  public static let systemOrange = UIColor(.system(.orange))
  /// The system's yellow.
  public static let systemYellow = UIColor(.system(.yellow))
  /// The system's green.
  public static let systemGreen = UIColor(.system(.green))
  /// The system's mint.
  public static let systemMint = UIColor(.system(.mint))
  /// The system's teal.
  public static let systemTeal = UIColor(.system(.teal))
  /// The system's cyan.
  public static let systemCyan = UIColor(.system(.cyan))
  /// The system's blue.
  public static let systemBlue = UIColor(.system(.blue))
  /// The system's indigo.
  public static let systemIndigo = UIColor(.system(.indigo))
  /// The system's purple.
  public static let systemPurple = UIColor(.system(.purple))
  /// The system's pink.
  public static let systemPink = UIColor(.system(.pink))
  /// The system's brown.
  public static let systemBrown = UIColor(.system(.brown))
  /// The system's gray.
  public static let systemGray = UIColor(.system(.gray))
}

/// Fixed colours.
extension UIColor {
  /// 0, 0, 0.
  public static let black = UIColor.fixed(0, 0, 0)
  /// 255, 255, 255.
  public static let white = UIColor.fixed(255, 255, 255)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// 255, 0, 0.
  public static let red = UIColor.fixed(255, 0, 0)
  /// 0, 255, 0.
  public static let green = UIColor.fixed(0, 255, 0)
  /// 0, 0, 255.
  public static let blue = UIColor.fixed(0, 0, 255)
  /// 0, 255, 255.
  public static let cyan = UIColor.fixed(0, 255, 255)
  /// 255, 255, 0.
  public static let yellow = UIColor.fixed(255, 255, 0)
  /// 255, 0, 255.
  public static let magenta = UIColor.fixed(255, 0, 255)
  /// 255, 127.5, 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// 127.5, 0, 127.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 153, 102, 51.
  public static let brown = UIColor.fixed(153, 102, 51)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
}
