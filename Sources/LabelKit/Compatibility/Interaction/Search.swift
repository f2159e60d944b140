// SPDX-License-Identifier: MIT

internal import Foundation

/// Searching, of which no picture shows the field: the view is drawn alone.
extension View {
  /// The field is not drawn.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement) -> some View { self }
  /// The field is not drawn.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View { self }
  /// The field is not drawn.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey) -> some View { self }
  /// The field is not drawn.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View {
    self
  }
  /// The field is not drawn, whatever the binding's value.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { self }
  /// The field is not drawn.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
  /// The field is not drawn, and nothing below it.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// The field is not drawn, and nothing below it.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  /// Nothing is typed into a picture.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Nothing scrolls.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { self }
}

/// Where a field that searches stands, which no picture shows.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether the field goes away.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// When something is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Never.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// As the system wants it.
  public static let automatic = SearchFieldPlacement()
  /// In a bar.
  public static let toolbar = SearchFieldPlacement()
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}
