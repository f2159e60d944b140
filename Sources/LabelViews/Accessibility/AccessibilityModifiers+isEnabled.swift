// SPDX-License-Identifier: MIT

/// Accessibility modifiers that apply only where a condition holds.
extension View {
  /// Sets the accessibility label of this view to a text where a condition holds.
  ///
  /// - Parameters:
  ///   - label: The new label.
  ///   - isEnabled: Whether the modifier applies; when false the view is unchanged.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { accessibleIf(isEnabled) { $0.accessibilityLabel(label) } }
  /// Sets the accessibility label of this view to a localized string where a condition holds.
  ///
  /// - Parameters:
  ///   - key: The key of the label in the string tables.
  ///   - isEnabled: Whether the modifier applies; when false the view is unchanged.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityLabel(key) }
  }
  /// Sets the accessibility label of this view to a string where a condition holds.
  ///
  /// - Parameters:
  ///   - label: The new label.
  ///   - isEnabled: Whether the modifier applies; when false the view is unchanged.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityLabel(label) }
  }
  /// Hides this view from the accessibility description where a condition holds.
  ///
  /// - Parameters:
  ///   - hidden: Whether the view is hidden from the description.
  ///   - isEnabled: Whether the modifier applies; when false the view is unchanged.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibleIf(isEnabled) { $0.accessibilityHidden(hidden) }
  }

  @ViewBuilder
  private func accessibleIf<Changed: View>(_ isEnabled: Bool, _ change: (Self) -> Changed) -> some View {
    if isEnabled { change(self) } else { self }
  }
}
