// SPDX-License-Identifier: MIT

public import Foundation

/// A property wrapper for a value that a scene keeps. In a rendered image it is always the initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  /// Creates a property with its initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name of the stored value; not used.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }
  /// The initial value; setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A constant binding to the value.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property whose initial value is nil.
  ///
  /// - Parameter key: The name of the stored value; not used.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension AppStorage {
  /// Creates a property with its initial value. The store is neither read nor written.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The name of the stored value; not used.
  ///   - store: The user defaults, or nil for the standard ones; not used.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property whose initial value is nil. The store is neither read nor written.
  ///
  /// - Parameters:
  ///   - key: The name of the stored value; not used.
  ///   - store: The user defaults, or nil for the standard ones; not used.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}

extension Binding {
  /// Returns this binding with an animation for its changes. No effect here: a rendered image is still.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns this binding with a transaction for its changes. No effect here: a rendered image is still.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  /// Creates a binding to the value of an optional, or nil where the optional has no value now.
  ///
  /// - Parameter base: The binding to the optional.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension FocusState {
  /// The type of the projected value, `$state`.
  public typealias Binding = LabelViews.Binding<Value>
}

extension AccessibilityFocusState {
  /// The type of the projected value, `$state`.
  public typealias Binding = LabelViews.Binding<Value>
}
