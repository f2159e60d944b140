// SPDX-License-Identifier: MIT

/// An object whose changes views follow. A picture shows what its own actions, such as `onAppear`, left in the object, and follows nothing
/// after; the protocol is there so that ported files compile, off Combine's platforms.
public protocol ObservableObject: AnyObject {}

/// A property of an observed object. Nobody is told when it changes.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value
  /// Starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that somebody else owns.
@propertyWrapper
public struct ObservedObject<Object: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
  /// Holds an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

/// An object that a view owns, made when the view is first asked for it. As `@State`, a picture keeps it by the view's position.
@propertyWrapper
public struct StateObject<Object: AnyObject>: DynamicProperty, StateProperty {
  private let maker: Maker

  /// Makes the object. An object itself, so that copies of a view can be known as such.
  private final class Maker {
    let make: () -> Object
    init(_ make: @escaping () -> Object) { self.make = make }
  }

  /// The object at a position.
  private final class Holder {
    let object: Object
    init(_ object: Object) { self.object = object }
  }

  /// Makes the object.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) { maker = Maker(make) }
  /// The object; one that nobody else has where no picture is being drawn.
  public var wrappedValue: Object { (ViewScope.current.states?.cell(of: maker) as? Holder)?.object ?? maker.make() }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  var origin: AnyObject { maker }

  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject {
    identity.kept(for: owner, index) { Holder(maker.make()) }
  }
}

/// An object of Observation's, whose properties can be bound.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object
  /// The wrapper, which gives bindings.
  public var projectedValue: Bindable<Object> { self }
  /// Holds an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Holds an object.
  public init(_ object: Object) { wrappedValue = object }
  /// A binding to a property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    ObjectBindings(object: wrappedValue)[dynamicMember: keyPath]
  }
}

/// Bindings to an object's properties, by their names.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// Which view has the keyboard; none in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Starts with no view.
  public init() where Value == Bool { value = false }
  /// Starts with no view.
  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }
  /// No view; setting has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A binding to no view.
  public var projectedValue: LabelKit.Binding<Value> { .constant(value) }
}

/// A value that outlives the app. A picture begins with the given one and reads no settings; it is changed as a `@State`, for the picture
/// alone.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Starts with a value; the key is not looked up.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
