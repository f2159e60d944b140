// SPDX-License-Identifier: MIT

/// Actions of views before they are visible. As SwiftUI does before its first frame, LabelKit lays out the views, calls their actions, those
/// of inner views first, and evaluates the views again until no action is left.
///
/// An action may change a `@State`, a binding to one, or an object that views read. Actions of views that a `ViewThatFits` rejects are
/// not called. If actions still change the image after eight updates, that is the error `LK0307`; SwiftUI draws one of the states and
/// warns.
extension View {
  /// Adds an action that is called once before the image is drawn. The image shows what the action sets.
  ///
  /// - Parameter action: The action; `nil` for none.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    observing("onAppear", { _, _ in true }) { _, _ in action }
  }

  /// Adds an action for the removal of this view. It is never called, since views do not leave an image.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds an asynchronous task for the appearance of this view. It never runs, since an image waits for nothing.
  public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void)
    -> some View
  { self }

  /// Adds an asynchronous task that is restarted for each new value. It never runs, since an image waits for nothing.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  )
    -> some View
  { self }

  /// Adds an action that is called when another action has changed a value.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action is also called before the first drawing, with the first value as both arguments.
  ///   - action: The action, with the old and the new value.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void) -> some View {
    observing("onChange", { _, _ in value }) { old, new in
      if let old { return { action(old, new) } }
      return initial ? { action(new, new) } : nil
    }
  }

  /// Adds an action that is called when another action has changed a value.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether the action is also called before the first drawing.
  ///   - action: The action to call.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action that is called when another action has changed a value.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - action: The action, with the new value.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Adds an action that is called with a value of the view's geometry: before the image is drawn, and again when another action has
  /// changed it.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Reads the value from the view's size and position.
  ///   - action: The action, with the value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    observing("onGeometryChange", { _, placement in transform(GeometryProxy(placement)) }) { _, new in { action(new) } }
  }

  /// Adds an action that is called with the old and the new value of the view's geometry, which are the same for the first call.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Reads the value from the view's size and position.
  ///   - action: The action, with the old and the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> some View {
    observing("onGeometryChange", { _, placement in transform(GeometryProxy(placement)) }) { old, new in { action(old ?? new, new) } }
  }
}
