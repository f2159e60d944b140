// SPDX-License-Identifier: MIT

public import LabelCombine

/// A property wrapper that reads an observable object which an ancestor view sets with `environmentObject(_:)`.
///
///     struct Row: View {
///       @EnvironmentObject private var model: Model
///       var body: some View { Text(model.name) }
///     }
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates a property that reads the object of the property's type.
  public init() {}

  /// The object. As in SwiftUI, reading it is a programmer error where no ancestor view sets one.
  public var wrappedValue: ObjectType {
    guard let object = ViewScope.environment[object: ObjectType.self] else {
      preconditionFailure("no ancestor view sets an object of type \(ObjectType.self)")
    }
    return object
  }

  /// A wrapper whose members are bindings to the object's properties.
  public var projectedValue: _ObjectBindings<ObjectType> { _ObjectBindings(object: wrappedValue) }
}

extension View {
  /// Puts an observable object into the environment of this view, which reads it by its type.
  ///
  /// - Parameter object: The object.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environmentValues { $0[object: Object.self] = object }
  }
}
