// SPDX-License-Identifier: MIT

/// Decides how disclosure groups look. As with label styles, the closest is asked first.
public protocol DisclosureGroupStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Draws a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The disclosure group that a style draws.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// What unfolds.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// What is always shown.
  public let label: Label
  /// What unfolds.
  public let content: Content
  /// Whether it is unfolded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style in the current context: the label with a chevron at the trailing edge, and the views below it where they are unfolded.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label, the chevron and the views.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
          .imageScale(.small).fontWeight(.semibold).foregroundStyle(.tint)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups inside this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { styled(style, \.disclosureGroupStyles) }
}
