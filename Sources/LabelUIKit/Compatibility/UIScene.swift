// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit

/// A part of an app that is shown on its own. A rendered image has none.
nonisolated open class UIScene: UIResponder {
  /// Whether a scene is in front of others.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected with the app.
    case unattached = -1
    /// The scene is in front and receives touches.
    case foregroundActive
    /// The scene is in front and receives no touches.
    case foregroundInactive
    /// The scene is behind others.
    case background
  }

  /// What a scene is connected with.
  nonisolated open class ConnectionOptions: NSObject {
    /// The action of the app's icon; nil here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The URLs to open; none here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene, or nil.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front of others: it is, and receives touches.
  open var activationState: ActivationState { .foregroundActive }
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title of the scene; empty by default.
  open var title: String! = ""

  /// Creates a scene, which is not shown.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: What the scene is connected with.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

/// A scene with windows. A rendered image has none.
open class UIWindowScene: UIScene {
  /// What is asked of the size and the direction of the windows of a scene.
  nonisolated open class GeometryPreferences: NSObject {
    /// What is asked on iOS.
    open class iOS: GeometryPreferences {
      /// The directions of the interface, or nil.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Asks for directions of the interface.
      ///
      /// - Parameter interfaceOrientations: The directions.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The windows of the scene; none.
  open var windows: [UIWindow] { [] }
  /// The window that receives key presses; none.
  open var keyWindow: UIWindow? { nil }
  /// The screen of the scene: the only one.
  open var screen: UIScreen { .main }
  /// The direction of the interface: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar, which an image does not have; nil.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// The traits of the scene: the current ones.
  open var traitCollection: UITraitCollection { .current }
  /// Asks for a size or a direction on Apple's platforms. Here it does nothing.
  open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {}
}

/// The status bar, which an image does not have.
nonisolated open class UIStatusBarManager: NSObject {
  /// The frame of the status bar: zero.
  open var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the status bar is hidden; always true here.
  open var isStatusBarHidden: Bool { true }
}

/// What stays of a scene while the app does not run.
nonisolated open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// An identifier of the session; empty here.
  open var persistentIdentifier: String { "" }
}

/// What UIKit needs to create a scene.
nonisolated open class UISceneConfiguration: NSObject {
  /// The name of the configuration, or nil.
  public let name: String?
  /// The class of the delegate, or nil.
  open var delegateClass: AnyClass?
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name, or nil.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    super.init()
  }
}

/// An action of the icon of an app. There is no icon here.
nonisolated open class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  open var type: String
  /// The title of the action.
  open var localizedTitle: String
  /// Creates an action.
  ///
  /// - Parameters:
  ///   - type: The name.
  ///   - localizedTitle: The title.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

/// A URL that an app is asked to open.
nonisolated open class UIOpenURLContext: NSObject {
  /// The address to open in the app.
  public let url: URL
  /// Creates a context of a URL.
  ///
  /// - Parameter url: The URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Is told about a scene on Apple's platforms. None of the methods is called here.
public protocol UISceneDelegate: AnyObject {
  /// Tells the delegate that the scene is connected with the app.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was removed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene receives touches.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene will not receive touches any more.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene comes in front of others.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene is behind others.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks the delegate to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing, for types without a method of their own.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  /// Does nothing, for types without a method of their own.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing, for types without a method of their own.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing, for types without a method of their own.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing, for types without a method of their own.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing, for types without a method of their own.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing, for types without a method of their own.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Is told about a scene with windows on Apple's platforms. None of the methods is called here.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil: the scene has no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Is told about the app on Apple's platforms. No app runs here, so that none of the methods is called.
public protocol UIApplicationDelegate: AnyObject {
  /// Tells the delegate that the app has started.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
    -> Bool
  /// Tells the delegate that the app starts.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app receives touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app will not receive touches any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app is behind others.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app comes in front of others.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that there is little memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks for the directions of the interface.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
  /// Asks how a scene is created.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that scenes were removed.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Asks the delegate to open a URL.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Tells the delegate the name of the device for notifications from a server.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate that there are no notifications from a server.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
  /// Returns true, for types without a method of their own.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true, for types without a method of their own.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing, for types without a method of their own.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing, for types without a method of their own.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing, for types without a method of their own.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing, for types without a method of their own.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing, for types without a method of their own.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns every direction, for types without a method of their own.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing, for types without a method of their own.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// Returns false, for types without a method of their own.
  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
  /// Does nothing, for types without a method of their own.
  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  /// Does nothing, for types without a method of their own.
  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
}

/// A property wrapper for the delegate of an app. No app runs here, so that there is none.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate. Reading it is a programming error: `main()` of an app ends at once.
  public var wrappedValue: DelegateType { preconditionFailure("no app runs here, so that it has no \(DelegateType.self)") }
  /// Names the type of the delegate.
  ///
  /// - Parameter delegateType: The type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
