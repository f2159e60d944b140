// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// Decides how progress views look. As with label styles, the closest is asked first.
public protocol ProgressViewStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Draws a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The progress view that a style draws.
public struct ProgressViewStyleConfiguration {
  /// A view that describes what is coming.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A view that describes how far it has come.
  public struct CurrentValueLabel: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// How far it has come, 0…1; nil when nobody knows.
  public let fractionCompleted: Double?
  /// A view that describes what is coming; nil where nothing does.
  public let label: Label?
  /// A view that describes how far it has come; nil where nothing does.
  public let currentValueLabel: CurrentValueLabel?
}

/// The default style in the current context: a bar where there is a value, and a ring where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The bar or the ring, and the labels.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar of 4 points between its labels, 100 points long since a picture has no width to fill; empty where there is no value.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?
  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a colour of its own.
  public init(tint: Color) { self.tint = tint }

  private static var length: CGFloat { 100 }

  /// The bar and its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        .frame(width: Self.length * (configuration.fractionCompleted ?? 0), height: 4)
        .frame(width: Self.length, alignment: .leading)
        .background(Color(description: .tertiaryFill), in: .capsule)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A dashed ring in place of a spinner above its label, as on iOS whatever the value is.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?
  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a colour of its own.
  public init(tint: Color) { self.tint = tint }

  /// The ring and its label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      Image(systemName: "circle.dashed").foregroundStyle(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style in the current context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Makes the progress view that a style was asked to draw, so that the style can change it; the next style out draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

extension View {
  /// Sets the style of the progress views inside this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { styled(style, \.progressViewStyles) }
}
