// SPDX-License-Identifier: MIT

/// The accessibility modifiers of iOS 13, by their old names.
extension View {
  /// Sets the accessibility label of this view, as `accessibilityLabel(_:)` does.
  ///
  /// - Parameter label: The new label.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the accessibility value of this view, as `accessibilityValue(_:)` does.
  ///
  /// - Parameter value: The value as a text.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the accessibility hint of this view, as `accessibilityHint(_:)` does.
  ///
  /// - Parameter hint: The hint.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides this view from the accessibility description, as `accessibilityHidden(_:)` does.
  ///
  /// - Parameter hidden: Whether the view is hidden from the description.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the identifier of this view, as `accessibilityIdentifier(_:)` does.
  ///
  /// - Parameter identifier: The identifier.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds accessibility traits to this view, as `accessibilityAddTraits(_:)` does.
  ///
  /// - Parameter traits: The traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Removes accessibility traits from this view, as `accessibilityRemoveTraits(_:)` does.
  ///
  /// - Parameter traits: The traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  /// Sets the sort priority of this view, as `accessibilitySortPriority(_:)` does.
  ///
  /// - Parameter sortPriority: The priority; larger ones come first. The default is 0.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Sets other names of this view, as `accessibilityInputLabels(_:)` does.
  ///
  /// - Parameter inputLabels: The names, best first.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
