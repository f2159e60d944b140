// SPDX-License-Identifier: MIT

internal import Foundation

/// A control that increments and decrements a value, drawn as UIStepper of iOS 13 to 18: two buttons, 94 × 32 points.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Creates a stepper with a custom label and actions for both buttons.
  ///
  /// - Parameters:
  ///   - label: A view that describes the purpose of the control.
  ///   - onIncrement: The action of the plus button. It is never called.
  ///   - onDecrement: The action of the minus button. It is never called.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper for a value, with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - label: A view that describes the purpose of the control.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper for a value within bounds, with a custom label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - bounds: The range of the value. It has no effect in an image.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - label: A view that describes the purpose of the control.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// The label at the leading edge and the two buttons at the trailing edge.
  public var body: some View {
    LabeledContent {
      StepperButtons()
    } label: {
      label
    }
    .environment(\.keepsRowsHorizontal, true)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - step: The distance between valid values. It has no effect in an image.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) { label = Text(titleKey) }
  /// Creates a stepper for a value, with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - step: The distance between valid values. It has no effect in an image.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) { label = Text(title) }
  /// Creates a stepper for a value within bounds, with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - bounds: The range of the value. It has no effect in an image.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }
  /// Creates a stepper for a value within bounds, with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: A binding to the value, which the stepper does not show.
  ///   - bounds: The range of the value. It has no effect in an image.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
  /// Creates a stepper with a localized label and actions for both buttons.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - onIncrement: The action of the plus button. It is never called.
  ///   - onDecrement: The action of the minus button. It is never called.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { label = Text(titleKey) }
  /// Creates a stepper with a label that is not localized and actions for both buttons.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - onIncrement: The action of the plus button. It is never called.
  ///   - onDecrement: The action of the minus button. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { label = Text(title) }
}

/// Minus and plus on a pale background, with a line between them.
private struct StepperButtons: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      Image(systemName: "minus").frame(width: 46, height: 32)
      Rectangle().fill(.separator).frame(width: 1, height: 18)
      Image(systemName: "plus").frame(width: 47, height: 32)
    }
    .font(.system(size: 17))
    .foregroundStyle(.primary)
    .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 8))
    .opacity(isEnabled ? 1 : 0.5)
  }
}
