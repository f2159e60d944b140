// SPDX-License-Identifier: MIT

/// Environment values about windows, search and widgets. A rendered image has none of these, and the actions do nothing.
extension EnvironmentValues {
  /// A Boolean value that indicates whether the user is searching; false in a rendered image.
  public var isSearching: Bool { false }
  /// The action that ends a search; it does nothing in a rendered image.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// The action that loads the view's content again; nil in a rendered image.
  public var refresh: RefreshAction? { nil }
  /// The action that opens a window; it does nothing in a rendered image.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window; it does nothing in a rendered image.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// A Boolean value that indicates whether the app can have several windows; false in a rendered image.
  public var supportsMultipleWindows: Bool { false }
  /// A Boolean value that indicates whether a widget's own background is shown; true in a rendered image, where views draw their own.
  public var showsWidgetContainerBackground: Bool { true }
  /// A Boolean value that indicates whether the screen is dimmed to spare the battery; false in a rendered image.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }
}

/// An action that ends a search. It does nothing in a rendered image.
public struct DismissSearchAction: Sendable {
  /// Performs the action, which does nothing here.
  public func callAsFunction() {}
}

/// An action that loads a view's content again. There is none in a rendered image.
public struct RefreshAction: Sendable {
  /// Performs the action, which does nothing here.
  public func callAsFunction() async {}
}

/// An action that opens a window. It does nothing in a rendered image.
public struct OpenWindowAction: Sendable {
  /// Opens the window with an identifier on Apple's platforms; does nothing here.
  public func callAsFunction(id: String) {}
  /// Opens the window with an identifier for a value on Apple's platforms; does nothing here.
  public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {}
  /// Opens a window for a value on Apple's platforms; does nothing here.
  public func callAsFunction<Value: Hashable & Codable>(value: Value) {}
}

/// An action that closes a window. It does nothing in a rendered image.
public struct DismissWindowAction: Sendable {
  /// Closes the window with an identifier on Apple's platforms; does nothing here.
  public func callAsFunction(id: String) {}
  /// Closes the window of the view on Apple's platforms; does nothing here.
  public func callAsFunction() {}
}
