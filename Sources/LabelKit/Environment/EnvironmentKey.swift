// SPDX-License-Identifier: MIT

/// A value of one's own that views inherit.
///
///     struct BadgeKey: EnvironmentKey { static let defaultValue = 0 }
///     extension EnvironmentValues {
///       var badge: Int { get { self[BadgeKey.self] } set { self[BadgeKey.self] = newValue } }
///     }
///     Label("Inbox", systemImage: "tray").environment(\.badge, 3)
///
/// The `@Entry` macro writes these lines.
public protocol EnvironmentKey {
  /// What the key stands for.
  associatedtype Value
  /// What views see where nobody has set the value.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The value of a key: the one set closest outside the view, or its default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = custom[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// An object that a view outside gave by its type; nil where none did.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { custom[ObjectIdentifier(type)] as? Object }
    set { custom[ObjectIdentifier(type)] = newValue }
  }
}

extension View {
  /// Sets a value that views inside inherit.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    environmentValues { $0[keyPath: keyPath] = value }
  }

  /// Gives views inside an object that they find by its type: `@Environment(Model.self)`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environmentValues { $0[object: Object.self] = object }
  }

  /// Changes a value that views inside inherit, starting from what they would inherit without this.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    let scope = ViewScope.current
    return environmentValues { values in ViewScope.evaluating(in: scope) { transform(&values[keyPath: keyPath]) } }
  }
}
