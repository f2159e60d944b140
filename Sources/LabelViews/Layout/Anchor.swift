// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A point or a rectangle of a view, which other views read in their own coordinates through a `GeometryProxy`.
public struct Anchor<Value> {
  /// The value in the coordinates of the view.
  private let local: Value
  private let box: LaidOutBox
  private let convert: @Sendable (Value, LaidOutBox, LaidOutBox) -> Value

  fileprivate init(_ local: Value, _ box: LaidOutBox, _ convert: @escaping @Sendable (Value, LaidOutBox, LaidOutBox) -> Value) {
    self.local = local
    self.box = box
    self.convert = convert
  }

  func value(in other: LaidOutBox) -> Value { convert(local, box, other) }

  /// A description of the point or the rectangle of a view that an anchor stores.
  public struct Source: Sendable {
    fileprivate let local: @Sendable (LaidOutBox) -> Value
    fileprivate let convert: @Sendable (Value, LaidOutBox, LaidOutBox) -> Value

    func anchor(at placement: Placement) -> Anchor { Anchor(local(placement.box), placement.box, convert) }
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors have the same value and are of the same view.
  ///
  /// - Parameters:
  ///   - a: An anchor to compare.
  ///   - b: Another anchor to compare.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.local == b.local && a.box == b.box }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value and the position of the anchor's view.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(local)
    hasher.combine(box)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view: its whole layout rectangle.
  public static var bounds: Anchor<CGRect>.Source { rectangle { CGRect($0.bounds) } }
  /// A rectangle in the coordinates of the view.
  ///
  /// - Parameter rect: The rectangle in points, from the view's top leading corner.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { rectangle { _ in rect } }

  private static func rectangle(_ local: @escaping @Sendable (LaidOutBox) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(local: local) { rect, own, other in CGRect(own.convert(Rect(rect), to: other)) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  ///
  /// - Parameter point: The point, in points from the view's top leading corner.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { source { _ in point } }
  /// A point relative to the size of the view.
  ///
  /// - Parameter point: The point as parts of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    source { CGPoint(x: point.x * CGFloat($0.frame.width), y: point.y * CGFloat($0.frame.height)) }
  }
  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func source(_ local: @escaping @Sendable (LaidOutBox) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(local: local) { point, own, other in
      let converted = own.convert(Point(point), to: other)
      return CGPoint(x: converted.x, y: converted.y)
    }
  }
}
