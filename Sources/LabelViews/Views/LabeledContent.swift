// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A container that attaches a label to a view with a value, as SwiftUI's `LabeledContent`.
///
///     LabeledContent("Height", value: height, format: .measurement(width: .abbreviated))
///
/// By default the label is at the leading edge and the content, in the secondary colour, at the trailing edge. If the label consists of
/// several views, the second one is a subtitle: smaller and secondary. In an image without a fixed width they are 8 points apart.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Never called, since the body of the style is drawn instead.
  public var body: Never { preconditionFailure("a labeled content draws itself and has no body") }

  /// Creates labeled content from a custom label and custom content.
  ///
  /// - Parameters:
  ///   - content: The view with the value.
  ///   - label: The view that describes the value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.labeledContentStyles.popLast() ?? AutomaticLabeledContentStyle()
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: label), content: .init(content: content.isAccessibilityValue()))
    return style.node(of: configuration, in: inner).control()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - content: The view with the value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a label from a localized string resource.
  ///
  /// - Parameters:
  ///   - titleResource: The localized text of the title.
  ///   - content: The view with the value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates labeled content with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - content: The view with the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration of a style, so that a style can modify the content it was given.
  ///
  /// - Parameter configuration: The label and the content. The next style outwards draws them.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
