// SPDX-License-Identifier: MIT

/// A property wrapper for a value that a view, a style or a modifier owns.
///
///     @State private var iconWidth: CGFloat?
///
/// An image starts with the initial value. Values that `onAppear`, `onChange`, `onPreferenceChange` and `onGeometryChange` set are stored
/// for the view's position, and the views are evaluated again until nothing changes any more; the image shows the last value. Each image
/// starts with the initial value again: images of the same view that are rendered at the same time have values of their own.
///
/// Nothing else changes the value: a rendered image gets no taps, and no task or dispatch queue is waited for.
@propertyWrapper
public struct State<Value>: DynamicProperty, StateProperty {
  private let initial: Initial

  /// The initial value. It is a class, so that copies of a view share its identity.
  private final class Initial {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Creates a state with its initial value.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { initial = Initial(wrappedValue) }
  /// Creates a state with its initial value.
  ///
  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value. Outside rendering it is the initial one, and setting it has no effect.
  public var wrappedValue: Value {
    get { cell?.value ?? initial.value }
    nonmutating set { cell?.value = newValue }
  }

  /// A binding to the value. Outside rendering it is constant, with the initial value.
  public var projectedValue: Binding<Value> { cell.map(Binding.init) ?? .constant(initial.value) }

  private var cell: StateCell<Value>? { ViewScope.current.states?.cell(of: initial) as? StateCell<Value> }

  var origin: AnyObject { initial }

  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject {
    identity.storedObject(for: owner, index) { StateCell(initial.value, in: session) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

/// A property wrapper that reads and writes a value which something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures. The closures use the states of the view whose body creates the binding.
  ///
  /// - Parameters:
  ///   - get: Returns the value.
  ///   - set: Changes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    let scope = ViewScope.current
    self.get = { ViewScope.evaluating(in: scope, get) }
    self.set = { value in ViewScope.evaluating(in: scope) { set(value) } }
  }

  init(_ cell: StateCell<Value>) {
    get = { cell.value }
    set = { cell.value = $0 }
  }

  /// Creates a binding from another of the same type.
  ///
  /// - Parameter projectedValue: The other binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding; setting its value has no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, as `$name` returns it.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a property of the value.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { get()[keyPath: keyPath] }) { part in
      var value = get()
      value[keyPath: keyPath] = part
      set(value)
    }
  }
}

extension Binding {
  /// Creates a binding to an optional from one that is not optional. Setting nil has no effect.
  ///
  /// - Parameter base: The other binding.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }) { if let value = $0 { base.wrappedValue = value } }
  }
}
