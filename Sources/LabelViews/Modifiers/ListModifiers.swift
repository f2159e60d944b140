// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// The rows of lists and forms. On a section or a `ForEach` these modifiers apply to each row in it, and the one closest to the row
/// overrides the others. Outside a list or a form they have no effect.
extension View {
  /// Places a view behind the whole row, in place of the form's own background.
  ///
  /// - Parameter view: The background; `nil` for the form's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowView(content: self) { traits, context in traits.background = view.map { context.layers(of: $0) } }
  }
  /// Sets the insets of the row's content. A row is always at least 44 points high.
  ///
  /// - Parameter insets: The insets in points; `nil` for 11 above and below and 20 at the sides.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowView(content: self) { traits, _ in
      guard let insets else { return }
      (traits.top, traits.leading) = (Double(insets.top), Double(insets.leading))
      (traits.bottom, traits.trailing) = (Double(insets.bottom), Double(insets.trailing))
    }
  }
  /// Sets the insets of the row's content at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges; all of them by default.
  ///   - length: The inset in points; `nil` for 11 above and below and 20 at the sides.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    RowView(content: self) { traits, _ in
      guard let length else { return }
      if edges.contains(.top) { traits.top = Double(length) }
      if edges.contains(.leading) { traits.leading = Double(length) }
      if edges.contains(.bottom) { traits.bottom = Double(length) }
      if edges.contains(.trailing) { traits.trailing = Double(length) }
    }
  }
  /// Sets whether the separators above and below the row are visible. A separator is visible if neither of its rows hides it.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the separators.
  ///   - edges: The separators to set; both by default.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    RowView(content: self) { traits, _ in
      if edges.contains(.top) { traits.hidesTopSeparator = visibility == .hidden }
      if edges.contains(.bottom) { traits.hidesBottomSeparator = visibility == .hidden }
    }
  }
  /// Adds a number at the trailing edge of the row, in the secondary colour. In a tab view it is on the
  /// label of the tab.
  ///
  /// - Parameter count: The number; 0 for no badge.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
  /// Adds a text at the trailing edge of the row, in the secondary colour unless it has its own. In a tab view it is on the
  /// label of the tab.
  ///
  /// - Parameter label: The text; `nil` for no badge.
  public func badge(_ label: Text?) -> some View {
    RowView(content: self) { traits, context in
      traits.badge = label.map { context.container == .form ? context.lower($0.foregroundStyle(.secondary)) : context.lower($0) } ?? .empty
    }
  }
  /// Adds a localized text at the trailing edge of the row, in the secondary colour.
  ///
  /// - Parameter key: The key of the text; `nil` for no badge.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Adds a text that is not localized at the trailing edge of the row, in the secondary colour.
  ///
  /// - Parameter label: The text; `nil` for no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

/// The look of lists and forms.
extension View {
  /// Sets the colour of the row's separators.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the system's.
  ///   - edges: The separators to set; both by default.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    RowView(content: self) { traits, _ in
      if edges.contains(.top) { traits.topSeparatorColor = color?.description }
      if edges.contains(.bottom) { traits.bottomSeparatorColor = color?.description }
    }
  }
  /// Sets whether the lines above and below sections are visible. Only plain and grouped lists have them.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the lines.
  ///   - edges: The lines to set; both by default.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    environmentValues { visibility == .hidden ? $0.hidesSectionLines.formUnion(edges) : $0.hidesSectionLines.subtract(edges) }
  }
  /// Sets the colour of the lines above and below sections. It has no visual effect where sections have none.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the system's.
  ///   - edges: The lines to set; both by default.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    warning(".listSectionSeparatorTint", isDrawn: "in the system's colour")
  }
  /// Sets the distance between the sections of lists and forms in this view.
  ///
  /// - Parameter spacing: The distance in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, Double(max(0, spacing))) }
  /// Sets the distance between rows of lists in this view. Each row then has a box of its own.
  ///
  /// - Parameter spacing: The distance in points; `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing.map { Double($0) }) }
  /// Sets the colour of symbols in the rows of this view.
  ///
  /// - Parameter tint: The colour; `nil` for the tint colour.
  public func listItemTint(_ tint: Color?) -> some View { environmentValues { $0.listItemTint = tint.map { AnyShapeStyle($0) } } }
  /// Sets the style of symbols in the rows of this view.
  ///
  /// - Parameter tint: The style; `nil` for the tint colour.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environmentValues { $0.listItemTint = tint?.style } }
  /// Sets whether the standard background of lists and forms in this view is visible.
  ///
  /// - Parameter visibility: `.hidden` hides the background of the page, not that of the boxes.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }
}

/// The style of symbols in rows of a list.
public struct ListItemTint: Sendable {
  let style: AnyShapeStyle
  /// The colour of primary text.
  public static let monochrome = ListItemTint(style: AnyShapeStyle(.primary))
  /// Returns a colour that views inside the row cannot override on Apple's platforms; here it is the same as a preferred one.
  ///
  /// - Parameter tint: The colour of the symbols.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }
  /// Returns a colour that the system may override by a more suitable one; it is always used here.
  ///
  /// - Parameter tint: The colour of the symbols.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }
}

/// Modifiers of lists and forms without a visual effect, for compatibility with SwiftUI code.
extension View {
  /// Sets whether scrolling is disabled in this view. It has no visual effect, since nothing scrolls in an image.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Sets whether scroll indicators are visible. It has no visual effect: images have none.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  /// Sets the behaviour of scrolling at the end of the content. It has no visual effect, since nothing scrolls in an image.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Sets whether this view can be selected in a list or a picker. It has no visual effect, since an image has no user.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets whether rows of this view can be moved. It has no visual effect, since an image has no user.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Sets whether rows of this view can be deleted. It has no visual effect, since an image has no user.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

/// The visibility of scroll indicators, which images never have.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// The visibility that the system prefers.
  public static let automatic = ScrollIndicatorVisibility()
  /// Scroll indicators are visible while scrolling.
  public static let visible = ScrollIndicatorVisibility()
  /// Scroll indicators are hidden, unless a mouse is connected.
  public static let hidden = ScrollIndicatorVisibility()
  /// Scroll indicators are never visible.
  public static let never = ScrollIndicatorVisibility()
}

/// The behaviour of scrolling at the end of the content. It has no effect in an image.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// The behaviour that the system prefers.
  public static let automatic = ScrollBounceBehavior()
  /// Scrolling always bounces at the end.
  public static let always = ScrollBounceBehavior()
  /// Scrolling bounces if the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// A view with a property for its row. For a group, each member sets it for itself.
private struct RowView<Content: View>: GroupView {
  let content: Content
  let change: (inout RowTraits, ViewContext) -> Void

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let (inner, traits) = changed(context)
    return inner.children(of: content).map { (LoweredView(content: traits.map($0)), context) }
  }

  func node(in context: ViewContext) -> ViewNode {
    let (inner, traits) = changed(context)
    return traits.map(inner.lower(content))
  }

  private func changed(_ context: ViewContext) -> (context: ViewContext, traits: RowTraits?) {
    guard context.container == .form || context.isInTabView else { return (context, nil) }
    var traits = RowTraits()
    change(&traits, context)
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
