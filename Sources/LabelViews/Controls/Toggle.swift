// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A control that switches between on and off, drawn as its toggle style decides.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to whether the toggle is on. An image shows its value at the time of rendering.
  ///   - label: A view that describes the purpose of the control.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.toggleStyles.popLast() ?? DefaultToggleStyle()
    let node = style.node(of: ToggleStyleConfiguration(label: .init(content: label), isOn: isOn), in: inner)
    return node.control("isButton", "isToggle", value: isOn.wrappedValue ? "1" : "0", isEnabled: context.environment.isEnabled)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - isOn: A binding to whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == LabelViews.Label<Text, Image> {
  /// Creates a toggle with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - isOn: A binding to whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabelViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a label that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { LabelViews.Label(title, systemImage: systemImage) }
  }
}

/// The switch without a label: a capsule with a white thumb of 27 points, inset by 2 points.
struct Switch: View {
  let isOn: Bool
  let color: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    Circle().fill(.white).frame(width: 27, height: 27)
      .padding(2)
      .frame(width: 51, alignment: isOn ? .trailing : .leading)
      .background(isOn ? onStyle : AnyShapeStyle(Color(description: .tertiaryFill)), in: .capsule)
      .opacity(isEnabled ? 1 : 0.5)
  }

  /// The style of the capsule when the switch is on.
  private var onStyle: AnyShapeStyle { color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(.green) }
}
