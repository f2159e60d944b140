// SPDX-License-Identifier: MIT

internal import Foundation

/// A view that says that there is no content to show, and what a user can do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view that consists of a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The label, drawn with a large icon above its title.
  ///   - description: The view below the label, in a smaller font and the secondary colour; empty by default.
  ///   - actions: The controls below the description; none by default.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label with a large icon, the description and the actions, centred below each other.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      VStack(spacing: 4) { description }.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
  }
}

extension ContentUnavailableView where Label == LabelViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view from a localized title, a symbol and a description.
  ///
  /// - Parameters:
  ///   - title: The key of the title, which is looked up in the string tables.
  ///   - name: The name of a system symbol.
  ///   - description: The text below the title; `nil` for none.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      LabelViews.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view from a title that is not localized, a symbol and a description.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - name: The name of a system symbol.
  ///   - description: The text below the title; `nil` for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      LabelViews.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view from a localized title, an image and a description.
  ///
  /// - Parameters:
  ///   - title: The key of the title, which is looked up in the string tables.
  ///   - name: The name of an image in the asset catalogues.
  ///   - description: The text below the title; `nil` for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      LabelViews.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView where Label == LabelViews.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// Creates a view for a search that found nothing, with the searched text in its title.
  ///
  /// - Parameter text: The text that was searched for.
  /// - Returns: A view with a magnifying glass, the title and a suggestion.
  public static func search(text: String) -> Self {
    Self {
      LabelViews.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    } actions: {
      EmptyView()
    }
  }
}

/// A namespace for the parts of a view for a search without results.
public struct SearchUnavailableContent {
  /// The label of a view for a search without results, with a magnifying glass.
  public struct Label: View, Sendable {
    /// The localized title “No Results” and its symbol.
    public var body: some View { LabelViews.Label("No Results", systemImage: "magnifyingglass") }
  }

  /// The description of a view for a search without results.
  public struct Description: View, Sendable {
    /// The advice to check the spelling or to try another search.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of a view for a search without results, of which there are none.
  public struct Actions: View, Sendable {
    /// An empty view, since there are no actions.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  /// A view for a search that found nothing.
  public static var search: Self {
    Self {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// Draws the icon large and secondary above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44, weight: .medium)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
