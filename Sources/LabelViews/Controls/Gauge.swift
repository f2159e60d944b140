// SPDX-License-Identifier: MIT

internal import Foundation

/// A view that shows a value within a range, drawn as its gauge style decides.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?, minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = high > low ? (Double(value) - low) / (high - low) : 0
    self.value = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }

  /// The gauge as its style draws it.
  public var body: some View {
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(content: label), currentValueLabel: current.map { .init(content: $0) },
      minimumValueLabel: minimum.map { .init(content: $0) }, maximumValueLabel: maximum.map { .init(content: $0) })
    StyledView(\.gaugeStyles, otherwise: DefaultGaugeStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose, its current value and both bounds.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - label: A view that describes the purpose of the gauge.
  ///   - currentValueLabel: A view that describes the current value.
  ///   - minimumValueLabel: A view that describes the lower bound.
  ///   - maximumValueLabel: A view that describes the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose and its current value.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - label: A view that describes the purpose of the gauge.
  ///   - currentValueLabel: A view that describes the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its purpose.
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - label: A view that describes the purpose of the gauge.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }
}
