// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// A type that defines how gauges look. The style closest to a gauge applies; a gauge inside its body uses the next style outwards.
public protocol GaugeStyle {
  /// The view that `makeBody(configuration:)` returns for a gauge.
  associatedtype Body: View
  /// The properties of a gauge that a style reads: its value and its labels.
  typealias Configuration = GaugeStyleConfiguration
  /// Creates the view of a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The view drawn in place of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, passed to the style that draws it.
public struct GaugeStyleConfiguration {
  /// A type-erased view with one of the labels of a gauge.
  public struct Part: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// A type-erased view that describes the purpose of the gauge.
  public typealias Label = Part
  /// A type-erased view that describes the current value of the gauge.
  public typealias CurrentValueLabel = Part
  /// A type-erased view that describes the lower bound of the gauge.
  public typealias MinimumValueLabel = Part
  /// A type-erased view that describes the upper bound of the gauge.
  public typealias MaximumValueLabel = Part

  /// The current value as a fraction of the gauge's range, 0…1.
  public let value: Double
  /// The view that describes the purpose of the gauge.
  public let label: Label
  /// The view that describes the current value; `nil` if the gauge has none.
  public let currentValueLabel: CurrentValueLabel?
  /// The view that describes the lower bound; `nil` if the gauge has none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The view that describes the upper bound; `nil` if the gauge has none.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A gauge style with a bar, 4 points high and filled up to the value, below the gauge's label.
///
/// The label of the value is below the bar, those of the bounds are beside it. The bar fills the width that it is offered, and is 100
/// points long if it is offered none.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates a gauge style with a bar, as `.linearCapacity` does.
  public init() {}
  /// Creates a view with the bar and the labels of the gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A gauge style with a small bar, 6 points high, and a mark at the current value. The labels of the bounds are beside the bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Creates a gauge style with a mark on a small bar, as `.accessoryLinear` does.
  public init() {}
  /// Creates a view with the bar, its mark and the labels of the bounds. Without a lower bound's label the gauge's own is shown there.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel ?? configuration.label
      GaugeBar(value: configuration.value, height: 6, isMarked: true)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// A gauge style with a small bar, 6 points high and filled up to the value, between the gauge's label and the value's label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates a gauge style with a small filled bar, as `.accessoryLinearCapacity` does.
  public init() {}
  /// Creates a view with the small bar and the labels of the gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.foregroundStyle(.secondary)
    }
    .font(.caption)
  }
}

/// A gauge style with three quarters of a ring, 58 points wide and open at the bottom, and a mark at the value.
///
/// The label of the value is inside the ring. The labels of the bounds are in the opening, or the gauge's own if there are none.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Creates a gauge style with an open ring, as `.accessoryCircular` does.
  public init() {}
  /// Creates a view with the open ring, its mark and the labels of the gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(part: 0.75, start: 135, paint: AnyShapeStyle(.tint))
      // The mark: a dot of 8 points, rotated from the start of the ring to the value.
      Circle().fill(.primary).frame(width: 8, height: 8).offset(x: 26)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      GaugeValue { configuration.currentValueLabel }
    }
    .overlay(alignment: .bottom) {
      HStack(spacing: 6) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        } else {
          configuration.label
        }
      }
      .font(.system(size: 10))
      .frame(height: 14)
    }
  }
}

/// A gauge style with a ring, 58 points wide and filled clockwise from the top up to the value.
///
/// The label of the value is inside the ring, or the gauge's own if there is none.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates a gauge style with a filled ring, as `.accessoryCircularCapacity` does.
  public init() {}
  /// Creates a view with the filled ring and the label inside it.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(part: 1, start: -90, paint: AnyShapeStyle(.tint.opacity(0.25)))
      GaugeRing(part: configuration.value, start: -90, paint: AnyShapeStyle(.tint))
      GaugeValue { configuration.currentValueLabel ?? configuration.label }
    }
  }
}

/// The label inside of a ring, which shrinks where larger text would cover the ring.
private struct GaugeValue<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content.font(.title3).lineLimit(1).minimumScaleFactor(0.3).frame(width: 40, height: 40) }
}

/// An arc of a ring, 58 points wide.
private struct GaugeRing: View {
  let part: Double
  /// Degrees clockwise from the right.
  let start: Double
  let paint: AnyShapeStyle

  var body: some View {
    Circle().trim(from: 0, to: part).stroke(paint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(start))
      .frame(width: 52, height: 52)
      .padding(3)
  }
}

/// The bar of a linear gauge, filled up to the value or with a mark at it.
private struct GaugeBar: View {
  let value: Double
  let height: CGFloat
  var isMarked = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        if isMarked {
          Capsule().fill(.tint)
          Circle().fill(.primary).frame(width: height + 4, height: height + 4).offset(x: (proxy.size.width - height - 4) * value)
        } else {
          Capsule().fill(Color(description: .tertiaryFill))
          Capsule().fill(.tint).frame(width: proxy.size.width * value)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(idealWidth: 100, maxWidth: .infinity)
    .frame(height: height)
  }
}

/// The default gauge style of the context: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Creates the default gauge style, as `.automatic` does.
  public init() {}
  /// Creates a view with a bar and the labels of the gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  /// - Returns: The body of the gauge.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style of the context: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style with a bar, 4 points high, that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style with a small bar and a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style with a small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style with an open ring and a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style with a ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  /// Sets the style of gauges in this view.
  ///
  /// - Parameter style: The style. Gauges use the one that was set closest to them.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { styled(style, \.gaugeStyles) }
}
