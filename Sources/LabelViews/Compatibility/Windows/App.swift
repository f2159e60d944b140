// SPDX-License-Identifier: MIT

internal import Foundation

/// The structure of an app with windows, so that files with an app compile. LabelKit opens no windows: `main()` prints a message and ends.
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app, which are never shown.
  @SceneBuilder var body: Body { get }
  /// Creates the app, as Swift's `@main` does.
  init()
}

extension App {
  /// Prints on standard error that LabelKit opens no windows, and returns.
  public static func main() {
    FileHandle.standardError.write(Data("\(Self.self) has windows, which LabelKit does not open: it renders views to images.\n".utf8))
  }
}

/// A part of an app's interface, such as a window. Scenes compile and are never shown.
public protocol Scene {
  /// The type of the scenes that this one is made of; `Never` for the scenes of this module.
  associatedtype Body: Scene
  /// The scenes that this one is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body of its own, such as `WindowGroup`.
public protocol _WindowScene: Scene where Body == Never {}

extension _WindowScene {
  /// Never called, as no window is opened.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A result builder that makes a scene of the statements in a closure.
@resultBuilder
public enum SceneBuilder {
  /// Returns the scene of one statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns a group of the scenes of several statements.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneGroup<repeat each Content> { _SceneGroup() }
  /// Returns the scene inside an `if #available` statement.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A group of several scenes, which are never shown.
public struct _SceneGroup<each Content: Scene>: _WindowScene {}

/// A scene of identical windows. None is opened.
public struct WindowGroup<Content: View>: _WindowScene {
  /// Creates a group of windows. The content is never built.
  public init(@ViewBuilder content: @escaping () -> Content) {}
  /// Creates a group of windows with an identifier. The content is never built.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
  /// Creates a group of windows with a localized title. The content is never built.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  /// Creates a group of windows with a localized title and an identifier. The content is never built.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// A scene of a single window. It is not opened.
public struct Window<Content: View>: _WindowScene {
  /// Creates a window with a localized title and an identifier. The content is never built.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// A scene for the settings of a macOS app. Its window is not opened.
public struct Settings<Content: View>: _WindowScene {
  /// Creates the settings. The content is never built.
  public init(@ViewBuilder content: @escaping () -> Content) {}
}

/// A scene that puts an item into the menu bar of macOS. It is not drawn.
public struct MenuBarExtra<Label: View, Content: View>: _WindowScene {
  /// Creates a menu bar item with a label of its own. Neither closure is called.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label) {}
}

extension MenuBarExtra where Label == LabelViews.Label<Text, Image> {
  /// Creates a menu bar item with a localized title and a symbol. The content is never built.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {}
}

extension Scene {
  /// Adds commands to the app's menus. It has no effect in a rendered image.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Sets the default size of the windows. No window is opened.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// Sets how windows can be resized. No window is opened.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Adds an action for changes of a value, by SwiftUI's older way. The action is never called.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
  /// Adds an action for changes of a value that gets the old and the new one. The action is never called.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
  /// Adds an action for changes of a value. The action is never called.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  /// Sets an environment value for this scene. No effect, as no window is opened.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  /// Puts an observable object into the environment of this scene. No effect, as no window is opened.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
  /// Puts an observable object into the environment of this scene, by SwiftUI's older way. No effect, as no window is opened.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}

/// How the windows of a scene can be resized. All values are equal here, as none is opened.
public struct WindowResizability: Hashable, Sendable {
  /// The resizability that the platform uses.
  public static let automatic = WindowResizability()
  /// The window has the limits of its content's size.
  public static let contentSize = WindowResizability()
  /// The window has the lower limits of its content's size.
  public static let contentMinSize = WindowResizability()
}

/// A part of an app's menus. Menus are never drawn.
public protocol Commands {}

/// A result builder that makes commands of the statements in a closure.
@resultBuilder
public enum CommandsBuilder {
  /// Returns the commands of several statements.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandSet<repeat each Content> {
    _CommandSet()
  }
}

/// A group of several commands, which are never drawn.
public struct _CommandSet<each Content: Commands>: Commands {}

/// Items that are added to an app's menus. They are never drawn.
public struct CommandGroup<Content: View>: Commands {
  /// Creates items that come after a group of the system's. They are never built.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates items that come before a group of the system's. They are never built.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates items that replace a group of the system's. They are never built.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu in an app's menu bar. It is never drawn.
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu with a localized name. The items are never built.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The groups of items that the system puts into menus. All are equal here, as no menu is drawn.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// The items about the app itself.
  public static let appInfo = CommandGroupPlacement()
  /// The items that open the settings.
  public static let appSettings = CommandGroupPlacement()
  /// The items that create and open documents.
  public static let newItem = CommandGroupPlacement()
  /// The items that open the app's help.
  public static let help = CommandGroupPlacement()
  /// The items that show or hide sidebars.
  public static let sidebar = CommandGroupPlacement()
}
