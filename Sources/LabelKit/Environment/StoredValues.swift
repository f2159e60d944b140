// SPDX-License-Identifier: MIT

public import Foundation

/// A value that a window keeps. A picture has none: the value that it begins with.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  /// Makes a value with what it begins with.
  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }
  /// The value; setting it does nothing.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A binding to it.
  public var projectedValue: Binding<Value> { .constant(value) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that begins as nil.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension AppStorage {
  /// Makes a value with what it begins with; nothing is read from a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) { self.init(wrappedValue: wrappedValue, key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Makes a value that begins as nil; nothing is read from a store.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}

extension Binding {
  /// A picture does not move.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// A picture does not move.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  /// A binding to the value of another that may have none; nil where it has none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension FocusState {
  /// What `$state` is.
  public typealias Binding = LabelKit.Binding<Value>
}

extension AccessibilityFocusState {
  /// What `$state` is.
  public typealias Binding = LabelKit.Binding<Value>
}

/// Tells that an object changes, which nobody hears while a picture is drawn.
public final class ObservableObjectPublisher: Sendable {
  /// Makes one.
  public init() {}
  /// Does nothing.
  public func send() {}
}

extension ObservableObject {
  /// Tells that the object changes, which nobody hears while a picture is drawn.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
