// SPDX-License-Identifier: MIT

/// A view's modifiers for its row in a form or its tab in a tab view; nil values are not set.
package struct RowTraits: Hashable {
  /// The background of the whole row; `empty` for none.
  package var background: ViewNode?
  /// The badge at the trailing edge; `empty` for none, or for one that the view draws itself.
  package var badge: ViewNode?
  /// The row insets in points, by reading direction.
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?
  /// The colours of the separators above and below the row.
  package var topSeparatorColor: ColorDescription?
  package var bottomSeparatorColor: ColorDescription?
  /// The label in the tab bar.
  package var tabItem: ViewNode?
  /// Whether the separator above the row is hidden.
  package var hidesTopSeparator: Bool?
  /// Whether the separator below the row is hidden.
  package var hidesBottomSeparator: Bool?

  package init() {}

  /// These traits, with those of outer modifiers for values that are not set.
  package func filled(from outer: RowTraits) -> RowTraits {
    var result = self
    result.background = background ?? outer.background
    result.badge = badge ?? outer.badge
    result.top = top ?? outer.top
    result.leading = leading ?? outer.leading
    result.bottom = bottom ?? outer.bottom
    result.trailing = trailing ?? outer.trailing
    result.topSeparatorColor = topSeparatorColor ?? outer.topSeparatorColor
    result.bottomSeparatorColor = bottomSeparatorColor ?? outer.bottomSeparatorColor
    result.tabItem = tabItem ?? outer.tabItem
    result.hidesTopSeparator = hidesTopSeparator ?? outer.hidesTopSeparator
    result.hidesBottomSeparator = hidesBottomSeparator ?? outer.hidesBottomSeparator
    return result
  }
}

extension ViewNode {
  /// The view's row traits, through all modifiers; the innermost takes precedence.
  package var rowTraits: RowTraits {
    switch self {
    case .modified(let inner, .row(let traits)): inner.rowTraits.filled(from: traits)
    case .modified(let inner, _): inner.rowTraits
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: RowTraits()
    }
  }
}
