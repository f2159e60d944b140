// SPDX-License-Identifier: MIT

public import Foundation

/// How far something has come, drawn still as the progress view style wants it: a bar, or without a value a dashed ring in place of a
/// spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0…1; nil when nobody knows.
  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
  }

  /// Makes a bar with a label and one for the value; nil as the value makes a spinner. Values outside 0…total are drawn at its ends.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }

  /// The progress as its style wants it.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: $0) }, currentValueLabel: current.map { .init(content: $0) })
    StyledView(\.progressViewStyles, otherwise: DefaultProgressViewStyle()) { $0.makeBody(configuration: configuration) }
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map {
      let fraction = total > 0 ? Double($0 / total) : 0
      return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  /// Makes a bar with a label; nil as the value makes a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a spinner.
  public init() { self.init(fraction: nil, label: nil, current: nil) }

  /// Makes a bar; nil as the value makes a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
  }

  /// Makes a bar of a progress as it is now, and a spinner where nobody knows how far that is.
  public init(_ progress: Progress) {
    self.init(fraction: progress.isIndeterminate ? nil : Self.fraction(progress.fractionCompleted, 1), label: nil, current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a spinner with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Makes a spinner with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Makes a bar with a label that is looked up.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Makes a bar with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}
