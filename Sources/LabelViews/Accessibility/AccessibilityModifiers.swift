// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// How assistive tools describe a view. The rendered image does not change; `accessibilityDescription` of `ImageRenderer` and `labelkit
/// dump --stage tree` show the result.
extension View {
  /// Sets the accessibility label of this view to a text, in place of the text that the view shows.
  ///
  /// - Parameter label: The new label.
  public func accessibilityLabel(_ label: Text) -> some View { accessible(label) { $0.label = $1 } }
  /// Sets the accessibility label of this view to a localized string, in place of the text that the view shows.
  ///
  /// - Parameter key: The key of the label in the string tables.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// Sets the accessibility label of this view to a string, in place of the text that the view shows.
  ///
  /// - Parameter label: The new label.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Sets the accessibility value of this view to a text.
  ///
  /// - Parameter value: The value.
  public func accessibilityValue(_ value: Text) -> some View { accessible(value) { $0.value = $1 } }
  /// Sets the accessibility value of this view to a localized string.
  ///
  /// - Parameter key: The key of the value in the string tables.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Sets the accessibility value of this view to a string.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets the accessibility hint of this view, which tells what happens when it is used, to a text.
  ///
  /// - Parameter hint: The hint.
  public func accessibilityHint(_ hint: Text) -> some View { accessible(hint) { $0.hint = $1 } }
  /// Sets the accessibility hint of this view, which tells what happens when it is used, to a localized string.
  ///
  /// - Parameter key: The key of the hint in the string tables.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// Sets the accessibility hint of this view, which tells what happens when it is used, to a string.
  ///
  /// - Parameter hint: The hint.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Sets other names by which voice control can refer to this view, as localized strings.
  ///
  /// - Parameter keys: The keys of the names in the string tables, best first.
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    AccessibleView(content: self, texts: keys.map { Text($0) }) { $0.inputLabels = $1 }
  }

  /// Hides this view from the accessibility description. It is still drawn.
  ///
  /// - Parameter isHidden: Whether it is hidden.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { accessible { $0.isHidden = isHidden } }

  /// Sets an identifier by which tests find this view. It is not read aloud.
  ///
  /// - Parameter identifier: The identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }

  /// Makes this view one accessibility element and sets how its children are described.
  ///
  /// - Parameter children: How they are described; not at all by default.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children.children }
  }

  /// Adds traits, such as being a button, to the accessibility description of this view.
  ///
  /// - Parameter traits: The traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessible { $0.addedTraits = traits.names } }

  /// Removes traits, such as being a button, from the accessibility description of this view.
  ///
  /// - Parameter traits: The traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessible { $0.removedTraits = traits.names } }

  /// Sets the order in which this view is described among others.
  ///
  /// - Parameter priority: The priority; larger ones come first. The default is 0.
  public func accessibilitySortPriority(_ priority: Double) -> some View { accessible { $0.sortPriority = priority } }

  /// Sets the level of the heading that this view is.
  ///
  /// - Parameter level: The level, from `h1` to `h6`, or `unspecified`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessible { $0.headingLevel = level.rawValue } }

  /// Sets the help text of this view to a localized string. A rendered image shows no tooltip; the text becomes the accessibility hint, as
  /// in SwiftUI.
  ///
  /// - Parameter key: The key of the text in the string tables.
  public func help(_ key: LocalizedStringKey) -> some View { accessibilityHint(key) }
  /// Sets the help text of this view to a string. A rendered image shows no tooltip; the text becomes the accessibility hint, as in
  /// SwiftUI.
  ///
  /// - Parameter text: The help text.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// Sets other names by which voice control can refer to this view, as strings.
  ///
  /// - Parameter labels: The names, best first. They are looked up in the string tables.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { LocalizedStringKey(String($0)) })
  }

  private func accessible(_ change: (inout AccessibilityChange) -> Void) -> _ModifiedView<Self> {
    var result = AccessibilityChange()
    change(&result)
    return modified(.accessibility(result))
  }

  func accessible(_ text: Text, _ change: @escaping (inout AccessibilityChange, String) -> Void) -> AccessibleView<Self> {
    AccessibleView(content: self, texts: [text]) { change(&$0, $1.joined()) }
  }
}

/// A view with accessibility texts that are looked up in its own environment.
struct AccessibleView<Content: View>: PrimitiveView {
  let content: Content
  let texts: [Text]
  let change: (inout AccessibilityChange, [String]) -> Void

  func node(in context: ViewContext) -> ViewNode {
    var result = AccessibilityChange()
    change(&result, texts.map { $0.string(in: context.environment) })
    return .modified(context.lower(content), .accessibility(result))
  }
}
