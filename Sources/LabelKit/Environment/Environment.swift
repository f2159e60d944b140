// SPDX-License-Identifier: MIT

/// Reads a value that a view or a style inherits.
///
///     @Environment(\.dynamicTypeSize) private var size
///
/// The value is that of the environment of the view, or of the label that a style is asked to draw. Outside `body` and `makeBody` it is the
/// default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads the object of a type; nil where no view outside gave one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0[object: type] } }

  /// Reads the object of a type. As in SwiftUI it is a programmer error to read one that no view outside gave.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else { preconditionFailure("no view outside gives an object of type \(type)") }
      return object
    }
  }

  /// The inherited value.
  public var wrappedValue: Value { read(ViewScope.environment) }
}

/// A property that takes part in evaluating a view. SwiftUI's protocol; here its members read what they need by themselves.
public protocol DynamicProperty {
  /// Called before a view's body; LabelKit never needs it.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}
