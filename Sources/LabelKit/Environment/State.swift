// SPDX-License-Identifier: MIT

/// A value that a view, a style or a modifier owns.
///
///     @State private var iconWidth: CGFloat?
///
/// A picture begins with the initial value. What `onAppear`, `onChange`, `onPreferenceChange` and `onGeometryChange` set it to is kept by
/// the view's position, and the picture is evaluated again until nothing is set any more: the picture shows the last value. Each picture
/// begins anew, and other pictures of the same view, drawn at the same time, have values of their own.
///
/// Off Apple's platforms nothing else changes it: nobody taps, and no task or dispatch queue is waited for.
@propertyWrapper
public struct State<Value>: DynamicProperty, StateProperty {
  private let initial: Initial

  /// The value to begin with. An object, so that copies of a view can be known as such.
  private final class Initial {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Starts with a value.
  public init(wrappedValue: Value) { initial = Initial(wrappedValue) }
  /// Starts with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; the initial one where no picture is being drawn, and setting has no effect there.
  public var wrappedValue: Value {
    get { cell?.value ?? initial.value }
    nonmutating set { cell?.value = newValue }
  }

  /// A binding to the value; to the initial one, which stays, where no picture is being drawn.
  public var projectedValue: Binding<Value> { cell.map(Binding.init) ?? .constant(initial.value) }

  private var cell: StateCell<Value>? { ViewScope.current.states?.cell(of: initial) as? StateCell<Value> }

  var origin: AnyObject { initial }

  func cell(at identity: ViewIdentity, for owner: Any.Type, _ index: Int, in session: UpdateSession) -> AnyObject {
    identity.kept(for: owner, index) { StateCell(initial.value, in: session) }
  }
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

  /// Reads and writes through functions. States that they name are those of the view whose body makes the binding.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    let scope = ViewScope.current
    self.get = { ViewScope.evaluating(in: scope, get) }
    self.set = { value in ViewScope.evaluating(in: scope) { set(value) } }
  }

  init(_ cell: StateCell<Value>) {
    get = { cell.value }
    set = { cell.value = $0 }
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
