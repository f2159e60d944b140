// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A Core Graphics colour. Unlike Apple's, a colour of a `UIColor` keeps following the appearance.
public struct CGColor: Hashable, Sendable {
  let color: ColorDescription

  init(color: ColorDescription) { self.color = color }

  /// Creates a colour from gamma-encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = .fixed(SRGBColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }
  /// Creates a colour from gamma-encoded sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a gray between black and white.
  ///
  /// - Parameters:
  ///   - gray: The brightness, 0…1.
  ///   - alpha: The opacity, 0…1.
  public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity in light appearance, 0…1.
  public var alpha: CGFloat { CGFloat(color.resolvedOrClear(in: Appearance()).alpha) }
  /// The sRGB components in light appearance and the opacity, 0…1.
  public var components: [CGFloat]? {
    let own = color.resolvedOrClear(in: Appearance())
    return [own.red, own.green, own.blue, own.alpha].map { CGFloat($0) }
  }
  /// The number of components with the opacity, always 4 here.
  public var numberOfComponents: Int { 4 }
  /// The colour space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// Returns the colour with another opacity.
  ///
  /// - Parameter alpha: The opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? { UIColor(color).withAlphaComponent(alpha).cgColor }
}

extension UIColor {
  /// The colour as a Core Graphics colour.
  public var cgColor: CGColor { CGColor(color: color) }
  /// Creates a UIKit colour from a Core Graphics colour.
  ///
  /// - Parameter cgColor: The colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
