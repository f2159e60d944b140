// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

extension GraphicsContext {
  /// A colour or another style that a canvas is drawn with.
  public struct Shading: Sendable {
    /// The style for a size of the canvas; nil for the foreground.
    private let style: @Sendable (CGSize) -> (any ShapeStyle)?

    /// The foreground style of the canvas.
    public static let foreground = Shading { _ in nil }
    /// The background style of the canvas.
    public static let backdrop = Shading { _ in BackgroundStyle() }

    /// Returns a shading of one colour.
    ///
    /// - Parameter color: The colour.
    public static func color(_ color: Color) -> Shading { Shading { _ in color } }
    /// Returns a shading of one colour, from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component, 0…1.
    ///   - green: The green component, 0…1.
    ///   - blue: The blue component, 0…1.
    ///   - opacity: The opacity, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    /// Returns a shading of a shape style, in the bounds of the canvas.
    ///
    /// - Parameter style: The style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in style } }
    /// Returns a shading of a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations.
    ///   - startPoint: The point in the canvas where the gradient begins.
    ///   - endPoint: The point in the canvas where the gradient ends.
    ///   - options: Not used: beyond both points the outermost colours continue.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { LinearGradient(gradient: gradient, startPoint: UnitPoint(startPoint, in: $0), endPoint: UnitPoint(endPoint, in: $0)) }
    }
    /// Returns a shading of a gradient in circles.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations.
    ///   - center: The centre of the circles in the canvas.
    ///   - startRadius: The radius in points of the circle with the first colour.
    ///   - endRadius: The radius in points of the circle with the last colour.
    ///   - options: Not used: beyond the last circle the last colour continues.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { RadialGradient(gradient: gradient, center: UnitPoint(center, in: $0), startRadius: startRadius, endRadius: endRadius) }
    }

    func paint(in size: CGSize, _ environment: EnvironmentValues) -> PaintDescription? { style(size)?.paint(in: environment) }
  }

  /// Options of a gradient. They have no effect here.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: UInt32
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for `repeat`, 2 for `mirror`, 4 for `linearColor`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient is repeated beyond its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is mirrored beyond its end.
    public static let mirror = GradientOptions(rawValue: 2)
  }

  /// Options of a filter. They have no effect here.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: UInt32
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for `linearColor`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// A filter of what is drawn into a canvas.
  public struct Filter {
    let modifications: [ViewModification]

    /// Returns a filter that adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The standard deviation of its blur in points.
    ///   - x: The distance in points to the right.
    ///   - y: The distance in points downwards.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      let shadow = ShadowDescription(color: color.description, offset: Point(x: Double(x), y: Double(y)), radius: Double(radius))
      return Filter(modifications: [.shadow(shadow)])
    }
    /// Returns a filter that blurs.
    ///
    /// - Parameter radius: The standard deviation of the blur in points.
    public static func blur(radius: CGFloat) -> Filter { filter(.blur(radius: Double(radius), isOpaque: false)) }
    /// Returns a filter that adds an amount to all colour components.
    ///
    /// - Parameter amount: The amount; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter { filter(.brightness(amount)) }
    /// Returns a filter that changes the contrast.
    ///
    /// - Parameter amount: The factor; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { filter(.contrast(amount)) }
    /// Returns a filter that changes the colour saturation.
    ///
    /// - Parameter amount: The factor; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { filter(.saturation(amount)) }
    /// Returns a filter that makes colours grey by a part.
    ///
    /// - Parameter amount: The part, 0…1.
    public static func grayscale(_ amount: Double) -> Filter { filter(.grayscale(amount)) }
    /// Returns a filter that rotates hues about the colour circle.
    ///
    /// - Parameter angle: The angle.
    public static func hueRotation(_ angle: Angle) -> Filter { filter(.hueRotation(angle.radians)) }
    /// Returns a filter that multiplies the colour components by those of a colour.
    ///
    /// - Parameter color: The colour.
    public static func colorMultiply(_ color: Color) -> Filter { filter(.multiply(color.description)) }
    /// Returns a filter that inverts the colours.
    ///
    /// - Parameter amount: Not used: colours are inverted as a whole.
    public static func colorInvert(_ amount: Double = 1) -> Filter { filter(.invert) }
    /// A filter that draws in black, with the luminance as the opacity.
    public static var luminanceToAlpha: Filter { filter(.luminanceToAlpha) }

    private static func filter(_ filter: FilterDescription) -> Filter { Filter(modifications: [.filter(filter)]) }
  }
}

extension UnitPoint {
  /// A point of a canvas as parts of its size.
  fileprivate init(_ point: CGPoint, in size: CGSize) {
    self.init(x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
  }
}
