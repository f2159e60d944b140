// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// A point or a rectangle of a view that other views can read in their own points, through a `GeometryProxy`.
public struct Anchor<Value> {
  /// In the view's own points.
  private let local: Value
  private let box: PlacedBox
  private let convert: @Sendable (Value, PlacedBox, PlacedBox) -> Value

  fileprivate init(_ local: Value, _ box: PlacedBox, _ convert: @escaping @Sendable (Value, PlacedBox, PlacedBox) -> Value) {
    self.local = local
    self.box = box
    self.convert = convert
  }

  func value(in other: PlacedBox) -> Value { convert(local, box, other) }

  /// What of a view is meant.
  public struct Source: Sendable {
    fileprivate let local: @Sendable (PlacedBox) -> Value
    fileprivate let convert: @Sendable (Value, PlacedBox, PlacedBox) -> Value

    func anchor(at placement: Placement) -> Anchor { Anchor(local(placement.box), placement.box, convert) }
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors are the same point of the picture, seen from the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.local == b.local && a.box == b.box }
}

extension Anchor: Hashable where Value: Hashable {
  /// Equal for equal anchors.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(local)
    hasher.combine(box)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's box.
  public static var bounds: Anchor<CGRect>.Source { rectangle { CGRect($0.bounds) } }
  /// A rectangle in the view's own points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { rectangle { _ in rect } }

  private static func rectangle(_ local: @escaping @Sendable (PlacedBox) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(local: local) { rect, own, other in CGRect(own.convert(Rect(rect), to: other)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { place { _ in point } }
  /// A point in parts of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    place { CGPoint(x: point.x * CGFloat($0.frame.width), y: point.y * CGFloat($0.frame.height)) }
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func place(_ local: @escaping @Sendable (PlacedBox) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(local: local) { point, own, other in
      let place = own.convert(Point(point), to: other)
      return CGPoint(x: place.x, y: place.y)
    }
  }
}
