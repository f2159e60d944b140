// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows the progress of a task: a bar, or a spinner if the progress is unknown. Its style decides how it is drawn.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The completed part, 0…1; nil for a task of unknown length.
  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    (self.fraction, self.label, self.current) = (fraction, label, current)
  }

  /// Creates a progress view with labels for the task and for its current value.
  ///
  /// - Parameters:
  ///   - value: The completed part of the task, 0…`total`; `nil` if it is unknown. Values outside the range are shown at its ends.
  ///   - total: The value of the completed task; 1 by default.
  ///   - label: A view that describes the task.
  ///   - currentValueLabel: A view that describes the current progress.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: currentValueLabel())
  }

  /// The progress as the style draws it.
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
  /// Creates a view for a task of unknown length, with a custom label.
  ///
  /// - Parameter label: A view that describes the task.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  /// Creates a progress view with a custom label.
  ///
  /// - Parameters:
  ///   - value: The completed part of the task, 0…`total`; `nil` if it is unknown.
  ///   - total: The value of the completed task; 1 by default.
  ///   - label: A view that describes the task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), current: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view for a task of unknown length, without a label.
  public init() { self.init(fraction: nil, label: nil, current: nil) }

  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed part of the task, 0…`total`; `nil` if it is unknown.
  ///   - total: The value of the completed task; 1 by default.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
  }

  /// Creates a view of a `Progress` in its current state.
  ///
  /// - Parameter progress: The progress to show. If it is indeterminate, a ring is drawn instead of a bar.
  public init(_ progress: Progress) {
    self.init(fraction: progress.isIndeterminate ? nil : Self.fraction(progress.fractionCompleted, 1), label: nil, current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view for a task of unknown length, with a localized label.
  ///
  /// - Parameter titleKey: The key of the title, which is looked up in the string tables.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a view for a task of unknown length, with a label that is not localized.
  ///
  /// - Parameter title: The text of the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Creates a progress view with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: The completed part of the task, 0…`total`; `nil` if it is unknown.
  ///   - total: The value of the completed task; 1 by default.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress view with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: The completed part of the task, 0…`total`; `nil` if it is unknown.
  ///   - total: The value of the completed task; 1 by default.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a progress view of the time between two dates. It is drawn as at the time of rendering.
  ///
  /// - Parameters:
  ///   - timerInterval: The two dates.
  ///   - countsDown: Whether the bar becomes shorter.
  ///   - label: A view that describes what goes on.
  ///   - currentValueLabel: A view that describes the progress.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: Self.fraction(of: timerInterval, countsDown), total: 1, label: label, currentValueLabel: currentValueLabel)
  }

  /// The completed part of the time between two dates.
  private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let done = length > 0 ? min(max(0, Date().timeIntervalSince(interval.lowerBound) / length), 1) : 1
    return countsDown ? 1 - done : done
  }
}
