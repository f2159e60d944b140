// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A type that defines how labeled content looks. The style closest to it applies, and `LabeledContent(configuration)` in its body uses
/// the next style outwards.
public protocol LabeledContentStyle {
  /// The view that `makeBody(configuration:)` returns for labeled content.
  associatedtype Body: View
  /// The properties of labeled content that a style reads: its label and its content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates the view of labeled content from its two parts.
  ///
  /// - Parameter configuration: The label and the content.
  /// - Returns: The view drawn in place of the labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func node(of configuration: LabeledContentStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.lowerBody(of: self) { makeBody(configuration: configuration) }
  }
}

/// The properties of labeled content, passed to the style that draws it. Only labeled content creates one.
public struct LabeledContentStyleConfiguration {
  /// A type-erased view with the label of the labeled content.
  public struct Label: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// A type-erased view with the value of the labeled content.
  public struct Content: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// The view that describes the purpose of the content.
  public let label: Label
  /// The view with the labeled value.
  public let content: Content
}

/// The default style of labeled content: label at the leading edge, content at the trailing edge.
///
/// If `labelsVisibility` is hidden, only the content is shown. Labeled content inside the content has the same style. In a stack without
/// spacing of its own, rows are 8 points apart. At accessibility sizes the content is below the label in a form, except for switches.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsVisibility) private var labelsVisibility
  /// Whether an ancestor view sets a foreground style.
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.keepsRowsHorizontal) private var keepsRowsHorizontal
  /// Nil outside of the rows of a form.
  @Environment(\.iconColumn) private var iconColumn

  /// Creates the default style of labeled content, as `.automatic` does.
  public init() {}

  /// Creates a view with the label and the content in one row, or with the content alone if labels are hidden.
  ///
  /// - Parameter configuration: The label and the content.
  /// - Returns: The body of the labeled content.
  public func makeBody(configuration: Configuration) -> some View {
    if labelsVisibility == .hidden {
      configuration.content
    } else if dynamicTypeSize.isAccessibilitySize, iconColumn != nil, !keepsRowsHorizontal {
      VStack(alignment: .leading) {
        title(of: configuration)
        value(of: configuration)
      }
    } else {
      HStack {
        title(of: configuration)
        Spacer()
        value(of: configuration)
      }
      .spacedAsControl()
    }
  }

  private func title(of configuration: Configuration) -> some View {
    VStack(alignment: .leading) { TitleAndSubtitles(content: configuration.label) }
  }

  private func value(of configuration: Configuration) -> some View {
    HStack { configuration.content }.foregroundStyle(hasForeground ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labeled content: a row with the label before the value.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// Whether labeled content has its content beside the label at all sizes, as the rows of switches and steppers.
  var keepsRowsHorizontal: Bool {
    get { self[KeepsRowsHorizontalKey.self] }
    set { self[KeepsRowsHorizontalKey.self] = newValue }
  }
}

private struct KeepsRowsHorizontalKey: EnvironmentKey { static let defaultValue = false }

/// Shows only the content, for `labelsHidden()`.
struct HiddenLabelStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The views of a label, with those after the first as subtitles: smaller and paler.
struct TitleAndSubtitles<Content: View>: GroupView {
  let content: Content

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).enumerated().map { index, child in
      let view = LoweredView(content: child)
      return switch index {
      case 0: (view, context)
      case 1: (view.font(.subheadline).foregroundStyle(.secondary), context)
      case 2: (view.font(.footnote).foregroundStyle(.secondary), context)
      default: (view.font(.footnote).foregroundStyle(.tertiary), context)
      }
    }
  }
}

extension View {
  /// Sets the style of labeled content in this view.
  ///
  /// - Parameter style: The style. Labeled content uses the one that was set closest to it.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    contextual { $0.labeledContentStyles.append(style) }
  }

  /// Hides the labels of labeled content and controls in this view; their values stay visible.
  public func labelsHidden() -> some View {
    labeledContentStyle(HiddenLabelStyle()).labelsVisibility(.hidden)
  }

  /// Sets whether the labels of labeled content and controls in this view are visible.
  ///
  /// - Parameter visibility: `.hidden` hides the labels; `.automatic` and `.visible` show them.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

  /// Sets the distance between the icon and the title of labels in this view, for styles that put them side by side.
  ///
  /// - Parameter spacing: The distance in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }

  /// Sets the width that labels in this view reserve for their icon, which is centred in it, so that the titles of several labels line
  /// up.
  ///
  /// - Parameter width: The width in points. Zero, negative and infinite widths reserve nothing.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { environment(\.labelReservedIconWidth, width) }
}
