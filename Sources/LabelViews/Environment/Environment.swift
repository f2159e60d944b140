// SPDX-License-Identifier: MIT

/// A property wrapper that reads a value from a view's or a style's environment.
///
///     @Environment(\.dynamicTypeSize) private var size
///
/// It is the environment of the view, or of the label that a style draws. Outside `body` and `makeBody` the value is the default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Creates a property that reads an environment value.
  ///
  /// - Parameter keyPath: The environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Creates a property that reads an observable object, or nil where no ancestor view sets one.
  ///
  /// - Parameter type: The type of the object.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0[object: type] } }

  /// Creates a property that reads an observable object. As in SwiftUI, reading it is a programmer error where no ancestor view sets one.
  ///
  /// - Parameter type: The type of the object.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else { preconditionFailure("no ancestor view sets an object of type \(type)") }
      return object
    }
  }

  /// The current value of the environment property.
  public var wrappedValue: Value { read(ViewScope.environment) }
}

/// A stored property of a view that is updated before the view's body is evaluated. LabelKit's own property wrappers need no update.
public protocol DynamicProperty {
  /// Updates the property before the body is evaluated. LabelKit never calls it.
  mutating func update()
}

extension DynamicProperty {
  /// The default implementation, which does nothing.
  public mutating func update() {}
}
