// SPDX-License-Identifier: MIT

/// What a view is to people who cannot see it, where a condition holds.
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

  @ViewBuilder
  private func accessibleIf<Changed: View>(_ isEnabled: Bool, _ change: (Self) -> Changed) -> some View {
    if isEnabled { change(self) } else { self }
  }
}
