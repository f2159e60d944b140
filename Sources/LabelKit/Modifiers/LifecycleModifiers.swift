// SPDX-License-Identifier: MIT

internal import LabelLayout

/// What views do before they are seen. As SwiftUI does before the first frame, a picture is laid out, the actions of all views in it are
/// called, those of views inside before those round them, and it is evaluated again until no action is left to call.
///
/// An action may change a `@State`, a binding to one, or an object that views read; views that a `ViewThatFits` rejects call none. A
/// picture that actions go on changing after eight times is an error, `LK0307`; SwiftUI draws some of it and warns.
extension View {
  /// Called once, before the picture is made: it shows what the action sets.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    following("onAppear", { _, _ in true }) { _, _ in action }
  }

  /// Not called: a picture's views never leave it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Not called: a picture waits for nothing.
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Not called: a picture waits for nothing.
  public func task<ID: Equatable>(id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void)
    -> some View
  { self }

  /// Calls an action with the old and the new value when another action has changed the value, and with the first value as both before the
  /// picture is made if `initial` says so.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> some View {
    following("onChange", { _, _ in value }) { old, new in
      if let old { return { action(old, new) } }
      return initial ? { action(new, new) } : nil
    }
  }

  /// Calls an action when another action has changed a value, and before the picture is made if `initial` says so.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls an action with the new value when another action has changed the value.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Calls an action with something that is read from the view's size and position: before the picture is made, and again whenever that is
  /// another value because of what an action changed.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    following("onGeometryChange", { _, placement in transform(GeometryProxy(placement)) }) { _, new in { action(new) } }
  }

  /// Calls an action with the old and the new value of something that is read from the view's size and position; the first time both are the
  /// same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> some View {
    following("onGeometryChange", { _, placement in transform(GeometryProxy(placement)) }) { old, new in { action(old ?? new, new) } }
  }
}
