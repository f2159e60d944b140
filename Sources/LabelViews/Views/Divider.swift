// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A line that separates the views of a stack, one pixel thick (1 point at accessibility sizes) and as long as the stack is wide.
public struct Divider: PrimitiveView, Sendable {
  /// Creates a divider, which is vertical in a horizontal stack and horizontal elsewhere.
  public init() {}

  package func node(in context: ViewContext) -> ViewNode {
    let thickness = context.environment.dynamicTypeSize.isAccessibilitySize ? 1 : Double(context.environment.pixelLength)
    let isVertical = context.axis == .horizontal
    return .modified(
      .shape(ShapeNode(.rectangle, paint: .color(.separator))),
      .frame(width: isVertical ? thickness : nil, height: isVertical ? nil : thickness, alignment: .center))
  }
}

extension ColorDescription {
  /// UIKit's dynamic colours, which SwiftUI's `Color` does not have; 8-bit sRGB, from public dumps.
  package static let separator = dynamic(
    light: .fixed(SRGBColor(60, 60, 67, alpha: 0.29)), dark: .fixed(SRGBColor(84, 84, 88, alpha: 0.6)))
  static let groupedBackground = dynamic(light: .fixed(SRGBColor(242, 242, 247)), dark: .fixed(SRGBColor(0, 0, 0)))
  static let groupedCell = dynamic(light: .fixed(SRGBColor(255, 255, 255)), dark: .fixed(SRGBColor(28, 28, 30)))
  static let tertiaryFill = dynamic(
    light: .fixed(SRGBColor(118, 118, 128, alpha: 0.12)), dark: .fixed(SRGBColor(118, 118, 128, alpha: 0.24)))
  static let background = dynamic(light: .fixed(SRGBColor(255, 255, 255)), dark: .fixed(SRGBColor(0, 0, 0)))
  static let secondaryBackground = dynamic(light: .fixed(SRGBColor(242, 242, 247)), dark: .fixed(SRGBColor(28, 28, 30)))
  static let material = dynamic(light: .fixed(SRGBColor(248, 248, 248)), dark: .fixed(SRGBColor(37, 37, 37)))
  static let quinary = dynamic(light: .fixed(SRGBColor(0, 0, 0, alpha: 0.05)), dark: .fixed(SRGBColor(255, 255, 255, alpha: 0.05)))

  /// From the strongest to the faintest.
  package static let fills: [ColorDescription] = [
    dynamic(light: .fixed(SRGBColor(120, 120, 128, alpha: 0.2)), dark: .fixed(SRGBColor(120, 120, 128, alpha: 0.36))),
    dynamic(light: .fixed(SRGBColor(120, 120, 128, alpha: 0.16)), dark: .fixed(SRGBColor(120, 120, 128, alpha: 0.32))),
    tertiaryFill,
    dynamic(light: .fixed(SRGBColor(116, 116, 128, alpha: 0.08)), dark: .fixed(SRGBColor(116, 116, 128, alpha: 0.18))),
  ]
}
