// SPDX-License-Identifier: MIT

/// Reads an object that a view outside gave by its type.
///
///     struct Row: View {
///       @EnvironmentObject private var model: Model
///       var body: some View { Text(model.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  /// Reads the object of the property's type.
  public init() {}

  /// The object. As in SwiftUI it is a programmer error to read one that no view outside gave.
  public var wrappedValue: Object {
    guard let object = ViewScope.environment[object: Object.self] else {
      preconditionFailure("no view outside gives an object of type \(Object.self)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension View {
  /// Gives views inside an object that they find by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environmentValues { $0[object: Object.self] = object }
  }
}
