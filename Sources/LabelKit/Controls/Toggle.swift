// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// A switch with a label, drawn still: UISwitch of iOS 13 to 18, 51 × 31 points, green when on.
public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let label: Label

  /// Makes a switch with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn.wrappedValue
    self.label = label()
  }

  /// The label at the leading edge and the switch at the trailing one.
  public var body: some View {
    LabeledContent {
      Switch(isOn: isOn)
    } label: {
      label
    }
    .accessibilityValue(Text(verbatim: isOn ? "1" : "0"))
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == LabelKit.Label<Text, Image> {
  /// Makes a switch with a label that is looked up and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabelKit.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a switch with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabelKit.Label(title, systemImage: systemImage) }
  }
}

/// The switch alone: a capsule with a white knob of 27 points, 2 inside its edge.
private struct Switch: View {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintColor) private var tint

  var body: some View {
    HStack(spacing: 0) {
      if isOn { Spacer(minLength: 20) }
      FilledBox(width: 27, height: 27, color: .system(.white), cornerRadius: 13.5)
      if !isOn { Spacer(minLength: 20) }
    }
    .padding(2)
    .modified(.background(isOn ? (tint ?? .green).description : .tertiaryFill, cornerRadius: 15.5))
    .opacity(isEnabled ? 1 : 0.5)
  }
}
