// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// A type that defines how progress views look. The style closest to a view applies; a progress view inside its body uses the next style
/// outwards.
public protocol ProgressViewStyle {
  /// The view that `makeBody(configuration:)` returns for a progress view.
  associatedtype Body: View
  /// The properties of a progress view that a style reads: its labels and its progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates the view of a progress view.
  ///
  /// - Parameter configuration: The labels and the progress of the view.
  /// - Returns: The view drawn in place of the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, passed to the style that draws it.
public struct ProgressViewStyleConfiguration {
  /// A type-erased view that describes the task in progress.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A type-erased view that describes the current progress.
  public struct CurrentValueLabel: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The completed part of the task, 0…1; `nil` for a task of unknown length.
  public let fractionCompleted: Double?
  /// The view that describes the task in progress; `nil` if there is none.
  public let label: Label?
  /// The view that describes the current progress; `nil` if there is none.
  public let currentValueLabel: CurrentValueLabel?
}

/// The default progress view style: a bar if the progress is known, a spinner if it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the default progress view style, as `.automatic` does.
  public init() {}
  /// Creates a view with the bar or the spinner, and the labels.
  ///
  /// - Parameter configuration: The labels and the progress of the view.
  /// - Returns: The body of the progress view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view style with a bar between its labels, 4 points high and as long as the width that it is offered; 100 points without
/// one. The bar is empty if the progress is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?
  /// Creates a progress view style with a bar in the tint colour, as `.linear` does.
  public init() { tint = nil }
  /// Creates a progress view style with a bar in its own colour.
  ///
  /// - Parameter tint: The colour of the completed part of the bar.
  public init(tint: Color) { self.tint = tint }

  /// Creates a view with the bar and its labels.
  ///
  /// - Parameter configuration: The labels and the progress of the view.
  /// - Returns: The body of the progress view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      CompletedPart(fraction: configuration.fractionCompleted ?? 0) {
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
      .background(Color(description: .tertiaryFill), in: .capsule)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The layout of a bar whose view fills the completed part from the leading edge on.
private struct CompletedPart: Layout {
  let fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 100, height: 4)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let part = ProposedViewSize(width: bounds.width * fraction, height: bounds.height)
    for subview in subviews { subview.place(at: bounds.origin, proposal: part) }
  }
}

/// A progress view style with the spinner of iOS at rest above its label, 20 points wide, or 37 in large controls. It does not show the
/// progress.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?
  /// Creates a progress view style with a spinner in the tint colour that views set, or in the secondary one, as `.circular` does.
  public init() { tint = nil }
  /// Creates a progress view style with a spinner in its own colour.
  ///
  /// - Parameter tint: The colour of the spinner.
  public init(tint: Color) { self.tint = tint }

  /// Creates a view with the spinner and its label.
  ///
  /// - Parameter configuration: The labels and the progress of the view.
  /// - Returns: The body of the progress view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(color: tint.map { AnyShapeStyle($0) })
      configuration.label?.foregroundStyle(.secondary)
    }
  }
}

/// Eight spokes of which each is paler than the next one clockwise, as UIActivityIndicatorView's.
private struct Spinner: View {
  let color: AnyShapeStyle?
  @Environment(\.tintStyle) private var tint
  @Environment(\.controlSize) private var size

  var body: some View {
    let side: CGFloat = size == .large || size == .extraLarge ? 37 : 20
    ZStack {
      ForEach(0..<8, id: \.self) { step in
        Capsule()
          .frame(width: side / 8, height: side * 0.28)
          .offset(y: side * -0.36)
          .rotationEffect(.degrees(Double(step) * -45))
          .opacity(1 - Double(step) * 0.11)
      }
    }
    .frame(width: side, height: side)
    .foregroundStyle(color ?? tint ?? AnyShapeStyle(.secondary))
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar if the progress is known, a spinner if it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style with a bar that fills from its leading edge.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style with a spinner at rest.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Creates a progress view from the configuration of a progress view style, so that a style can modify the view it was given.
  ///
  /// - Parameter configuration: The labels and the progress of the view. The next style outwards draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}

extension View {
  /// Sets the style of progress views in this view.
  ///
  /// - Parameter style: The style. Progress views use the one that was set closest to them.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { styled(style, \.progressViewStyles) }
}
