// SPDX-License-Identifier: MIT

internal import Foundation

/// A program with windows. Off Apple's platforms there are none: `main()` says so and ends, so that files with an app in them compile and
/// their views can be rendered.
public protocol App {
  /// What the windows show.
  associatedtype Body: Scene
  /// What the windows show.
  @SceneBuilder var body: Body { get }
  /// Makes the program.
  init()
}

extension App {
  /// Says that there are no windows, on standard error, and ends.
  public static func main() {
    FileHandle.standardError.write(Data("\(Self.self) has windows, which LabelKit does not open: it draws views into pictures.\n".utf8))
  }
}

/// A part of a program with windows, which are not opened.
public protocol Scene {
  /// What the scene is made of; `Never` for the scenes of this module.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that is made of nothing else.
public protocol WindowScene: Scene where Body == Never {}

extension WindowScene {
  /// Never called: no window is opened.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Builds scenes from statements.
@resultBuilder
public enum SceneBuilder {
  /// A statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One statement: itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several statements: all of them.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup<repeat each Content> { SceneGroup() }
  /// What an `if #available` guards.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes.
public struct SceneGroup<each Content: Scene>: WindowScene {}

/// Windows with one kind of content, none of which is opened.
public struct WindowGroup<Content: View>: WindowScene {
  /// Makes a group; the builder is not called.
  public init(@ViewBuilder content: @escaping () -> Content) {}
  /// Makes a group; the builder is not called.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
  /// Makes a group; the builder is not called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  /// Makes a group; the builder is not called.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// A window, which is not opened.
public struct Window<Content: View>: WindowScene {
  /// Makes a window; the builder is not called.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {}
}

/// The window of settings, which is not opened.
public struct Settings<Content: View>: WindowScene {
  /// Makes a window; the builder is not called.
  public init(@ViewBuilder content: @escaping () -> Content) {}
}

/// A menu in the system's bar, which is not drawn.
public struct MenuBarExtra<Label: View, Content: View>: WindowScene {
  /// Makes a menu; the builders are not called.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label) {}
}

extension MenuBarExtra where Label == LabelKit.Label<Text, Image> {
  /// Makes a menu; the builder is not called.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {}
}

extension Scene {
  /// No window is opened.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// No window is opened.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  /// No window is opened.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Not called in a picture.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
  /// Not called in a picture.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
  /// Not called in a picture.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  /// No window is opened, and nothing in it finds the value.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  /// No window is opened, and nothing in it finds the object.
  public func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
  /// No window is opened, and nothing in it finds the object.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}

/// How large windows, which are not opened, may be.
public struct WindowResizability: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = WindowResizability()
  /// As large as what they hold.
  public static let contentSize = WindowResizability()
  /// At least as large as what they hold.
  public static let contentMinSize = WindowResizability()
}

/// Menus of a program, which are not drawn.
public protocol Commands {}

/// Builds menus from statements.
@resultBuilder
public enum CommandsBuilder {
  /// Several menus.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> CommandSet<repeat each Content> { CommandSet() }
}

/// Several menus.
public struct CommandSet<each Content: Commands>: Commands {}

/// Things in a menu, which is not drawn.
public struct CommandGroup<Content: View>: Commands {
  /// Adds things after some others; the builder is not called.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Adds things before some others; the builder is not called.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Puts things in place of some others; the builder is not called.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu, which is not drawn.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu; the builder is not called.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Things that menus have.
public struct CommandGroupPlacement: Hashable, Sendable {
  /// What the program is.
  public static let appInfo = CommandGroupPlacement()
  /// Settings.
  public static let appSettings = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement()
}
