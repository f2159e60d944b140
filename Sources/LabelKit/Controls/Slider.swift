// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// A value on a line, drawn still: UISlider of iOS 13 to 18, a line of 4 points, in the tint up to the value, and a white knob of 28.
///
/// It fills the width that it is offered, and is 200 points wide where it is offered none. As on iOS the label is not shown. A value that is
/// no number is at the beginning.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// 0…1.
  private let fraction: Double
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?

  private init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>, minimum: ValueLabel?, maximum: ValueLabel?) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = high > low ? (Double(value) - low) / (high - low) : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes a slider between two labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider with steps between two labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// The line and its knob.
  public var body: some View {
    HStack {
      minimum
      SliderLine(fraction: fraction)
      maximum
    }
    .accessibilityElement(children: .ignore)
    .accessibilityValue("\(Int((fraction * 100).rounded())) %")
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: nil, maximum: nil)
  }

  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: nil, maximum: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: nil, maximum: nil)
  }

  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, minimum: nil, maximum: nil)
  }
}

/// The line alone.
private struct SliderLine: View {
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  private static var knob: CGFloat { 28 }

  var body: some View {
    GeometryReader { proxy in
      let place = max(0, proxy.size.width - Self.knob) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(description: .tertiaryFill)).frame(height: 4)
        Capsule().fill(.tint).frame(width: place + Self.knob / 2, height: 4)
        Circle().fill(.white).frame(width: Self.knob, height: Self.knob)
          .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
          .offset(x: place)
      }
    }
    .frame(idealWidth: 200, maxWidth: .infinity)
    .frame(height: Self.knob)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
