// SPDX-License-Identifier: MIT

/// What views ask of the window, the search and the widget that they are in, of which a picture has none: the actions do nothing.
extension EnvironmentValues {
  /// Whether something is being searched for; never in a picture.
  public var isSearching: Bool { false }
  /// Ends searching.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Loads again what the view shows; nil in a picture.
  public var refresh: RefreshAction? { nil }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether there can be several windows; none in a picture.
  public var supportsMultipleWindows: Bool { false }
  /// Whether a tool reads the screen; nobody reads a picture's.
  public var accessibilityEnabled: Bool { false }
  /// Whether a widget's own background is shown; a picture has none of the system's, and views draw theirs.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether a screen is dimmed to spare its battery; a picture is not.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }
}

/// Ends searching, which nothing in a picture does.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Loads again what a view shows, which nothing in a picture does.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens a window, which a picture has not.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {}
  /// Does nothing.
  public func callAsFunction<Value: Hashable & Codable>(value: Value) {}
}

/// Closes a window, which a picture has not.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction() {}
}
