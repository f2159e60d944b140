// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

/// Content that depends on the size and the position that it is given. It takes all the room that is offered, 10 × 10 points where nothing
/// is, and its content is in the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content
  private let scope = ViewScope.current

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func node(in context: ViewContext) -> ViewNode {
    context.session.recordAction()
    return .geometry(
      GeometryNode { [content, scope] placement in
        context.identity.restart()
        return context.layers(of: ViewScope.evaluating(in: scope) { content(GeometryProxy(placement)) }, .topLeading)
      })
  }
}

/// The size and the position that a view was given.
///
/// Places are counted from the top leading corner of their space, so that views which are put there are mirrored with all others where
/// reading begins on the right.
public struct GeometryProxy {
  private let placement: Placement

  init(_ placement: Placement) { self.placement = placement }

  /// Points.
  public var size: CGSize { CGRect(placement.box.bounds).size }
  /// None in a picture.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's box in a space, in points; the upright box round it where the view is turned in that space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

  /// The view's box in a space, in points; the upright box round it where the view is turned in that space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(placement.box.convert(placement.box.bounds, to: placement.box(of: coordinateSpace)))
  }

  /// The box of the view that gave its space a name, in this view's points; nil where no view round this one did.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    placement.named(coordinateSpace.name).map { CGRect($0.convert($0.bounds, to: placement.box)) }
  }

  /// What another view recorded of its position, in this view's points.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(in: placement.box) }
}

extension Placement {
  /// The box whose corner is the origin of a space. A name that no view round has means the whole picture.
  fileprivate func box(of space: CoordinateSpace) -> PlacedBox {
    switch space {
    case .local: box
    case .global: picture
    case .named(let name): named(name) ?? picture
    }
  }
}
