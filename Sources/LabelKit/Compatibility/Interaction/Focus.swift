// SPDX-License-Identifier: MIT

internal import Foundation

/// What keys and tools point at. A picture has no focus: states hold the value that they begin with, and nothing reads what is offered.
extension View {
  /// A picture has no focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// A picture has no focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// A picture has no focus.
  public func defaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V) -> some View { self }
  /// A picture has no focus.
  public func focusSection() -> some View { self }
  /// A picture has no focus.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  /// A picture has no focus.
  public func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  /// A picture has no focus.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  /// A picture has no focus.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
  /// A picture has no focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// What focus is for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Doing something.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Changing something.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system wants it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// What a tool that reads a view points at; in a picture nothing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Makes a state that nothing has.
  public init() where Value == Bool { value = false }
  /// Makes a state that nothing has.
  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }
  /// False or nil; setting it does nothing.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A binding to it.
  public var projectedValue: LabelKit.Binding<Value> { .constant(value) }
}
