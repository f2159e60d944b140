// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout

/// Rows of lists and forms. On a section or a `ForEach` they are for each row in it; of several the one closest to the row counts. Outside
/// a list or a form they do nothing.
extension View {
  /// Puts a view behind the whole row, in place of the form's own background; nil leaves that.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowView(content: self) { traits, context in traits.background = view.map { context.layers(of: $0) } }
  }
  /// Sets the distances between the row's edges and its content, in points; nil leaves 11 above and below and 20 beside it. A row stays
  /// at least 44 points high.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowView(content: self) { traits, _ in
      guard let insets else { return }
      (traits.top, traits.leading) = (Double(insets.top), Double(insets.leading))
      (traits.bottom, traits.trailing) = (Double(insets.bottom), Double(insets.trailing))
    }
  }
  /// Sets the distances between some of the row's edges and its content, in points; nil leaves 11 above and below and 20 beside it.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    RowView(content: self) { traits, _ in
      guard let length else { return }
      if edges.contains(.top) { traits.top = Double(length) }
      if edges.contains(.leading) { traits.leading = Double(length) }
      if edges.contains(.bottom) { traits.bottom = Double(length) }
      if edges.contains(.trailing) { traits.trailing = Double(length) }
    }
  }
  /// Hides or shows the lines between the row and the ones above and below. A line is shown if neither row hides it.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    RowView(content: self) { traits, _ in
      if edges.contains(.top) { traits.hidesTopSeparator = visibility == .hidden }
      if edges.contains(.bottom) { traits.hidesBottomSeparator = visibility == .hidden }
    }
  }
  /// Draws a number at the trailing edge of the row, in the secondary colour; none for 0. Tab items are not drawn, and so have none.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  /// Draws a text at the trailing edge of the row, in the secondary colour unless it has one; none for nil. Tab items are not drawn, and so
  /// have none.
  public func badge(_ label: Text?) -> some View {
    RowView(content: self) { traits, context in traits.badge = label.map { context.lower($0.foregroundStyle(.secondary)) } ?? .empty }
  }
  /// Draws a text that is looked up at the trailing edge of the row, in the secondary colour; none for nil.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Draws a text at the trailing edge of the row, in the secondary colour; none for nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// Rows of lists and forms, which a picture draws in one way: accepted so that ported files compile.
extension View {
  /// Separators have one colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Sections have separators.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Sections of a form are 20 points apart.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Rows of a form are close together.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Symbols of rows have the foreground's colour.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Forms have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Nothing scrolls.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  /// Nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Nothing is moved in a picture.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Nothing is deleted in a picture.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

/// Whether bars show how far something is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ScrollIndicatorVisibility()
  /// Shown.
  public static let visible = ScrollIndicatorVisibility()
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never shown.
  public static let never = ScrollIndicatorVisibility()
}

/// What scrolling does at the end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ScrollBounceBehavior()
  /// Bounces.
  public static let always = ScrollBounceBehavior()
  /// Bounces where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A view that asks something of its row. Of a group, each member asks for itself.
private struct RowView<Content: View>: GroupView {
  let content: Content
  let ask: (inout RowTraits, ViewContext) -> Void

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let (inner, traits) = asked(context)
    return inner.children(of: content).map { (LoweredView(content: traits.map($0)), context) }
  }

  func node(in context: ViewContext) -> ViewNode {
    let (inner, traits) = asked(context)
    return traits.map(inner.lower(content))
  }

  private func asked(_ context: ViewContext) -> (context: ViewContext, traits: RowTraits?) {
    guard context.container == .form else { return (context, nil) }
    var traits = RowTraits()
    ask(&traits, context)
    var inner = context
    inner.rowTraits = traits.filled(from: context.rowTraits)
    return (inner, traits)
  }
}

extension RowTraits? {
  fileprivate func map(_ node: ViewNode) -> ViewNode {
    guard let traits = self, node != .empty else { return node }
    return .modified(node, .row(traits))
  }
}
