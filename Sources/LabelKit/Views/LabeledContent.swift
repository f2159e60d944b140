// SPDX-License-Identifier: MIT

package import LabelLayout

/// A value with a label that says what it is, as SwiftUI's `LabeledContent`.
///
///     LabeledContent("Height", value: height, format: .measurement(width: .abbreviated))
///
/// By default the label is at the leading edge and the content, in the secondary colour, at the trailing one. Of several views of a
/// label the second is a subtitle: smaller and secondary. In a picture without a width of its own, 8 points are between them.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Never called: the style's body is lowered in its place.
  public var body: Never { preconditionFailure("a labeled content draws itself and has no body") }

  /// Makes a labeled content from any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.labeledContentStyles.popLast() ?? AutomaticLabeledContentStyle()
    let configuration = LabeledContentStyleConfiguration(label: .init(content: label), content: .init(content: content))
    return style.node(of: configuration, in: inner)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a labeled content with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Makes a labeled content with a label that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Makes a labeled content with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the labeled content that a style was asked to draw, so that the style can change it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
