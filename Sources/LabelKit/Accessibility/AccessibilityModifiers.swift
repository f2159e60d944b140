// SPDX-License-Identifier: MIT

internal import LabelLayout

/// What a view is to people who cannot see it. Nothing changes in the picture; `accessibilityDescription` and `labelkit dump --stage tree`
/// show it.
extension View {
  /// Replaces what the view is called by a text.
  public func accessibilityLabel(_ label: Text) -> some View { accessible(label) { $0.label = $1 } }
  /// Replaces what the view is called by a text that is looked up.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(Text(key)) }
  /// Replaces what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// Says what the view's value is.
  public func accessibilityValue(_ value: Text) -> some View { accessible(value) { $0.value = $1 } }
  /// Says what the view's value is, by a text that is looked up.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { accessibilityValue(Text(key)) }
  /// Says what the view's value is.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Says what happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View { accessible(hint) { $0.hint = $1 } }
  /// Says what happens when the view is used, by a text that is looked up.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(Text(key)) }
  /// Says what happens when the view is used.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Gives other names that the view may be called by.
  public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    AccessibleView(content: self, texts: keys.map { Text($0) }) { $0.inputLabels = $1 }
  }

  /// Keeps the view from being read.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { accessible { $0.isHidden = isHidden } }

  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessible { $0.identifier = identifier } }

  /// Says how the view's children are read; ignored, not at all.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessible { $0.children = children.children }
  }

  /// Says what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessible { $0.addedTraits = traits.names } }

  /// Takes back what kind of thing the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessible { $0.removedTraits = traits.names } }

  /// Sets when the view is read among others; larger ones are read first.
  public func accessibilitySortPriority(_ priority: Double) -> some View { accessible { $0.sortPriority = priority } }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessible { $0.headingLevel = level.rawValue } }

  /// A picture has no pointer that could rest on it. What is said is kept as a hint for people who cannot see it, as SwiftUI does.
  public func help(_ key: LocalizedStringKey) -> some View { accessibilityHint(key) }
  /// A picture has no pointer that could rest on it. What is said is kept as a hint for people who cannot see it, as SwiftUI does.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// Says of two views that one is the other's label, which their order says too.
  public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Gives other names that the view may be called by.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { LocalizedStringKey(String($0)) })
  }

  private func accessible(_ change: (inout AccessibilityChange) -> Void) -> ModifiedView<Self> {
    var result = AccessibilityChange()
    change(&result)
    return modified(.accessibility(result))
  }

  private func accessible(_ text: Text, _ change: @escaping (inout AccessibilityChange, String) -> Void) -> AccessibleView<Self> {
    AccessibleView(content: self, texts: [text]) { change(&$0, $1.joined()) }
  }
}

/// A view described by texts, which are looked up where it is.
private struct AccessibleView<Content: View>: PrimitiveView {
  let content: Content
  let texts: [Text]
  let change: (inout AccessibilityChange, [String]) -> Void

  func node(in context: ViewContext) -> ViewNode {
    var result = AccessibilityChange()
    change(&result, texts.map { $0.string(in: context.environment) })
    return .modified(context.lower(content), .accessibility(result))
  }
}

/// Which of two views one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// A view that describes the other.
  case label
  /// What is labelled.
  case content
}
