// SPDX-License-Identifier: MIT

public import Foundation

/// A view of a class that takes settings for all its views on Apple's platforms. Only those of labels have an effect here.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns a view for settings of all views of the class. They have no effect here: set the properties of the views that are drawn.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else { preconditionFailure("init(coder:) of \(Self.self) returns nil") }
    return view
  }
  /// Returns a view for settings of all views of the class inside others. They have no effect here.
  ///
  /// - Parameter containerTypes: The classes of the views outside; not used.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}

/// The background of a bar, which is not drawn. SwiftUI's `toolbarBackground` is.
nonisolated open class UIBarAppearance: NSObject {
  /// The colour of the background, or nil.
  open var backgroundColor: UIColor?
  /// The blur of the background, or nil.
  open var backgroundEffect: UIBlurEffect?
  /// The image of the background, or nil.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge, or nil.
  open var shadowColor: UIColor?
  /// The image of the line at the edge, or nil.
  open var shadowImage: UIImage?
  /// Creates the look of a bar of the system.
  public required override init() { super.init() }
  /// Creates the look of another bar.
  ///
  /// - Parameter barAppearance: The other look, whose background is taken.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }
  /// Sets the background of the system.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }
  /// Sets a background that nothing is seen through.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Sets that nothing is drawn behind the bar.
  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, .clear) }
}

/// The look of a navigation bar, which is not drawn. SwiftUI's bars are; see `toolbarBackground` and `toolbarColorScheme`.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of a small title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and the colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the image of the button that goes back.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {}
}

/// The look of the buttons of a bar, which are not drawn.
nonisolated open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button in a state.
  nonisolated open class State: NSObject {
    /// The font and the colour of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  /// The look of buttons at rest.
  public let normal = State()
  /// The look of buttons that are touched.
  public let highlighted = State()
  /// The look of buttons that cannot be used.
  public let disabled = State()
}

/// The look of a tab bar, which is not drawn. That of SwiftUI's `TabView` is.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs in low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab, or nil.
  open var selectionIndicatorTintColor: UIColor?
}

/// The look of the tabs of a bar, which are not drawn.
nonisolated open class UITabBarItemAppearance: NSObject {
  /// The look of a tab in a state.
  nonisolated open class State: NSObject {
    /// The font and the colour of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the image, or nil.
    open var iconColor: UIColor?
    /// The colour of the badge, or nil.
    open var badgeBackgroundColor: UIColor?
  }
  /// The look of tabs that are not selected.
  public let normal = State()
  /// The look of the selected tab.
  public let selected = State()
  /// The look of tabs that cannot be used.
  public let disabled = State()
}

/// The look of a toolbar, which is not drawn.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
}

/// A navigation bar. It is a plain view here; SwiftUI's `NavigationStack` draws one.
open class UINavigationBar: UIView {
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar above content that does not reach below it, or nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar, or nil.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of a low bar above content that does not reach below it, or nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The attributes of a small title, or nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title, or nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles = false
  /// A Boolean value that indicates whether something is seen through the bar.
  open var isTranslucent = true
  /// The colour of the background, or nil.
  open var barTintColor: UIColor?
  /// The image of the line at the edge, or nil.
  open var shadowImage: UIImage?
  /// The image of the button that goes back, or nil.
  open var backIndicatorImage: UIImage?
  /// The shape of the image of the button that goes back, or nil.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// Sets the image of the background, which is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A tab bar. It is a plain view here; SwiftUI's `TabView` draws one.
open class UITabBar: UIView {
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar above content that does not reach below it, or nil.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The tabs, or nil.
  open var items: [UITabBarItem]?
  /// A Boolean value that indicates whether something is seen through the bar.
  open var isTranslucent = true
  /// The colour of the background, or nil.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected, or nil.
  open var unselectedItemTintColor: UIColor?
  /// The image of the background, or nil.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge, or nil.
  open var shadowImage: UIImage?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
}

/// A bar of buttons. It is a plain view here.
open class UIToolbar: UIView {
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of the bar above content that does not reach below it, or nil.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The buttons, or nil.
  open var items: [UIBarButtonItem]?
  /// A Boolean value that indicates whether something is seen through the bar.
  open var isTranslucent = true
  /// The colour of the background, or nil.
  open var barTintColor: UIColor?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// Sets the buttons, which are not drawn.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default`
  /// A low bar.
  case compact
  /// The usual height with a line above the title.
  case defaultPrompt = 101
  /// A low bar with a line above the title.
  case compactPrompt
}
