// SPDX-License-Identifier: MIT

extension View {
  /// Replaces what the view is called by a text, if enabled.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { accessibleIf(isEnabled) { $0.accessibilityLabel(label) } }
  /// Replaces what the view is called by a text that is looked up, if enabled.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityLabel(key) }
  }
  /// Replaces what the view is called, if enabled.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityLabel(label) }
  }
  /// Keeps the view from being read, if enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityHidden(hidden) }
  }
  /// Gives other names that the view may be called by.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { LocalizedStringKey(String($0)) })
  }
  /// Not called in a picture.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Not called in a picture.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  /// Nothing is shown larger.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Nothing is shown larger.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Nothing is spoken to a picture.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Colours are drawn as they are.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  @ViewBuilder
  private func accessibleIf<Changed: View>(_ isEnabled: Bool, _ change: (Self) -> Changed) -> some View {
    if isEnabled { change(self) } else { self }
  }
}
