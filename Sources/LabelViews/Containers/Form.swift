// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A container for controls and settings, drawn as rows in rounded boxes: iOS's grouped form up to iOS 18.
///
/// It is as wide as its widest row, or as the proposed width. Rows are at least 44 points high and inset by 20 points. Boxes have corners
/// of 10 points and are 20 points from the edges of the form. The icons of labels have the tint colour and a column of their own, and
/// separators begin at the text of the row above. Views set their own row insets, row background, badge and separators.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a form of rows and sections.
  ///
  /// - Parameter content: The rows; those between sections have a box of their own.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func node(in context: ViewContext) -> ViewNode {
    if let style = context.environment.formStyles.last {
      let configuration = FormStyleConfiguration(content: .init(content: content))
      return context.lower(StyledView(\.formStyles, otherwise: style) { $0.makeBody(configuration: configuration) })
    }
    return context.page(of: content, .insetGrouped)
  }
}

/// A container of related rows in a form, with a header above and a footer below. Outside a form its rows are below each other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let footer: Footer
  let content: Content
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Never called, since a section becomes a node directly and has no body.
  public var body: Never { preconditionFailure("a section draws itself and has no body") }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows of the section.
  ///   - header: The view above the rows; in a form small, secondary and in capitals.
  ///   - footer: The view below the rows; in a form small and secondary.
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
    let spacing = context.environment.listLook == .plain ? 0.0 : 6
    return shown.isEmpty ? .empty : .modified(.stack(StackNode(.vertical, alignment: .start, spacing: spacing, children: shown)), .section)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized header.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the header, which is looked up in the string tables.
  ///   - content: The rows of the section.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Creates a section with a header that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the header.
  ///   - content: The rows of the section.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  ///
  /// - Parameter content: The rows of the section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and no footer.
  ///
  /// - Parameters:
  ///   - content: The rows of the section.
  ///   - header: The view above the rows; in a form small, secondary and in capitals.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Creates a section with a header and no footer.
  ///
  /// - Parameters:
  ///   - header: The view above the rows; in a form small, secondary and in capitals.
  ///   - content: The rows of the section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and no header.
  ///
  /// - Parameters:
  ///   - content: The rows of the section.
  ///   - footer: The view below the rows; in a form small and secondary.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The view above the rows; in a form small, secondary and in capitals.
  ///   - footer: The view below the rows; in a form small and secondary.
  ///   - content: The rows of the section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and no header.
  ///
  /// - Parameters:
  ///   - footer: The view below the rows; in a form small and secondary.
  ///   - content: The rows of the section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), footer: footer, content: content()) }
}
