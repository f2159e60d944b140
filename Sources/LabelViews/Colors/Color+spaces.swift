// SPDX-License-Identifier: MIT

internal import LabelAssets
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

extension Color.RGBColorSpace {
  func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> SRGBColor {
    switch self {
    case .sRGB: RGBSpace.sRGB.color(red, green, blue, opacity)
    case .sRGBLinear: RGBSpace.sRGBLinear.color(red, green, blue, opacity)
    case .displayP3: RGBSpace.displayP3.color(red, green, blue, opacity)
    }
  }
}

extension Color {
  /// Creates a colour from hue, saturation and brightness, in gamma-encoded sRGB.
  ///
  /// - Parameters:
  ///   - hue: The angle on the colour wheel in turns: 0 is red, 1/3 green, 2/3 blue; whole turns are ignored.
  ///   - saturation: The purity, from 0 (gray) to 1.
  ///   - brightness: The brightness, from 0 (black) to 1.
  ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Mixes this colour with another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The share of the other colour, 0…1.
  ///   - colorSpace: The colour space to mix in; perceptual by default.
  /// - Returns: The mixed colour.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(description: .mixed(description, rhs.description, fraction, colorSpace.mixing))
  }

  /// A colour as numbers, 0…1. The components are gamma-encoded sRGB unless their names say otherwise.
  public struct Resolved: Hashable, PaintStyle {
    /// The red component, gamma-encoded, 0…1.
    public var red: Float
    /// The green component, gamma-encoded, 0…1.
    public var green: Float
    /// The blue component, gamma-encoded, 0…1.
    public var blue: Float
    /// The opacity, from 0 (clear) to 1 (opaque).
    public var opacity: Float

    /// Creates a colour from the components of a colour space.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components; sRGB by default.
    ///   - red: The red component, 0…1.
    ///   - green: The green component, 0…1.
    ///   - blue: The blue component, 0…1.
    ///   - opacity: The opacity, from 0 (clear) to 1 (opaque).
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let color = colorSpace.color(Double(red), Double(green), Double(blue), Double(opacity))
      (self.red, self.green, self.blue, self.opacity) = (Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }

    package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(Color(self).description)] }
  }

  /// Creates a fixed colour from its numbers.
  ///
  /// - Parameter resolved: The components and the opacity.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// Returns the components of this colour in an environment, such as for light or dark appearance.
  ///
  /// - Parameter environment: The values to resolve in: colour scheme, contrast, system colours and assets.
  /// - Returns: The colour as numbers; clear for a name that the assets do not have.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var appearance = Appearance(
      colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast, palette: environment.systemPalette)
    appearance.assets = environment.assets.assets
    let color = description.resolvedOrClear(in: appearance)
    return Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
}
