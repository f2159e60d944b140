// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// A line between the views of a stack, one pixel thick and as long as the stack is wide.
public struct Divider: PrimitiveView, Sendable {
  /// Makes a line.
  public init() {}

  package func node(in context: ViewContext) -> ViewNode {
    let pixel = context.environment.pixelLength
    let isUpright = context.axis == .horizontal
    return .modified(
      .modified(.spacer(minimum: 0), .frame(width: isUpright ? pixel : nil, height: isUpright ? nil : pixel, alignment: .center)),
      .background(.separator, cornerRadius: 0))
  }
}

/// A filled box with round corners, all lengths in points: what the still pictures of controls are made of.
struct FilledBox: PrimitiveView {
  var width: Double?
  var height: Double?
  var color: ColorDescription
  var cornerRadius = 0.0

  func node(in context: ViewContext) -> ViewNode {
    .modified(
      .modified(.spacer(minimum: 0), .frame(width: width, height: height, alignment: .center)),
      .background(color, cornerRadius: cornerRadius))
  }
}

extension ColorDescription {
  /// UIKit's dynamic colours, which are no part of SwiftUI's `Color`; 8-bit sRGB, from public dumps.
  static let separator = dynamic(
    light: .fixed(SRGBColor(60, 60, 67, alpha: 0.29)), dark: .fixed(SRGBColor(84, 84, 88, alpha: 0.6)))
  static let groupedBackground = dynamic(light: .fixed(SRGBColor(242, 242, 247)), dark: .fixed(SRGBColor(0, 0, 0)))
  static let groupedCell = dynamic(light: .fixed(SRGBColor(255, 255, 255)), dark: .fixed(SRGBColor(28, 28, 30)))
  static let tertiaryFill = dynamic(
    light: .fixed(SRGBColor(118, 118, 128, alpha: 0.12)), dark: .fixed(SRGBColor(118, 118, 128, alpha: 0.24)))
}
