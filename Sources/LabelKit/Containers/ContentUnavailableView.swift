// SPDX-License-Identifier: MIT

internal import Foundation

/// Says that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of any parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A large symbol over the title, the description below, then the actions, all in the middle.
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

extension ContentUnavailableView where Label == LabelKit.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title that is looked up, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      LabelKit.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes a view of a title that is used as it is, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      LabelKit.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Makes a view of a title that is looked up, a picture and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      LabelKit.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView where Label == LabelKit.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// Says that a search for a text found nothing.
  public static func search(text: String) -> Self {
    Self {
      LabelKit.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
    } description: {
      Text("Check the spelling or try a new search.")
    } actions: {
      EmptyView()
    }
  }
}

/// What a search without results shows.
public struct SearchUnavailableContent {
  /// The magnifying glass.
  public struct Label: View, Sendable {
    /// The title.
    public var body: some View { LabelKit.Label("No Results", systemImage: "magnifyingglass") }
  }

  /// What to do.
  public struct Description: View, Sendable {
    /// The advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View, Sendable {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
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

/// The icon large and secondary above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44, weight: .medium)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
