// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelLayout

/// Rows in boxes, as settings are shown: iOS's grouped form up to iOS 18, as wide as its widest row asks for, or as it is given.
///
/// Rows are at least 44 points high and 20 inside the box's edges; boxes have corners of 10 points and are 20 inside the page. Views may
/// ask for other insets of their row, for a background behind it, a badge, and no lines beside it.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a form of rows and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func node(in context: ViewContext) -> ViewNode {
    if let style = context.environment.formStyles.last {
      let configuration = FormStyleConfiguration(content: .init(content: content))
      return context.lower(StyledView(\.formStyles, otherwise: style) { $0.makeBody(configuration: configuration) })
    }
    var inner = context
    inner.container = .form
    inner.rowTraits = RowTraits()
    let sections = inner.sections(of: content)
    let page = StackNode(.vertical, alignment: .start, spacing: 20, children: sections)
    return .modified(.modified(.stack(page), .padding(DirectionalInsets(all: 20))), .background(.groupedBackground, cornerRadius: 0))
  }
}

/// Rows of a form that belong together, with a header above and a footer below. Outside a form its rows are below each other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let footer: Footer
  let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Never called: a section is lowered, not expanded.
  public var body: Never { preconditionFailure("a section draws itself and has no body") }

  /// Makes a section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), footer: footer(), content: content())
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  package func node(in context: ViewContext) -> ViewNode {
    guard context.container == .form else {
      return .stack(
        StackNode(
          .vertical, alignment: .start,
          children: context.children(of: header) + context.children(of: content) + context.children(of: footer)))
    }
    let parts = [
      context.caption(header, isHeader: true), context.box(of: context.rows(of: content)), context.caption(footer, isHeader: false),
    ]
    let shown = parts.filter { $0 != .empty }
    return shown.isEmpty ? .empty : .modified(.stack(StackNode(.vertical, alignment: .start, spacing: 6, children: shown)), .section)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a header that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Makes a section with a header that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), footer: footer, content: content()) }
}
