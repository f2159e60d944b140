// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// A view with a callback that is called once the view's position in the layout is known. For a group, it is called for each member.
struct ObservedView<Content: View>: GroupView {
  /// A function that gets the preferences of a view, which it can change, and the view's position.
  typealias Callback = (inout PreferenceValues, Placement) -> Void

  let content: Content
  /// The name in dumps.
  let name: String
  /// Creates the callback of a member from the member's identity.
  let makeCallback: (ViewIdentity, UpdateSession) -> Callback

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: observed($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { observed(context.lower(content), in: context) }

  private func observed(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    guard node != .empty else { return .empty }
    context.session.setNeedsLayout()
    return .modified(node, .observed(PlacementObserver(name, makeCallback(context.identity.next(Self.self), context.session))))
  }
}

extension View {
  /// Changes the preferences of the view once its position is known.
  func transformingPreferences(_ name: String, _ transform: @escaping ObservedView<Self>.Callback) -> ObservedView<Self> {
    ObservedView(content: self, name: name) { _, _ in transform }
  }

  /// Schedules an action when a value of the laid-out view differs from that of the last evaluation.
  ///
  /// - Parameters:
  ///   - name: The name in dumps.
  ///   - value: Reads the value.
  ///   - action: Returns the action for the old value, which is nil the first time, and the new value; nil for no action.
  func observing<Value: Equatable>(
    _ name: String, _ value: @escaping (PreferenceValues, Placement) -> Value,
    _ action: @escaping (_ old: Value?, _ new: Value) -> (() -> Void)?
  ) -> ObservedView<Self> {
    let scope = ViewScope.current
    return ObservedView(content: self, name: name) { identity, session in
      let last = identity.storedObject(for: Value.self, 0) { LastValue<Value>() }
      return { [weak session] values, placement in
        let new = ViewScope.evaluating(in: scope) { value(values, placement) }
        guard let session, last.value != new else { return }
        let old = last.value
        last.value = new
        if let action = action(old, new) { session.schedule { ViewScope.evaluating(in: scope, action) } }
      }
    }
  }
}

/// The value of the last evaluation.
private final class LastValue<Value> {
  var value: Value?
}
