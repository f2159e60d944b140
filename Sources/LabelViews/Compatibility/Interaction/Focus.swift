// SPDX-License-Identifier: MIT

internal import Foundation

/// Focus of the keyboard and of assistive tools. A rendered image has no focus: states keep their initial value, and bindings are not read.
extension View {
  /// Sets whether and for what this view can be focused. It has no effect in a rendered image.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// Turns the system's focus effect off. It has no effect in a rendered image.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Sets which view is focused first. It has no effect in a rendered image.
  public func defaultFocus<V: Hashable>(_ binding: Binding<V>, _ value: V) -> some View { self }
  /// Moves the focus of assistive tools to this view when a binding is true. It has no effect in a rendered image.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  /// Moves the focus of assistive tools to this view when a binding has a value. It has no effect in a rendered image.
  public func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  /// Moves the keyboard's focus to this view when a binding is true. It has no effect in a rendered image.
  public func focused(_ condition: Binding<Bool>) -> some View { self }
  /// Moves the keyboard's focus to this view when a binding has a value. It has no effect in a rendered image.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }
  /// Sets whether this view can be focused. It has no effect in a rendered image.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Keeps the focus of a television within this view. It has no effect in a rendered image.
  public func focusSection() -> some View { self }
}

/// What a focused view is used for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view acts when it is activated, as a button does.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view receives input while it is focused, as a text field does.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that are usual on the platform; both here.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A property wrapper for the focus of assistive tools such as VoiceOver. Nothing is focused in a rendered image.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Creates a state that tells whether one view is focused; always false.
  public init() where Value == Bool { value = false }
  /// Creates a state that tells which view is focused; always nil.
  public init<Wrapped: Hashable>() where Value == Wrapped? { value = nil }
  /// False or nil, as nothing is focused; setting it has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  /// A constant binding to the value, for `accessibilityFocused`.
  public var projectedValue: LabelViews.Binding<Value> { .constant(value) }
}
