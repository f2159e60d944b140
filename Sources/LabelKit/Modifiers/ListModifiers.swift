// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore

/// Rows of lists and forms. A picture draws rows in one way; these are accepted so that ported files compile, unless they say what they do.
extension View {
  /// Rows of a form stand on the form's own ground.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Rows of a form have insets of their own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Rows of a form have insets of their own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Rows of a form have separators.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Separators have one colour.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Sections have separators.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Sections of a form stand 20 points apart.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Rows of a form lie close together.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Symbols of rows have the foreground's colour.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Forms have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Nothing scrolls.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  /// Nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Badges are not drawn.
  public func badge(_ count: Int) -> some View { self }
  /// Badges are not drawn.
  public func badge(_ label: Text?) -> some View { self }
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
