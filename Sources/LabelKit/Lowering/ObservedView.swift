// SPDX-License-Identifier: MIT

internal import LabelLayout

/// A view that is told its position in the layout. For a group, each member is told its own.
struct ObservedView<Content: View>: GroupView {
  /// A function that receives the values that the members inside pass outwards, and their position.
  typealias Notice = (inout PreferenceValues, Placement) -> Void

  let content: Content
  /// For dumps.
  let name: String
  /// Creates the function that a member calls, for the member's identity in the tree.
  let notice: (ViewIdentity, UpdateSession) -> Notice

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: observed($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { observed(context.lower(content), in: context) }

  private func observed(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    guard node != .empty else { return .empty }
    context.session.recordAction()
    return .modified(node, .observed(PlacementObserver(name, notice(context.identity.next(Self.self), context.session))))
  }
}

extension View {
  /// Changes what the view passes outwards, once its position is known.
  func writing(_ name: String, _ write: @escaping ObservedView<Self>.Notice) -> ObservedView<Self> {
    ObservedView(content: self, name: name) { _, _ in write }
  }

  /// Plans an action if a value of the positioned view differs from the last time.
  ///
  /// - Parameters:
  ///   - value: reads the value.
  ///   - action: returns the action for the last value, nil the first time, and the new one; nil for none.
  func following<Value: Equatable>(
    _ name: String, _ value: @escaping (PreferenceValues, Placement) -> Value,
    _ action: @escaping (_ old: Value?, _ new: Value) -> (() -> Void)?
  ) -> ObservedView<Self> {
    let scope = ViewScope.current
    return ObservedView(content: self, name: name) { identity, session in
      let memory = identity.kept(for: Value.self, 0) { LastValue<Value>() }
      return { [weak session] values, placement in
        let new = ViewScope.evaluating(in: scope) { value(values, placement) }
        guard let session, memory.value != new else { return }
        let old = memory.value
        memory.value = new
        if let planned = action(old, new) { session.plan { ViewScope.evaluating(in: scope, planned) } }
      }
    }
  }
}

/// The value that an action was called with last.
private final class LastValue<Value> {
  var value: Value?
}
