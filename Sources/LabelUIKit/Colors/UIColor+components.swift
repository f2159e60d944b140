// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

extension UIColor {
  /// Makes a colour that follows light and dark: the closure is called at once for both, and not again for other traits.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light.color == dark.color ? light.color : .dynamic(light: light.color, dark: dark.color))
  }

  /// Makes a colour by its hue, saturation and brightness; components 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// Black, whatever the surface.
  public static var darkText: UIColor { .black }
  /// White at 0.6, whatever the surface.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The colour that this one is for traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { UIColor(.fixed(components(traitCollection))) }

  /// Tells the sRGB components, 0…1, of the colour in a light appearance. Always true.
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
  /// The number that a Foundation number holds, as near as can be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of a literal that Xcode shows as a patch; sRGB, components 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of literals that Xcode shows as a patch of colour.
public typealias _ColorLiteralType = UIColor
