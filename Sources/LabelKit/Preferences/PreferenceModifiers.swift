// SPDX-License-Identifier: MIT

internal import LabelLayout

/// Values that views hand outwards, as in SwiftUI.
extension View {
  /// Hands a value outwards, in place of what the views inside hand out for the key.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    writing("preference \(K.self)") { values, _ in values[key] = value }
  }

  /// Changes what the views inside hand outwards for a key, or its default.
  public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    let scope = ViewScope.current
    return writing("transformPreference \(K.self)") { values, _ in
      ViewScope.evaluating(in: scope) { values.change(key, callback) }
    }
  }

  /// Hands a value outwards that is made from an anchor of this view, in place of what the views inside hand out for the key.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let scope = ViewScope.current
    return writing("anchorPreference \(K.self)") { values, placement in
      values[key] = ViewScope.evaluating(in: scope) { transform(value.anchor(at: placement)) }
    }
  }

  /// Changes what the views inside hand outwards for a key, or its default, with an anchor of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let scope = ViewScope.current
    return writing("transformAnchorPreference \(K.self)") { values, placement in
      ViewScope.evaluating(in: scope) { values.change(key) { transform(&$0, value.anchor(at: placement)) } }
    }
  }

  /// Calls an action with what the views inside hand outwards for a key: before the picture is made, and again whenever that is another
  /// value because of what an action changed. The picture shows what the last one leaves.
  public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K.Value: Equatable {
    following("onPreferenceChange \(K.self)", { values, _ in values[key] }) { _, new in { action(new) } }
  }
}

/// Views that are made from what another hands outwards. They are offered its size and do not change it.
extension View {
  /// Puts a view over this one, made from what this one hands outwards for a key.
  public func overlayPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    PreferenceLayerView(content: self, key: key, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Puts a view behind this one, made from what this one hands outwards for a key.
  public func backgroundPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    PreferenceLayerView(content: self, key: key, alignment: alignment, isBehind: true, layer: transform)
  }
}

/// A view with another in its place that is made from what it hands outwards. Done to a group, it is done to each member.
private struct PreferenceLayerView<Content: View, K: PreferenceKey, Layer: View>: GroupView {
  let content: Content
  let key: K.Type
  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer
  let scope = ViewScope.current

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: layered($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { layered(context.lower(content), in: context) }

  private func layered(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    guard node != .empty else { return .empty }
    context.session.recordAction()
    var inner = context
    inner.identity = context.identity.next(Layer.self)
    let late = inner
    return .modified(
      node,
      .preferenceLayer(
        PreferenceLayer(alignment.frameAlignment, isBehind: isBehind) { placed in
          late.identity.restart()
          return late.layers(of: ViewScope.evaluating(in: scope) { layer(placed.values[key]) })
        }))
  }
}
