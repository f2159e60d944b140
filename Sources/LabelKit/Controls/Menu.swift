// SPDX-License-Identifier: MIT

/// A button that opens a menu, drawn closed: its label in the tint.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Makes a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Makes a menu with any label and something that it does by itself, which never runs.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The label, as a button's.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Label == Text {
  /// Makes a menu with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }

  /// Makes a menu with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Label == LabelKit.Label<Text, Image> {
  /// Makes a menu with a label that is looked up and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = LabelKit.Label(titleKey, systemImage: systemImage)
  }
}
