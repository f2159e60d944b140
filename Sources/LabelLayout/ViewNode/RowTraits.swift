// SPDX-License-Identifier: MIT

/// What a view asks of the row of a form that it stands in; nil where it says nothing.
package struct RowTraits: Hashable {
  /// Behind the whole row; `empty` for nothing at all.
  package var background: ViewNode?
  /// At the trailing edge; `empty` for none, or one that the view draws itself.
  package var badge: ViewNode?
  /// Points round the view by reading direction.
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?
  /// Whether there is no line between the row and the one above.
  package var hidesTopSeparator: Bool?
  /// Whether there is no line between the row and the one below.
  package var hidesBottomSeparator: Bool?

  package init() {}

  /// What is said here, and elsewhere what views further out say.
  package func filled(from outer: RowTraits) -> RowTraits {
    var result = self
    result.background = background ?? outer.background
    result.badge = badge ?? outer.badge
    result.top = top ?? outer.top
    result.leading = leading ?? outer.leading
    result.bottom = bottom ?? outer.bottom
    result.trailing = trailing ?? outer.trailing
    result.hidesTopSeparator = hidesTopSeparator ?? outer.hidesTopSeparator
    result.hidesBottomSeparator = hidesBottomSeparator ?? outer.hidesBottomSeparator
    return result
  }
}

extension ViewNode {
  /// What the view asks of its row, however it was modified since; the innermost of several counts.
  package var rowTraits: RowTraits {
    switch self {
    case .modified(let inner, .row(let traits)): inner.rowTraits.filled(from: traits)
    case .modified(let inner, _): inner.rowTraits
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: RowTraits()
    }
  }
}
