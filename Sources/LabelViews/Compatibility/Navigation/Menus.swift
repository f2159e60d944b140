// SPDX-License-Identifier: MIT

/// Menus, which a rendered image shows closed.
extension View {
  /// Adds a context menu to this view. It is never open in a rendered image.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  /// Adds a context menu with a preview to this view. It is never open in a rendered image.
  public func contextMenu<Items: View, Preview: View>(@ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview) -> some View
  {
    self
  }
  /// Sets whether the menus in this view show an indicator. It has no visual effect, as on iOS, where menus have none.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
