// SPDX-License-Identifier: MIT

/// Values that the focused view sets for other views. No view has the focus in a rendered image, so that all of them are nil.
public struct FocusedValues {
  /// The value of a key; always nil.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }

  /// The value of a key that `@Entry` declares, which is its default.
  @_disfavoredOverload
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A key of a value that the focused view sets.
public protocol FocusedValueKey {
  /// The type of the key's value.
  associatedtype Value
}

/// A property wrapper that reads a value which the focused view sets; always nil in a rendered image.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a property that reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a property that reads an observable object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value, which is nil.
  public var wrappedValue: Value? { nil }
}

extension View {
  /// Sets a value for other views while this view has the focus, which it never has in a rendered image.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  /// Sets a value for other views while the scene has the focus, which it never has in a rendered image.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
}
