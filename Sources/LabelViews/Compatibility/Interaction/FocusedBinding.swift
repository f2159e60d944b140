// SPDX-License-Identifier: MIT

/// A property wrapper that reads and writes a value to which the focused view sets a binding; always nil in a rendered image.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a property for the value of a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value, which is nil. Setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// A binding to the value, which is nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// A property wrapper that reads an observable object which the focused view sets; always nil in a rendered image.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property for an object.
  public init() {}
  /// The object, which is nil.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Sets an object for other views while this view has the focus, which it never has in a rendered image.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Sets an object for other views while the scene has the focus, which it never has in a rendered image.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
