// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

extension ViewNode {
  /// The view of a control as one accessibility element with traits, named by the texts in it if it has no label. Without traits, it is one
  /// element unless there are controls in it.
  func control(_ traits: String..., label: String? = nil, value: String? = nil, isEnabled: Bool = true) -> ViewNode {
    guard self != .empty else { return .empty }
    var change = AccessibilityChange()
    change.children = traits.isEmpty ? .pair : .combine
    change.addedTraits = isEnabled ? traits : traits + ["isNotEnabled"]
    (change.label, change.value) = (label, value)
    return .modified(self, .accessibility(change))
  }
}

extension View {
  /// The view as one accessibility element with traits, named by the texts in it.
  func control(_ trait: String, value: String? = nil) -> some View {
    control(trait, label: EmptyView(), value: value)
  }

  /// The view as one accessibility element with traits, named by a label that it need not show; by the texts in it if the label has none.
  func control(_ trait: String, label: some View, value: String?) -> some View {
    ControlView(content: self, label: label, trait: trait, value: value)
  }

  /// Marks the view as the value of the control that it is in.
  func isAccessibilityValue() -> some View { modified(.accessibility(.ofValue)) }
}

extension AccessibilityChange {
  /// That of what is in a row or a bar.
  static var inRow: AccessibilityChange {
    var change = AccessibilityChange()
    change.isInRow = true
    return change
  }

  fileprivate static var ofValue: AccessibilityChange {
    var change = AccessibilityChange()
    change.isValue = true
    return change
  }
}

private struct ControlView<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  let trait: String
  let value: String?

  func node(in context: ViewContext) -> ViewNode {
    let names = context.inStack(.vertical).children(of: label).map(\.accessibilityDescription).filter { !$0.isEmpty }
    return context.lower(content).control(
      trait, label: names.isEmpty ? nil : names.joined(separator: ", "), value: value, isEnabled: context.environment.isEnabled)
  }
}
