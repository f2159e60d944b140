// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// Transformations in space.
extension View {
  /// Rotates the drawing of this view about an axis in space. The layout ignores the rotation.
  ///
  /// The view is projected without perspective: what is nearer is not larger. Rendering a view that is rotated out of its plane with a
  /// perspective warns.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: x to the right, y down and z away from the viewer.
  ///   - anchor: The fixed point as parts of the view's size; the centre by default.
  ///   - anchorZ: The distance of the fixed point from the view. It has no effect without perspective.
  ///   - perspective: The strength of the perspective, which is drawn as 0.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let isFlat = axis.x == 0 && axis.y == 0 || abs(sin(angle.radians)) < 1e-6
    let hasPerspective = perspective != 0 && !isFlat
    return modified(.map(Self.projection(CGFloat(angle.radians), axis.x, axis.y, axis.z), anchor: anchor.point)).contextual {
      if hasPerspective {
        $0.warn("rotation3DEffect", isDrawn: "without perspective", advice: "write perspective: 0 to ask for that")
      }
    }
  }

  /// The rotation without the axis to the viewer.
  private static func projection(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> LabelCore.AffineTransform {
    guard let rows = SpaceRotation.rows(angle, x, y, z) else { return CGAffineTransform.identity.map }
    return CGAffineTransform(a: rows[0][0], b: rows[0][1], c: rows[1][0], d: rows[1][1], tx: 0, ty: 0).map
  }

  /// Applies a transformation in space to the drawing of this view. The part that is not affine is ignored.
  ///
  /// - Parameter transform: The transformation, with the view's top left corner as the origin.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }

  /// Changes the drawing of this view by its size and position. The layout ignores the change.
  ///
  /// - Parameter effect: Returns the effect from an empty one and the view's geometry.
  public func visualEffect<E: VisualEffect>(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E) -> some View {
    SizedEffectView(content: self) { node, proxy in effect(EmptyVisualEffect(), proxy).apply(to: LoweredView(content: node)) }
  }
}

/// Rotations in space.
package enum SpaceRotation {
  /// The rows of the matrix of a rotation about an axis, by Rodrigues' formula; nil for an axis without a length and for infinite numbers.
  ///
  /// - Parameter angle: The angle in radians.
  package static func rows(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [[CGFloat]]? {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return nil }
    let (x, y, z, c, s) = (x / length, y / length, z / length, cos(angle), sin(angle))
    return [
      [c + x * x * (1 - c), y * x * (1 - c) + z * s, z * x * (1 - c) - y * s],
      [x * y * (1 - c) - z * s, c + y * y * (1 - c), z * y * (1 - c) + x * s],
      [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c)],
    ]
  }
}

/// The first two columns of a 3 × 3 matrix of a projection in the plane; the third one is not drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element in row 1 and column 1.
  public var m11: CGFloat = 1
  /// The element in row 1 and column 2.
  public var m12: CGFloat = 0
  /// The element in row 2 and column 1.
  public var m21: CGFloat = 0
  /// The element in row 2 and column 2.
  public var m22: CGFloat = 1
  /// The element in row 3 and column 1, the horizontal distance.
  public var m31: CGFloat = 0
  /// The element in row 3 and column 2, the vertical distance.
  public var m32: CGFloat = 0

  /// Creates a projection that changes nothing.
  public init() {}

  /// Creates a projection from an affine transformation.
  ///
  /// - Parameter transform: The transformation.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Returns the projection that applies this one first and another one after it, as far as both are affine.
  ///
  /// - Parameter other: The projection to apply second.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform { ProjectionTransform(affine.concatenating(other.affine)) }

  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// An effect that transforms the drawing of a view by its size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transformation for a size of the view.
  ///
  /// - Parameter size: The size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called, since the effect transforms the drawing of the view.
  ///
  /// - Parameter content: The view that the effect is applied to.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) transforms the drawing and has no body") }
}

/// A view whose drawing depends on its size and position. The view itself is measured and hidden, and drawn again over it.
struct SizedEffectView<Content: View, Effect: View>: View {
  let content: Content
  let effect: (ViewNode, GeometryProxy) -> Effect

  var body: some View { LoweredMembers(content: content, effect: effect) }

  private struct LoweredMembers: GroupView {
    let content: Content
    let effect: (ViewNode, GeometryProxy) -> Effect

    func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
      context.children(of: content).map { node in
        let view = LoweredView(content: node)
        let drawn = view.hidden().overlay {
          GeometryReader { proxy in effect(node, proxy).frame(width: proxy.size.width, height: proxy.size.height) }
        }
        return (drawn, context)
      }
    }
  }
}
