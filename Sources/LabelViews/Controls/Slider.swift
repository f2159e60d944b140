// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// A control that selects a value from a range, drawn as UISlider of iOS 13 to 18: a track of 4 points, in the tint colour up to the value,
/// and a white thumb of 28 points.
///
/// It fills the proposed width, and is 200 points wide if none is proposed. As on iOS the label is not shown; assistive technologies read it.
/// A value that is not a number is shown at the lower bound.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// The value as a part of the range, 0…1.
  private let fraction: Double
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  @Environment(\.locale) private var locale

  private init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel?, maximum: ValueLabel?) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let fraction = high > low ? (Double(value) - low) / (high - low) : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a slider with a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - label: A view that describes the slider, which is not shown.
  ///   - minimumValueLabel: A view that describes the lower bound, shown before the track.
  ///   - maximumValueLabel: A view that describes the upper bound, shown after the track.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Creates a slider with steps, a label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value. Values outside it are shown at its ends.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - label: A view that describes the slider, which is not shown.
  ///   - minimumValueLabel: A view that describes the lower bound, shown before the track.
  ///   - maximumValueLabel: A view that describes the upper bound, shown after the track.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Creates a slider with labels for its bounds, with SwiftUI's older order of the arguments.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - minimumValueLabel: A view that describes the lower bound, shown before the track.
  ///   - maximumValueLabel: A view that describes the upper bound, shown after the track.
  ///   - label: A view that describes the slider, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// Creates a slider with steps and labels for its bounds, with SwiftUI's older order of the arguments.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value. Values outside it are shown at its ends.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - minimumValueLabel: A view that describes the lower bound, shown before the track.
  ///   - maximumValueLabel: A view that describes the upper bound, shown after the track.
  ///   - label: A view that describes the slider, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// The track with its thumb, between the labels of the bounds.
  public var body: some View {
    HStack {
      minimum
      SliderTrack(fraction: fraction)
      maximum
    }
    .spacedAsControl()
    .accessibilityElement(children: .ignore)
    .control("isAdjustable", label: label, value: fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale)))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - label: A view that describes the slider, which is not shown.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: nil, maximum: nil)
  }

  /// Creates a slider with steps and a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value. Values outside it are shown at its ends.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - label: A view that describes the slider, which is not shown.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: nil, maximum: nil)
  }

  /// Creates a slider with a label, with SwiftUI's older order of the arguments.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - label: A view that describes the slider, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: nil, maximum: nil)
  }

  /// Creates a slider with steps and a label, with SwiftUI's older order of the arguments.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value. Values outside it are shown at its ends.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - label: A view that describes the slider, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: label(), minimum: nil, maximum: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value; 0…1 by default. Values outside it are shown at its ends.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: EmptyView(), minimum: nil, maximum: nil)
  }

  /// Creates a slider with steps, without a label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - bounds: The range of the value. Values outside it are shown at its ends.
  ///   - step: The distance between valid values. It has no effect in an image.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, bounds, label: EmptyView(), minimum: nil, maximum: nil)
  }
}

/// The track of the slider with its thumb.
private struct SliderTrack: View {
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  /// The diameter of the thumb in points.
  private static var thumb: CGFloat { 28 }

  var body: some View {
    GeometryReader { proxy in
      let thumbOffset = max(0, proxy.size.width - Self.thumb) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(description: .tertiaryFill)).frame(height: 4)
        Capsule().fill(.tint).frame(width: thumbOffset + Self.thumb / 2, height: 4)
        Circle().fill(.white).frame(width: Self.thumb, height: Self.thumb)
          .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
          .offset(x: thumbOffset)
      }
    }
    .frame(idealWidth: 200, maxWidth: .infinity)
    .frame(height: Self.thumb)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
