// SPDX-License-Identifier: MIT

internal import Foundation

/// A value that two buttons make larger and smaller, drawn still: UIStepper of iOS 13 to 18, 94 × 32 points.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Makes a stepper with any label; the actions never run.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value with any label.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value with limits and any label.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// The label at the leading edge and the two buttons at the trailing one.
  public var body: some View {
    LabeledContent {
      StepperButtons()
    } label: {
      label
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value with a label that is looked up.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) { label = Text(titleKey) }
  /// Makes a stepper of a value with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) { label = Text(title) }
  /// Makes a stepper of a value with limits and a label that is looked up.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }
  /// Makes a stepper of a value with limits and a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }
  /// Makes a stepper with a label that is looked up; the actions never run.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { label = Text(titleKey) }
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
    .foregroundStyle(.primary)
    .background(Color(description: .tertiaryFill), in: .rect(cornerRadius: 8))
    .opacity(isEnabled ? 1 : 0.5)
  }
}
