// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelSettings
internal import LabelViewNode

/// The values that views pass to the views that contain them, as in SwiftUI.
extension View {
  /// Sets the value of a preference key for the views that contain this one. It replaces the values of the views inside.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to pass outwards.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    transformingPreferences("preference \(K.self)") { values, _ in values[key] = value }
  }

  /// Changes the value that the views inside pass outwards for a preference key, or its default.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - callback: Changes the value.
  public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View {
    let scope = ViewScope.current
    return transformingPreferences("transformPreference \(K.self)") { values, _ in
      ViewScope.evaluating(in: scope) { values.change(key, callback) }
    }
  }

  /// Sets the value of a preference key from an anchor of this view. It replaces the values of the views inside.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The point or the rectangle of this view to pass outwards.
  ///   - transform: Creates the value of the key from the anchor.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let scope = ViewScope.current
    return transformingPreferences("anchorPreference \(K.self)") { values, placement in
      values[key] = ViewScope.evaluating(in: scope) { transform(value.anchor(at: placement)) }
    }
  }

  /// Changes the value that the views inside pass outwards for a preference key, with an anchor of this view.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The point or the rectangle of this view.
  ///   - transform: Changes the value, or the key's default, with the anchor.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    let scope = ViewScope.current
    return transformingPreferences("transformAnchorPreference \(K.self)") { values, placement in
      ViewScope.evaluating(in: scope) { values.change(key) { transform(&$0, value.anchor(at: placement)) } }
    }
  }

  /// Adds an action that is called with the value of a preference key: before the image is drawn, and again when another action has
  /// changed it.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - action: The action, with the combined value of the views inside.
  public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K.Value: Equatable {
    observing("onPreferenceChange \(K.self)", { values, _ in values[key] }) { _, new in { action(new) } }
  }
}

/// Views that are created from the preferences of another one. They are offered its size and do not change it.
extension View {
  /// Places a view in front of this one that depends on the value of a preference key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the overlay in this view's frame; centred by default.
  ///   - transform: Creates the overlay from the combined value of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    PreferenceLayerView(content: self, key: key, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Places a view behind this one that depends on the value of a preference key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the background in this view's frame; centred by default.
  ///   - transform: Creates the background from the combined value of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, Content: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> Content
  ) -> some View {
    PreferenceLayerView(content: self, key: key, alignment: alignment, isBehind: true, layer: transform)
  }
}

/// A view with another one in front of it or behind it that depends on its preferences. For a group, it applies to each member.
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
    context.session.setNeedsLayout()
    var inner = context
    inner.identity = context.identity.next(Layer.self)
    let layerContext = inner
    return .modified(
      node,
      .preferenceLayer(
        PreferenceLayer(alignment.frameAlignment, isBehind: isBehind) { placed in
          layerContext.identity.restart()
          return layerContext.layers(of: ViewScope.evaluating(in: scope) { layer(placed.values[key]) })
        }))
  }
}
