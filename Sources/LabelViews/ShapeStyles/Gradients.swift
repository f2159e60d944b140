// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A style or a view that fills with a colour gradient along a line.
public struct LinearGradient: PaintStyle, PrimitiveView, Hashable {
  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Creates a linear gradient from a base gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends. Beyond both points the outermost colours continue.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient from colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours in their order along the line.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends. Beyond both points the outermost colours continue.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from colour stops.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends. Beyond both points the outermost colours continue.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    [.gradient(GradientDescription(.linear(from: startPoint.point, to: endPoint.point), stops: gradient.descriptions))]
  }
}

/// A style or a view that fills with a colour gradient in circles around a centre.
public struct RadialGradient: PaintStyle, PrimitiveView, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a radial gradient from a base gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient from colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, the innermost first.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a radial gradient from colour stops.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    let geometry = GradientDescription.Geometry.radial(
      center: center.point, startRadius: Double(startRadius), endRadius: Double(endRadius))
    return [.gradient(GradientDescription(geometry, stops: gradient.descriptions))]
  }
}

/// A style or a view that fills with a colour gradient in ellipses, which have the aspect ratio of the filled area.
public struct EllipticalGradient: PaintStyle, PrimitiveView, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startFraction: CGFloat
  private let endFraction: CGFloat

  /// Creates an elliptical gradient from a base gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour. With 0.5 and the default centre it touches the sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Creates an elliptical gradient from colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours, the innermost first.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour. With 0.5 and the default centre it touches the sides.
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient from colour stops.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the ellipses, as parts of the size of the filled area.
  ///   - startRadiusFraction: The radii of the ellipse with the first colour, as a part of the sides of the filled area.
  ///   - endRadiusFraction: The radii of the ellipse with the last colour. With 0.5 and the default centre it touches the sides.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    let geometry = GradientDescription.Geometry.elliptical(
      center: center.point, startRadius: Double(startFraction), endRadius: Double(endFraction))
    return [.gradient(GradientDescription(geometry, stops: gradient.descriptions))]
  }
}

/// A style or a view that fills with a colour gradient that turns clockwise around a centre.
public struct AngularGradient: PaintStyle, PrimitiveView, Hashable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  /// Creates an angular gradient between two angles from a base gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates an angular gradient between two angles from colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours in clockwise order.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient between two angles from colour stops.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates an angular gradient of a whole turn from a base gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient of a whole turn from colours at equal distances.
  ///
  /// - Parameters:
  ///   - colors: The colours in clockwise order.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of a whole turn from colour stops.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func levels(in environment: EnvironmentValues) -> [PaintDescription] {
    let geometry = GradientDescription.Geometry.angular(
      center: center.point, startAngle: startAngle.radians, endAngle: endAngle.radians)
    return [.gradient(GradientDescription(geometry, stops: gradient.descriptions))]
  }
}

extension PaintStyle where Self: PrimitiveView {
  /// A rectangle that fills the proposed size with the style.
  package func node(in context: ViewContext) -> ViewNode {
    .shape(ShapeNode(.rectangle, paint: paint(in: context.environment)))
  }
}

extension Color: PrimitiveView {}

extension AnyGradient: PrimitiveView {}

extension ShapeStyle where Self == LinearGradient {
  /// A style that fills with a colour gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends, as parts of the size of the filled area.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A style that fills with colours at equal distances along a line.
  ///
  /// - Parameters:
  ///   - colors: The colours in their order along the line.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends, as parts of the size of the filled area.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A style that fills with colour stops along a line.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - startPoint: The point where the gradient begins, as parts of the size of the filled area.
  ///   - endPoint: The point where the gradient ends, as parts of the size of the filled area.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A style that fills with a colour gradient in circles around a centre.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat)
    -> RadialGradient
  { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  /// A style that fills with colours at equal distances in circles around a centre.
  ///
  /// - Parameters:
  ///   - colors: The colours, the innermost first.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A style that fills with colour stops in circles around a centre.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the circles, as parts of the size of the filled area.
  ///   - startRadius: The radius in points of the circle with the first colour.
  ///   - endRadius: The radius in points of the circle with the last colour.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  { RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A style that fills with a colour gradient around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A style that fills with colour stops around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations, 0…1.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A style that fills with colours at equal distances around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours in clockwise order.
  ///   - center: The centre of the turn, as parts of the size of the filled area.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour, clockwise from the right.
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
