// SPDX-License-Identifier: MIT

/// A key of a custom environment value.
///
///     struct BadgeKey: EnvironmentKey { static let defaultValue = 0 }
///     extension EnvironmentValues {
///       var badge: Int { get { self[BadgeKey.self] } set { self[BadgeKey.self] = newValue } }
///     }
///     Label("Inbox", systemImage: "tray").environment(\.badge, 3)
///
/// The `@Entry` macro writes these lines.
public protocol EnvironmentKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value where no ancestor view sets one.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key: the one that the closest ancestor view sets, or the default.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that the closest ancestor view sets, or nil.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { custom[ObjectIdentifier(type)] as? Object }
    set { custom[ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Sets an environment value for this view and the views inside it.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - value: The new value.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    environmentValues { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view, which reads it by its type: `@Environment(Model.self)`.
  ///
  /// - Parameter object: The object, or nil to remove one that an ancestor view sets.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environmentValues { $0[object: Object.self] = object }
  }

  /// Changes an environment value for this view and the views inside it.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value.
  ///   - transform: Changes the value that the view would inherit otherwise.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    let scope = ViewScope.current
    return environmentValues { values in ViewScope.evaluating(in: scope) { transform(&values[keyPath: keyPath]) } }
  }
}
