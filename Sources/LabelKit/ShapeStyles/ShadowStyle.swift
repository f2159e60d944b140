// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// A shadow that a style casts. SwiftUI's inner shadows are not drawn, and so have no name here.
public struct ShadowStyle: Hashable, Sendable {
  let description: ShadowDescription

  /// A shadow below what is filled; `radius` is the Gaussian's standard deviation, all lengths in points, y down.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      description: ShadowDescription(color: color.description, offset: Point(x: Double(x), y: Double(y)), radius: Double(radius)))
  }
}
