// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

extension Color.RGBColorSpace {
  func color(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> SRGBColor {
    switch self {
    case .sRGB: return SRGBColor(red: red, green: green, blue: blue, alpha: opacity)
    case .sRGBLinear:
      return SRGBColor(red: SRGBColor.encoded(red), green: SRGBColor.encoded(green), blue: SRGBColor.encoded(blue), alpha: opacity)
    case .displayP3:
      // P3 has sRGB's curve and white; the matrix takes light from its primaries to sRGB's.
      let (r, g, b) = (SRGBColor.linear(red), SRGBColor.linear(green), SRGBColor.linear(blue))
      return SRGBColor(
        red: SRGBColor.encoded(1.2249401763 * r - 0.2249401763 * g), green: SRGBColor.encoded(-0.0420569547 * r + 1.0420569547 * g),
        blue: SRGBColor.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: opacity)
    }
  }
}

extension Color {
  /// Makes a colour from its position on the colour circle, how pure it is and how bright; all 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let place = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + place).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour on the way from this one to another, 0…1.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(description: .mixed(description, rhs.description, fraction, colorSpace.mixing))
  }

  /// A colour in numbers, 0…1 and gamma-encoded unless their names say otherwise.
  public struct Resolved: Hashable, PaintStyle {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// 0 clear, 1 opaque.
    public var opacity: Float
    /// Red as light.
    public var linearRed: Float { Float(SRGBColor.linear(Double(red))) }
    /// Green as light.
    public var linearGreen: Float { Float(SRGBColor.linear(Double(green))) }
    /// Blue as light.
    public var linearBlue: Float { Float(SRGBColor.linear(Double(blue))) }

    /// Makes a colour from numbers of a space.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let color = colorSpace.color(Double(red), Double(green), Double(blue), Double(opacity))
      (self.red, self.green, self.blue, self.opacity) = (Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }

    package func levels(in environment: EnvironmentValues) -> [PaintDescription] { [.color(Color(self).description)] }
  }

  /// A colour in numbers.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
  }

  /// The colour in numbers, for an environment's appearance; clear for a name that its assets do not have.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var appearance = Appearance(
      colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast, palette: environment.systemPalette)
    appearance.assets = environment.assets.assets
    let color = description.resolvedOrClear(in: appearance)
    return Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }
}
