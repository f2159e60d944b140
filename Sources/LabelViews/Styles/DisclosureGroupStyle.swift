// SPDX-License-Identifier: MIT

/// A type that defines how disclosure groups look. The style closest to a group applies; a group inside its body uses the next style
/// outwards.
public protocol DisclosureGroupStyle {
  /// The view that `makeBody(configuration:)` returns for a disclosure group.
  associatedtype Body: View
  /// The properties of a disclosure group that a style reads: its label, its content and whether it is expanded.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Creates the view of a disclosure group.
  ///
  /// - Parameter configuration: The label, the content and the state of the group.
  /// - Returns: The view drawn in place of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, passed to the style that draws it.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased view with the label of the group, shown in both states.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A type-erased view with the content that the group reveals.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The view that describes the content of the group.
  public let label: Label
  /// The views that are shown only while the group is expanded.
  public let content: Content
  /// A binding to whether the group is expanded. An image shows its value at the time of rendering.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default disclosure group style: the label with a chevron at the trailing edge, and the content below it when expanded.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the default disclosure group style, as `.automatic` does.
  public init() {}
  /// Creates a view with the label, the chevron and, when expanded, the content.
  ///
  /// - Parameter configuration: The label, the content and the state of the group.
  /// - Returns: The body of the group.
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
  /// The default disclosure group style: a label with a chevron above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of disclosure groups in this view.
  ///
  /// - Parameter style: The style. Groups use the one that was set closest to them.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { styled(style, \.disclosureGroupStyles) }
}
