// SPDX-License-Identifier: MIT

/// A value that a view owns. A picture shows its initial value: nothing happens in a picture that could change it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let value: Value

  /// Starts with a value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Starts with a value.
  public init(initialValue: Value) { value = initialValue }

  /// The initial value; setting has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the initial value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Reads and writes through functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The same binding again.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { get()[keyPath: keyPath] }) { part in
      var value = get()
      value[keyPath: keyPath] = part
      set(value)
    }
  }
}

extension Binding {
  /// A binding to the value as an optional one.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }) { if let value = $0 { base.wrappedValue = value } }
  }
}
