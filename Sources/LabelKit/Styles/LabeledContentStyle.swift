// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// Decides how labeled contents look. As with label styles, the closest is asked first, and `LabeledContent(configuration)` in its body is
/// drawn by the next one out.
public protocol LabeledContentStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Draws a labeled content from its parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func node(of configuration: LabeledContentStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.expanding(self) { makeBody(configuration: configuration) }
  }
}

/// The parts of the labeled content that a style draws. Only labeled contents make one.
public struct LabeledContentStyleConfiguration {
  /// A view that describes the value.
  public struct Label: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// The value.
  public struct Content: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// A view that describes the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The default style in the current context: label at the leading edge, content at the trailing one.
///
/// Where `labelsVisibility` is hidden, the content alone. Labeled contents inside the content are styled in the same way.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.labelsVisibility) private var labelsVisibility
  /// Whether somebody outside asked for a colour.
  @Environment(\.hasForeground) private var hasForeground

  /// Makes the style.
  public init() {}

  /// Both parts in one row.
  public func makeBody(configuration: Configuration) -> some View {
    if labelsVisibility == .hidden {
      configuration.content
    } else {
      HStack {
        VStack(alignment: .leading) { TitleAndSubtitles(content: configuration.label) }
        Spacer()
        HStack { configuration.content }.foregroundStyle(hasForeground ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(.secondary))
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Shows the value alone, which `labelsHidden()` asks for.
struct HiddenLabelStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Views of a label, each after the first smaller and paler.
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
  /// Sets the style of the labeled contents inside this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    contextual { $0.labeledContentStyles.append(style) }
  }

  /// Hides the labels of labeled contents and controls inside this view; their values stay.
  public func labelsHidden() -> some View {
    labeledContentStyle(HiddenLabelStyle()).labelsVisibility(.hidden)
  }

  /// Sets whether the labels of labeled contents and controls inside this view are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\.labelsVisibility, visibility) }

  /// Sets the points between the icon and the title of labels whose style puts them side by side.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }

  /// Sets the points that the icon of a label takes beside its title; it is centred there.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { environment(\.labelReservedIconWidth, width) }
}
