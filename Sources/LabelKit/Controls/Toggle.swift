// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
package import LabelLayout

/// A switch with a label, drawn still as the toggle style wants it.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.toggleStyles.popLast() ?? DefaultToggleStyle()
    let node = style.node(of: ToggleStyleConfiguration(label: .init(content: label), isOn: isOn), in: inner)
    var change = AccessibilityChange()
    change.value = isOn.wrappedValue ? "1" : "0"
    return .modified(node, .accessibility(change))
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
struct Switch: View {
  let isOn: Bool
  let color: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    Circle().fill(.white).frame(width: 27, height: 27)
      .padding(2)
      .frame(width: 51, alignment: isOn ? .trailing : .leading)
      .background(isOn ? ground : AnyShapeStyle(Color(description: .tertiaryFill)), in: .capsule)
      .opacity(isEnabled ? 1 : 0.5)
  }

  private var ground: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(.green) }
}
