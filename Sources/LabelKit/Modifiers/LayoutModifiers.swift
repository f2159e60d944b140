// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

extension View {
  /// Puts the same distance round the view, in points; 16 by default.
  public func padding(_ length: Double = 16) -> some View {
    modified(.padding(DirectionalInsets(all: length)))
  }

  /// Fixes the view's width, height or both, in points; the view stands in the middle.
  public func frame(width: Double? = nil, height: Double? = nil) -> some View {
    modified(.frame(width: width, height: height, alignment: .center))
  }

  /// Paints a colour behind the view, its corners rounded by `cornerRadius` points.
  public func background(_ color: Color, cornerRadius: Double = 0) -> some View {
    modified(.background(color.description, cornerRadius: cornerRadius))
  }

  /// Draws a line inside the view's edge, `width` points thick.
  public func border(_ color: Color, width: Double = 1) -> some View {
    modified(.border(color.description, width: width, cornerRadius: 0))
  }

  /// Draws a blurred copy of the view below it: `radius` is the Gaussian's standard deviation, all lengths in points, y down.
  public func shadow(
    color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    modified(.shadow(ShadowDescription(color: color.description, offset: Point(x: x, y: y), radius: radius)))
  }

  /// Makes the view as a whole translucent, 0…1.
  public func opacity(_ opacity: Double) -> some View {
    modified(.opacity(opacity))
  }
}
