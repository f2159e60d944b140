// SPDX-License-Identifier: MIT

public import Foundation

/// What fingers do to views. Nothing touches a picture: none of the closures is ever called.
extension View {
  /// Not called in a picture.
  public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void)
    -> some View
  { self }
  /// Not called in a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Not called in a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }
  /// Not called in a picture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }
  /// Not called in a picture.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Not called in a picture.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Not called in a picture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }
  /// Not called in a picture.
  public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }
  /// Not called in a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Nothing of a picture can be touched.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// Nothing of a picture can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Nothing of a picture can be touched.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Not called in a picture.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Not called in a picture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
}

/// What a pointer does over a view, which no picture knows.
public enum HoverPhase: Hashable, Sendable {
  /// It is there, in points from the top left corner.
  case active(CGPoint)
  /// It is gone.
  case ended
}

/// Which gestures count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// What a finger does.
public protocol Gesture {
  /// What it tells.
  associatedtype Value
}

/// A touch.
public struct TapGesture: Gesture, Sendable {
  /// Nothing more than that it was.
  public typealias Value = Void
  /// Makes a gesture.
  public init(count: Int = 1) {}
}

/// A touch that lasts.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it lasted.
  public typealias Value = Bool
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension Gesture {
  /// Not called in a picture.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> { ObservedGesture() }
  /// Not called in a picture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> { ObservedGesture() }
  /// Not called in a picture.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void)
    -> ObservedGesture<Self>
  { ObservedGesture() }
  /// One after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture() }
  /// Both at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture() }
  /// One or the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture() }
}

/// A gesture with closures attached, which are not called in a picture.
public struct ObservedGesture<Base: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
}

/// A gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far it has come.
  public enum Value {
    /// The first is being made.
    case first(First.Value)
    /// The first is made, the second perhaps begun.
    case second(First.Value, Second.Value?)
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the one that is made tells.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
}

/// A finger that moves.
public struct DragGesture: Gesture, Sendable {
  /// Where the finger is; lengths are points.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize
    /// How far it has come.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// Where it would come to rest: a quarter of a second further.
    public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
    /// How far it would come.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A touch, and where.
public struct SpatialTapGesture: Gesture, Sendable {
  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    /// Points from the top left corner.
    public var location: CGPoint
  }
  /// Makes a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The factor; 1 when they have not moved.
    public var magnification: CGFloat
    /// How fast it grows, a second.
    public var velocity: CGFloat
    /// Where it began, in parts of the view's size.
    public var startAnchor: UnitPoint
  }
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, by SwiftUI's older name.
public struct MagnificationGesture: Gesture, Sendable {
  /// The factor; 1 when they have not moved.
  public typealias Value = CGFloat
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The angle; 0 when they have not moved.
    public var rotation: Angle
    /// How fast it grows, a second.
    public var velocity: Angle
    /// Where it began, in parts of the view's size.
    public var startAnchor: UnitPoint
  }
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, by SwiftUI's older name.
public struct RotationGesture: Gesture, Sendable {
  /// The angle; 0 when they have not moved.
  public typealias Value = Angle
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that a gesture changes while it is made; in a picture none is.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value that it begins with.
  public let wrappedValue: Value
  /// Makes a state.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a state.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touch.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
