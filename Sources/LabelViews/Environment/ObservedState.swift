// SPDX-License-Identifier: MIT

// The protocol and the wrapper of observable objects are those of Combine, which SwiftUI exports as well.
@_exported public import protocol LabelCombine.ObservableObject
@_exported public import class LabelCombine.ObservableObjectPublisher
@_exported public import struct LabelCombine.Published

/// A property wrapper for an observable object that the view does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
  /// The object that the property holds.
  public var wrappedValue: ObjectType
  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: _ObjectBindings<ObjectType> { _ObjectBindings(object: wrappedValue) }
  /// Creates a property that holds an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

/// A property wrapper for an observable object that the view owns. It is created when the view first uses it, and stored for the view's
/// position in one image, as `@State` is.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty, StateProperty {
  private let factory: Factory

  /// Creates the object. It is a class, so that copies of a view share its identity.
  private final class Factory {
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  /// Stores the object of a view's position.
  private final class Holder {
    let object: ObjectType
    init(_ object: ObjectType) { self.object = object }
  }

  /// Creates a property that creates its object on first use.
  ///
  /// - Parameter make: Creates the object.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { factory = Factory(make) }
  /// The object. Outside rendering, each access creates a new one.
  public var wrappedValue: ObjectType { (ViewScope.current.states?.cell(of: factory) as? Holder)?.object ?? factory.make() }
  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: _ObjectBindings<ObjectType> { _ObjectBindings(object: wrappedValue) }

  var origin: AnyObject { factory }

  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject {
    identity.storedObject(for: owner, index) { Holder(factory.make()) }
  }
}

/// A property wrapper for an object of the Observation framework that gives bindings to its properties.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The object that the wrapper holds.
  public var wrappedValue: Object
  /// The wrapper itself, whose members are bindings: `$model.name`.
  public var projectedValue: Bindable<Object> { self }
  /// Creates a wrapper of an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates a wrapper of an object.
  ///
  /// - Parameter object: The object.
  public init(_ object: Object) { wrappedValue = object }
  /// Returns a binding to a property of the object.
  ///
  /// - Parameter keyPath: The property of the object.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    _ObjectBindings(object: wrappedValue)[dynamicMember: keyPath]
  }
}

/// A wrapper whose members are bindings to an object's properties.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  /// Returns a binding to a property of the object.
  ///
  /// - Parameter keyPath: The property of the object.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A property wrapper that tells which view has the keyboard focus. No view has it in a rendered image.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Creates a state that tells whether one view is focused; always false.
  public init() where Value == Bool { value = false }
  /// Creates a state that tells which view is focused; always nil.
  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }
  /// False or nil, as no view is focused; setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A constant binding to the value, for `focused`.
  public var projectedValue: LabelViews.Binding<Value> { .constant(value) }
}

/// A property wrapper for a value in an app's user defaults. Here it has the initial value in each image and changes as `@State` does; no
/// store is read or written.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a property with its initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name of the stored value; not used.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
  /// The value; setting it works as for `@State`.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// A binding to the value, as for `@State`.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
