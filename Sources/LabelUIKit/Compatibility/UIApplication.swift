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
  /// Returns whether an app can open a URL; always false here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL on Apple's platforms. Here nothing is opened, and the completion handler is called with false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
}

/// A view that contains the interface of an app. It is drawn like any other view.
open class UIWindow: UIView {
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
  /// A Boolean value that indicates whether the window receives key presses; always false here.
  open var isKeyWindow: Bool { false }
  /// Shows the window, which is visible already.
  open func makeKeyAndVisible() { isHidden = false }
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
