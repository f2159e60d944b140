// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

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
  /// UIKit's dynamic colours, which SwiftUI's `Color` does not have.
  package static let separator = InterfaceColor.separator.color
  static let groupedBackground = InterfaceColor.systemGroupedBackground.color
  static let groupedCell = InterfaceColor.secondarySystemGroupedBackground.color
  static let tertiaryFill = InterfaceColor.tertiarySystemFill.color
  static let background = InterfaceColor.systemBackground.color
  static let secondaryBackground = InterfaceColor.secondarySystemBackground.color
  static let material = dynamic(light: .fixed(SRGBColor(248, 248, 248)), dark: .fixed(SRGBColor(37, 37, 37)))
  static let quinary = dynamic(light: .fixed(SRGBColor(0, 0, 0, alpha: 0.05)), dark: .fixed(SRGBColor(255, 255, 255, alpha: 0.05)))

  /// From the strongest to the faintest.
  package static let fills: [ColorDescription] = [
    InterfaceColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
  ].map(\.color)
}
