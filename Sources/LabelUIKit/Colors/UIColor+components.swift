// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

extension UIColor {
  /// Creates a colour that depends on light or dark appearance.
  ///
  /// On Apple's platforms the closure is called when the traits change. Here it is called twice immediately, for light and for dark.
  ///
  /// - Parameter dynamicProvider: Returns the colour for traits.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light.color == dark.color ? light.color : .dynamic(light: light.color, dark: dark.color))
  }

  /// Creates a colour from hue, saturation and brightness, in gamma-encoded sRGB.
  ///
  /// - Parameters:
  ///   - hue: The angle on the colour wheel in turns: 0 is red, 1/3 green, 2/3 blue.
  ///   - saturation: The purity, from 0 (gray) to 1.
  ///   - brightness: The brightness, from 0 (black) to 1.
  ///   - alpha: The opacity, from 0 (clear) to 1 (opaque).
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// Creates a colour from components in Display P3, which are converted to sRGB.
  ///
  /// - Parameters:
  ///   - displayP3Red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, from 0 (clear) to 1 (opaque).
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// The colour of text on light backgrounds: black in every appearance.
  public static var darkText: UIColor { .black }
  /// The colour of text on dark backgrounds: white at opacity 0.6 in every appearance.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// Returns the fixed colour of this colour for traits.
  ///
  /// - Parameter traitCollection: The traits, such as light or dark appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { UIColor(.fixed(components(traitCollection))) }

  /// Gets the hue, the saturation and the brightness of the colour in light appearance. Pointers that are nil are ignored.
  ///
  /// - Parameters:
  ///   - hue: The angle on the colour wheel in turns: 0 is red, 1/3 green, 2/3 blue.
  ///   - saturation: The purity, 0…1.
  ///   - brightness: The brightness, 0…1.
  ///   - alpha: The opacity, 0…1.
  /// - Returns: Always true, because every colour here has sRGB components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components(UITraitCollection())
    let (high, low) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
    let range = high - low
    var turns = 0.0
    if range > 0 {
      switch high {
      case own.red: turns = (own.green - own.blue) / range
      case own.green: turns = (own.blue - own.red) / range + 2
      default: turns = (own.red - own.green) / range + 4
      }
    }
    unsafe hue?.pointee = CGFloat((turns / 6 + 1).truncatingRemainder(dividingBy: 1))
    unsafe saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    unsafe brightness?.pointee = CGFloat(high)
    unsafe alpha?.pointee = CGFloat(own.alpha)
    return true
  }

  /// Gets the brightness of a gray in light appearance. Pointers that are nil are ignored.
  ///
  /// - Parameters:
  ///   - white: The brightness, 0…1; for a colour that is no gray, that of its luminance.
  ///   - alpha: The opacity, 0…1.
  /// - Returns: Always true, because every colour here has sRGB components.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let own = components(UITraitCollection())
    unsafe white?.pointee = CGFloat(0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue)
    unsafe alpha?.pointee = CGFloat(own.alpha)
    return true
  }

  /// Gets the sRGB components of the colour in light appearance. Pointers that are nil are ignored.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  /// - Returns: Always true, because every colour here has sRGB components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let own = components(UITraitCollection())
    unsafe red?.pointee = CGFloat(own.red)
    unsafe green?.pointee = CGFloat(own.green)
    unsafe blue?.pointee = CGFloat(own.blue)
    unsafe alpha?.pointee = CGFloat(own.alpha)
    return true
  }

  private func components(_ traits: UITraitCollection) -> SRGBColor {
    color.resolvedOrClear(
      in: Appearance(colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light, contrast: traits.accessibilityContrast))
  }
}

extension CGFloat {
  /// Creates a number from the nearest value of a Foundation number.
  ///
  /// - Parameter number: The Foundation number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a colour literal, in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of colour literals, which Xcode shows as a patch of colour.
public typealias _ColorLiteralType = UIColor
