// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// Decides how gauges look. As with label styles, the closest is asked first.
public protocol GaugeStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Draws a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The gauge that a style draws.
public struct GaugeStyleConfiguration {
  /// One of a gauge's labels.
  public struct Part: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// A view that describes what is measured.
  public typealias Label = Part
  /// A view that describes how much it is.
  public typealias CurrentValueLabel = Part
  /// A view that describes the least it can be.
  public typealias MinimumValueLabel = Part
  /// A view that describes the most it can be.
  public typealias MaximumValueLabel = Part

  /// How much it is, 0…1 between the least and the most.
  public let value: Double
  /// A view that describes what is measured.
  public let label: Label
  /// A view that describes how much it is; nil where nothing does.
  public let currentValueLabel: CurrentValueLabel?
  /// A view that describes the least it can be; nil where nothing does.
  public let minimumValueLabel: MinimumValueLabel?
  /// A view that describes the most it can be; nil where nothing does.
  public let maximumValueLabel: MaximumValueLabel?
}

/// A bar of 4 points, filled up to the value, below the label; the value's label is below it, the others beside it.
///
/// The bar fills the width that it is offered, and is 100 points long where it is offered none.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The bar and its labels.
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

/// A bar of 6 points with the labels of its ends beside it, and a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The bar and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel ?? configuration.label
      GaugeBar(value: configuration.value, height: 6, isMarked: true)
      configuration.maximumValueLabel
    }
    .font(.caption)
  }
}

/// A bar of 6 points, filled up to the value, below the label and above the value's label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The bar and its labels.
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

/// Three quarters of a ring of 58 points, open at the bottom, with a mark at the value. The value's label is inside, the others in the
/// opening: those of the ends, or the gauge's own where there are none.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The ring and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(part: 0.75, start: 135, paint: AnyShapeStyle(.tint))
      // The mark: a dot of 8 points in a gap, at the end of a turn that begins where the ring does.
      Circle().fill(.primary).frame(width: 8, height: 8).offset(x: 26)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      configuration.currentValueLabel.font(.title3).padding(10)
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

/// A ring of 58 points, filled up to the value with the hands of a clock. The value's label is inside, or the gauge's own where there is
/// none.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The ring and its label.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(part: 1, start: -90, paint: AnyShapeStyle(.tint.opacity(0.25)))
      GaugeRing(part: configuration.value, start: -90, paint: AnyShapeStyle(.tint))
      (configuration.currentValueLabel ?? configuration.label).font(.title3).padding(10)
    }
  }
}

/// A part of a ring.
private struct GaugeRing: View {
  let part: Double
  /// Degrees from the right, with the hands of a clock.
  let start: Double
  let paint: AnyShapeStyle

  var body: some View {
    Circle().trim(from: 0, to: part).stroke(paint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(start))
      .frame(width: 52, height: 52)
      .padding(3)
  }
}

/// A bar.
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

/// The default style in the current context: a bar.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The bar and its labels.
  public func makeBody(configuration: Configuration) -> some View { LinearCapacityGaugeStyle().makeBody(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style in the current context: a bar.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  /// Sets the style of the gauges inside this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { styled(style, \.gaugeStyles) }
}
