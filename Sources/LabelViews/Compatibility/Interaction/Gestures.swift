// SPDX-License-Identifier: MIT

public import Foundation

/// Gestures. Nothing touches a rendered image, so none of the closures is ever called.
extension View {
  /// Adds an action for taps, with the position of the tap. It has no effect in a rendered image.
  public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void)
    -> some View
  { self }
  /// Adds an action for long presses. It has no effect in a rendered image.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  /// Adds an action for long presses, with SwiftUI's older order of parameters. It has no effect in a rendered image.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { self }
  /// Attaches a gesture to this view, with a mask. It has no effect in a rendered image.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }
  /// Attaches a gesture to this view, which can be turned off. It has no effect in a rendered image.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Attaches a gesture that comes before those of this view. It has no effect in a rendered image.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Attaches a gesture that is recognised together with those of this view, with a mask. It has no effect in a rendered image.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View { self }
  /// Adds an action for the pointer's position over this view. It has no effect in a rendered image.
  public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
    self
  }
  /// Adds an action for taps on this view. It has no effect in a rendered image.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Adds an action for long presses on this view. It has no effect in a rendered image.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { self }
  /// Adds an action for the pointer entering or leaving this view. It has no effect in a rendered image.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Sets whether touches reach this view. It has no effect in a rendered image.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { self }
  /// Sets the area of this view that can be touched. It has no effect in a rendered image.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Sets the area of this view that counts for some interactions. It has no effect in a rendered image.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Attaches a gesture to this view. It has no effect in a rendered image.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Attaches a gesture that is recognised together with those of this view. It has no effect in a rendered image.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
}

/// Where the pointer is while it is over a view. A rendered image has no pointer.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a position in points from the view's top left corner.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// Which gestures of a view and of the views inside it take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gesture takes part.
  public static let none: GestureMask = []
  /// The added gesture takes part.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside take part.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the views inside take part.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of fingers or of a pointer, such as a tap. Nothing touches a rendered image, so no gesture is ever recognised.
public protocol Gesture {
  /// The type of what the gesture reports while it is made.
  associatedtype Value
}

/// A gesture of one or more taps.
public struct TapGesture: Gesture, Sendable {
  /// Taps report nothing but that they happened.
  public typealias Value = Void
  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {}
}

/// A long press: a touch of a minimum duration.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the touch has lasted long enough.
  public typealias Value = Bool
  /// Creates a long press gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension Gesture {
  /// Adds an action for changes of the gesture's value. The closure is never called, as nothing touches a rendered image.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> { _ObservedGesture() }
  /// Adds an action for the end of the gesture. The closure is never called, as nothing touches a rendered image.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> { _ObservedGesture() }
  /// Updates a gesture state while the gesture is made. The closure is never called, as nothing touches a rendered image.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void)
    -> _ObservedGesture<Self>
  { _ObservedGesture() }
  /// Returns a gesture that consists of this one and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture() }
  /// Returns a gesture that is made together with another.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture() }
  /// Returns a gesture that is this one or, where that fails, another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture() }
}

/// A gesture with actions attached. The actions are never called for a rendered image.
public struct _ObservedGesture<Base: Gesture>: Gesture {
  /// The type of what the gesture underneath reports.
  public typealias Value = Base.Value
}

/// A gesture that consists of two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far a sequence of two gestures has come.
  public enum Value {
    /// The first gesture is under way, with its value.
    case first(First.Value)
    /// The first gesture has ended, with its value and the second gesture's if that has begun.
    case second(First.Value, Second.Value?)
  }
}

/// A gesture that consists of two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of two gestures that are made at the same time.
  public struct Value {
    /// The value of the first gesture, or nil while there is none.
    public var first: First.Value?
    /// The value of the second gesture, or nil while there is none.
    public var second: Second.Value?
  }
}

/// A gesture that is one of two gestures, where the first takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of whichever of two gestures is recognised.
  public enum Value {
    /// The first gesture is recognised, with its value.
    case first(First.Value)
    /// The second gesture is recognised, with its value.
    case second(Second.Value)
  }
}

/// A gesture of a finger or pointer that moves.
public struct DragGesture: Gesture, Sendable {
  /// The attributes of a drag. Positions and distances are in points.
  public struct Value: Equatable, Sendable {
    /// The time of the last movement.
    public var time: Date
    /// The current position of the drag, in points.
    public var location: CGPoint
    /// The position where the drag began, in points.
    public var startLocation: CGPoint
    /// The current velocity, in points per second.
    public var velocity: CGSize
    /// The distance from the start to the current position, in points.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// The position where the drag would come to rest, in points: a quarter of a second further at the current velocity.
    public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
    /// The distance from the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// Creates a drag gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture of one or more taps that reports their position.
public struct SpatialTapGesture: Gesture, Sendable {
  /// The attributes of a tap with a position.
  public struct Value: Equatable, Sendable {
    /// The position of the tap, in points from the top left corner.
    public var location: CGPoint
  }
  /// Creates a gesture of a number of taps with a position.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture of two fingers that move apart or together.
public struct MagnifyGesture: Gesture, Sendable {
  /// The attributes of a magnification.
  public struct Value: Equatable, Sendable {
    /// The factor of the size; 1 when the fingers have not moved.
    public var magnification: CGFloat
    /// The change of the factor per second.
    public var velocity: CGFloat
    /// The point between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
  }
  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers that move apart or together, by SwiftUI's older name for `MagnifyGesture`.
public struct MagnificationGesture: Gesture, Sendable {
  /// The factor of the size; 1 when the fingers have not moved.
  public typealias Value = CGFloat
  /// Creates a magnification gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// The attributes of a rotation.
  public struct Value: Equatable, Sendable {
    /// The angle of the rotation; 0 when the fingers have not turned.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The point between the fingers at the start, in parts of the view's size.
    public var startAnchor: UnitPoint
  }
  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture of two fingers that turn, by SwiftUI's older name for `RotateGesture`.
public struct RotationGesture: Gesture, Sendable {
  /// The angle of the rotation; 0 when the fingers have not turned.
  public typealias Value = Angle
  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A property wrapper for a value that a gesture updates while it is made. It keeps its initial value in a rendered image.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The initial value, which no gesture changes here.
  public let wrappedValue: Value
  /// Creates a gesture state with its initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a gesture state with its initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The state itself, to be passed to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

/// The interactions that the content shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that can be touched or clicked.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The outline of the preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The outline of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive tools such as VoiceOver show.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
