// SPDX-License-Identifier: MIT

internal import Foundation

/// Search fields. The navigation bar of a `NavigationStack` shows the field of the views inside it, below the title.
extension View {
  /// Adds a search field to this view's bars.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - placement: The position of the search field, which is always below the title.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement) -> some View { searchField(text, nil) }
  /// Adds a search field with a text as its placeholder.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - placement: The position of the search field, which is always below the title.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View {
    searchField(text, prompt)
  }
  /// Adds a search field with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - placement: The position of the search field, which is always below the title.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement, prompt: LocalizedStringKey) -> some View {
    searchField(text, Text(prompt))
  }
  /// Adds a search field with a string as its placeholder.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - placement: The position of the search field, which is always below the title.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View {
    searchField(text, Text(prompt))
  }
  /// Adds a search field that a binding activates.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - isPresented: Whether the search is active; neither read nor set.
  ///   - placement: The position of the search field, which is always below the title.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { searchField(text, prompt.map { Text($0) }) }
  /// Adds a search field whose text begins with tokens.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - tokens: The tokens; neither read nor set.
  ///   - placement: The position of the search field, which is always below the title.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  ///   - token: Builds the view of a token; never called.
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searchField(text, prompt) }
  /// Adds suggestions below the search field. They are not drawn in a rendered image.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Adds a choice of scopes below the search field. It is not drawn in a rendered image.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View { self }
  /// Sets the text that choosing this suggestion completes the search with. It has no effect in a rendered image.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Adds a search field to this view's bars.
  ///
  /// - Parameters:
  ///   - text: A binding to the text of the search field. An image shows its value at the time of rendering.
  ///   - prompt: The placeholder of the search field; “Search” if it is `nil`.
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View {
    searchField(text, prompt.map { Text($0) })
  }

  private func searchField(_ text: Binding<String>, _ prompt: Text?) -> some View {
    bars(".searchable") { bars, _ in
      bars.search = bars.search ?? BarContent.SearchField(text: text.wrappedValue, prompt: prompt ?? Text("Search"))
    }
  }
  /// Sets what happens with the toolbar during a search. It has no effect in a rendered image.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  /// Sets how the search field behaves in the toolbar. It has no effect in a rendered image.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Shows the search in a text. It has no effect: an image shows no bar for it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Turns searching in a text off. It has no effect in a rendered image.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Turns replacing in a text off. It has no effect in a rendered image.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Adds search with suggestions, by SwiftUI's older way. The suggestions are not shown.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// Adds search with suggestions and a localized placeholder, by SwiftUI's older way. The suggestions are not shown.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field that a program shows and hides. It is always shown here.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  /// Adds a search field that a program shows and hides, with a placeholder that is not localized. It is always shown here.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds scopes to a search with how they are shown. They are not shown in a rendered image.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
}

/// The position of a search field. It is always drawn below the title.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a search field below the navigation bar is visible.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The field is hidden while the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field stays while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// The position that the platform uses.
  public static let automatic = SearchFieldPlacement()
  /// The search field is in the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// The search field is in the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// The search field is below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Returns the position below the title of the navigation bar, with a display mode. It has no effect in a rendered image.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// What happens with the toolbar during a search. Nobody searches in a rendered image.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title stays while a user searches.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How the search field behaves in the toolbar. Nobody searches in a rendered image.
public struct SearchToolbarBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchToolbarBehavior()
  /// It becomes a button.
  public static let minimize = SearchToolbarBehavior()
}

/// When the scopes of a search are shown. They are not shown in a rendered image.
public struct SearchScopeActivation: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = SearchScopeActivation()
  /// While a text is typed.
  public static let onTextEntry = SearchScopeActivation()
  /// While the search is open.
  public static let onSearchPresentation = SearchScopeActivation()
}
