// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// A shadow that a style casts below what it fills, or on it.
///
///     Text("Sunny").foregroundStyle(.orange.shadow(.drop(radius: 2, y: 1)))
///     Circle().fill(.blue.shadow(.inner(radius: 3)))
public struct ShadowStyle: Hashable, Sendable {
  let description: ShadowDescription

  /// A shadow below what is filled; `radius` is the Gaussian's standard deviation, all lengths in points, y down.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, .drop)
  }

  /// A shadow on what is filled, from its edges inwards, as if it was cut out of the page; `radius` is the Gaussian's standard deviation,
  /// all lengths in points, y down.
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
