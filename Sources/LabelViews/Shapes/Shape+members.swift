// SPDX-License-Identifier: MIT

public import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle that fills the frame of its view.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners that fills the frame of its view.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rectangle with elliptical corners that fills the frame of its view.
  ///
  /// - Parameters:
  ///   - cornerSize: The horizontal and the vertical radius of the corners, in points.
  ///   - style: The style of the corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, all of them 0 by default.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top left corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom left corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom right corner, in points.
  ///   - topTrailingRadius: The radius of the top right corner, in points.
  ///   - style: The style of the corners.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
  /// A rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the four corners, in points.
  ///   - style: The style of the corners.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A capsule that fills the frame of its view.
  public static var capsule: Capsule { Capsule() }
  /// A capsule that fills the frame of its view.
  ///
  /// - Parameter style: The style of the round ends, which has no visual effect.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// A circle centred in the frame of its view.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the frame of its view.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the closest container, as `containerShape(_:)` sets it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ButtonBorderShape {
  /// The default border shape of buttons, a rounded rectangle.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
