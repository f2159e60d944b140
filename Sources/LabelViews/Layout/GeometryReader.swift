// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A container view whose content depends on its own size and position.
///
/// It has the proposed size, or 10 × 10 points if none is proposed, and its content is at the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Creates the content of the container, given its size and position.
  public var content: (GeometryProxy) -> Content
  private let scope = ViewScope.current

  /// Creates a container view whose content depends on its size and position.
  ///
  /// - Parameter content: Creates the content from the container's geometry. It is called during layout, and may be called several times.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func node(in context: ViewContext) -> ViewNode {
    context.session.setNeedsLayout()
    return .geometry(
      GeometryNode { [content, scope] placement in
        context.identity.restart()
        return context.layers(of: ViewScope.evaluating(in: scope) { content(GeometryProxy(placement)) }, .topLeading)
      })
  }
}

/// Access to the size and the position of a container view, for its content.
///
/// Positions are measured from the top leading corner of their coordinate space. Views that use them are mirrored like all others for
/// languages read from right to left.
public struct GeometryProxy {
  private let placement: Placement

  init(_ placement: Placement) { self.placement = placement }

  /// The size of the container view, in points.
  public var size: CGSize { CGRect(placement.box.bounds).size }
  /// The safe area insets of the container view. They are zero, since an image has no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the container view in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The space to convert to, such as `.global`.
  /// - Returns: The frame in points. If the view is rotated in that space, it is the bounding rectangle of the frame.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

  /// Returns the frame of the container view in a coordinate space.
  ///
  /// - Parameter coordinateSpace: The space to convert to, such as `.global`.
  /// - Returns: The frame in points. If the view is rotated in that space, it is the bounding rectangle of the frame.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(placement.box.convert(placement.box.bounds, to: placement.box(of: coordinateSpace)))
  }

  /// Returns the bounds of the enclosing view with a named coordinate space, in the container's own coordinates.
  ///
  /// - Parameter coordinateSpace: The named space of an enclosing view.
  /// - Returns: The bounds in points; `nil` if no enclosing view has this name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    placement.named(coordinateSpace.name).map { CGRect($0.convert($0.bounds, to: placement.box)) }
  }

  /// The value of an anchor of another view, in the container's own coordinates.
  ///
  /// - Parameter anchor: The anchor, in most cases from a preference.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(in: placement.box) }
}

extension Placement {
  /// Returns the box whose top leading corner is the origin of a space. If no enclosing view has the name, it is the whole image.
  fileprivate func box(of space: CoordinateSpace) -> LaidOutBox {
    switch space {
    case .local: box
    case .global: globalBox
    case .named(let name): named(name) ?? globalBox
    }
  }
}
