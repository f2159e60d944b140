// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit

/// The app. A rendered image has none: nothing is opened, and there are no windows.
public final class UIApplication: NSObject, Sendable {
  /// Whether an app is in front of others.
  public enum State: Int, Hashable, Sendable {
    /// The app is in front and receives touches.
    case active
    /// The app is in front and receives no touches.
    case inactive
    /// The app is behind others.
    case background
  }

  /// The keys of options with which URLs are opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The only app there is.
  public static let shared = UIApplication()
  /// The address of the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"

  /// Whether the app is in front of others: it is, and receives touches.
  public var applicationState: State { .active }
  /// The preferred text size: that of the current traits.
  public var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
  /// The direction in which the interface is laid out: that of the current traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The windows of the app; none.
  public var windows: [UIWindow] { [] }
  /// The window that receives key presses; none.
  public var keyWindow: UIWindow? { nil }
  /// The scenes of the app; none.
  public var connectedScenes: Set<UIScene> { [] }
  /// The sessions of the scenes of the app; none.
  public var openSessions: Set<UISceneSession> { [] }
  /// The delegate of the app; nil, since no app runs.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// A Boolean value that indicates whether the app supports several scenes; always false here.
  public var supportsMultipleScenes: Bool { false }
  /// The direction of the status bar, which an image does not have: upright.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The frame of the status bar, which an image does not have: zero.
  public var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the screen stays on; always false here, and setting it has no effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// The number on the icon of the app; always 0 here, and setting it has no effect.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The name of the icon of the app in use; nil for the primary one, as here.
  public var alternateIconName: String? { nil }
  /// A Boolean value that indicates whether the app has several icons; always false here.
  public var supportsAlternateIcons: Bool { false }
  /// Changes the icon of the app on Apple's platforms. Here it only calls the completion handler, without an error.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
    completionHandler(nil)
  }
  /// Asks for notifications from a server on Apple's platforms. Here it does nothing.
  public func registerForRemoteNotifications() {}
  /// Returns whether an app can open a URL; always false here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL on Apple's platforms. Here nothing is opened, and the completion handler is called with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// A view that contains the interface of an app. It is drawn like any other view.
open class UIWindow: UIView {
  /// The position of a window before others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level: a window is before those of lower levels.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    ///
    /// - Parameter rawValue: The number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window; nil for none.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// The scene that the window is in, or nil; without effect here.
  open weak var windowScene: UIWindowScene?
  /// The position of the window before others; without effect here.
  open var windowLevel = Level.normal
  /// The screen of the window: the only one.
  open var screen: UIScreen { .main }
  /// A Boolean value that indicates whether the window receives key presses; always false here.
  open var isKeyWindow: Bool { false }
  /// Shows the window, which is visible already.
  open func makeKeyAndVisible() { isHidden = false }
  /// Lets the window receive key presses on Apple's platforms. Here it does nothing.
  open func makeKey() {}

  /// Creates a window as large as the screen, 390 × 844 points.
  ///
  /// - Parameter windowScene: The scene that the window is in.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
}

/// The pasteboard. It is empty in each process, is kept in memory and changes no other program. Its lock guards its only variable.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard of the process.
  public static let general = UIPasteboard()

  private let lock = NSLock()
  private var content: [Any] = []

  /// The first text on the pasteboard, or nil.
  public var string: String? {
    get { first() }
    set { set(newValue) }
  }
  /// The first URL on the pasteboard, or nil.
  public var url: URL? {
    get { first() }
    set { set(newValue) }
  }
  /// The first image on the pasteboard, or nil.
  public var image: UIImage? {
    get { first() }
    set { set(newValue) }
  }
  /// Whether there is an image on the pasteboard.
  public var hasImages: Bool { image != nil }

  private func first<Value>() -> Value? { lock.withLock { content.lazy.compactMap { $0 as? Value }.first } }
  private func set(_ value: Any?) { lock.withLock { content = value.map { [$0] } ?? [] } }
}
