// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A shadow that a style casts, either below what it fills or inside it.
///
///     Text("Sunny").foregroundStyle(.orange.shadow(.drop(radius: 2, y: 1)))
///     Circle().fill(.blue.shadow(.inner(radius: 3)))
public struct ShadowStyle: Hashable, Sendable {
  let description: ShadowDescription

  /// A shadow that is drawn below the filled area.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; by default black with an opacity of 0.33.
  ///   - radius: The standard deviation of the Gaussian blur in points.
  ///   - x: The horizontal offset in points, positive to the right.
  ///   - y: The vertical offset in points, positive downwards.
  /// - Returns: A shadow for `ShapeStyle.shadow(_:)`.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, .drop)
  }

  /// A shadow that is drawn inside the filled area, from its edges inwards, as if the area was cut out of its context.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; by default black with an opacity of 0.55.
  ///   - radius: The standard deviation of the Gaussian blur in points.
  ///   - x: The horizontal offset in points, positive to the right.
  ///   - y: The vertical offset in points, positive downwards.
  /// - Returns: A shadow for `ShapeStyle.shadow(_:)`.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, .inner)
  }

  private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ placement: Shadow.Placement) {
    description = ShadowDescription(
      color: color.description, offset: Point(x: Double(x), y: Double(y)), radius: Double(radius), placement: placement)
  }
}
