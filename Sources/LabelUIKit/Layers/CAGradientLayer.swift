// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A layer that is filled with a gradient.
///
/// Colours are mixed with premultiplied alpha, so that white fades to a transparent colour without becoming grey, as it does on Apple's platforms.
open class CAGradientLayer: CALayer {
  /// The colours, of type `CGColor`; nil, the default, for none.
  open var colors: [Any]?
  /// The position of each colour, 0…1; nil, the default, for equal distances.
  open var locations: [NSNumber]?
  /// The position of the first colour, in fractions of the bounds; the middle of the top edge by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in fractions of the bounds; the middle of the bottom edge by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of the gradient; along a line by default.
  open var type = CAGradientLayerType.axial

  override func ownContent(size: CGSize) -> ViewNode? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    let offsets = locations.flatMap { $0.count >= colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
    let geometry: GradientDescription.Geometry
    let (start, end) = (startPoint.point, endPoint.point)
    switch type {
    case .radial:
      // The ellipse reaches from the start to the end in each direction; a single radius is the larger one.
      geometry = .elliptical(center: start, startRadius: 0, endRadius: max(abs(end.x - start.x), abs(end.y - start.y)))
    case .conic:
      let angle = atan2((end.y - start.y) * Double(size.height), (end.x - start.x) * Double(size.width))
      geometry = .angular(center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: geometry = .linear(from: start, to: end)
    }
    let gradient = GradientDescription(geometry, stops: CGGradient.stops(colors, offsets))
    let outline =
      cornerRadius > 0
      ? ShapeOutline(dumpText: "path", isNamed: false) { [radius = cornerRadius, corners = maskedCorners] in
        .rectangle($0, rounding: UIRectCorner(rawValue: corners.rawValue), radius: Double(radius))
      } : .rectangle
    return .modified(.shape(ShapeNode(outline, paint: .gradient(gradient))), Self.frame(size))
  }
}

/// The shape of a gradient layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours change along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change from the start outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change around the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
