// SPDX-License-Identifier: MIT

public import Foundation

/// A stack of controllers, of which the last one is drawn. Its navigation bar is not drawn; that of SwiftUI's `NavigationStack` is.
open class UINavigationController: UIViewController {
  /// The controllers of the stack; the last one is drawn.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack, which is drawn; nil for an empty stack.
  open var topViewController: UIViewController? { children.last }
  /// The controller that is drawn; nil for an empty stack.
  open var visibleViewController: UIViewController? { children.last }
  /// The navigation bar, which is not drawn.
  public let navigationBar = UINavigationBar()
  /// A Boolean value that indicates whether the navigation bar, which is not drawn, is hidden.
  open var isNavigationBarHidden = false
  /// The gesture that goes back, which is never recognised here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a stack with one controller.
  ///
  /// - Parameter rootViewController: The controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// Creates an empty stack. No nib is read.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates an empty stack. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the view of the last controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// Adds a controller, whose view is then drawn.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Not used: an image does not move.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
    showTop()
    viewController.didMove(toParent: self)
  }
  /// Removes the last controller, unless it is the only one.
  ///
  /// - Parameter animated: Not used: an image does not move.
  /// - Returns: The removed controller, or nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    showTop()
    return last
  }
  /// Removes all controllers but the first one.
  ///
  /// - Parameter animated: Not used: an image does not move.
  /// - Returns: The removed controllers, or nil for none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let first = children.first else { return nil }
    return popToViewController(first, animated: animated)
  }
  /// Removes the controllers after another one.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes the last one.
  ///   - animated: Not used: an image does not move.
  /// - Returns: The removed controllers, or nil if the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    removed.forEach { $0.removeFromParent() }
    showTop()
    return removed
  }
  /// Replaces the controllers.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers; the last one is drawn.
  ///   - animated: Not used: an image does not move.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    children.forEach { $0.removeFromParent() }
    viewControllers.forEach { addChild($0) }
    showTop()
  }
  /// Hides or shows the navigation bar, which is not drawn.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Not used: an image does not move.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  private func showTop() {
    guard let view = viewIfLoaded else { return }
    view.subviews.forEach { $0.removeFromSuperview() }
    guard let top = children.last?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top)
  }
}

/// The title and the buttons of a controller in a navigation bar, which is not drawn.
nonisolated open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As that of the controller before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// The title, or nil.
  open var title: String?
  /// A view in place of the title, or nil.
  open var titleView: UIView?
  /// A line above the title, or nil.
  open var prompt: String?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons at the leading edge, or nil.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, or nil.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button at the leading edge, or nil.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing edge, or nil.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The button that goes back to this controller, or nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that goes back to this controller, or nil.
  open var backButtonTitle: String?
  /// A Boolean value that indicates whether there is no button to go back.
  open var hidesBackButton = false
  /// The look of the bar, or nil.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that does not reach below it, or nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar, or nil.
  open var compactAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// A button or tab in a bar, which is not drawn.
nonisolated open class UIBarItem: NSObject {
  /// The title, or nil.
  open var title: String?
  /// The image, or nil.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item can be used; true by default.
  open var isEnabled = true
  /// A number by which the item is found; 0 by default.
  open var tag = 0
  /// The identifier by which tests find the item, or nil.
  open var accessibilityIdentifier: String?
  /// The text that describes the item, or nil.
  open var accessibilityLabel: String?
  /// Sets the attributes of the title, which is not drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A button in a bar, which is not drawn.
open class UIBarButtonItem: UIBarItem {
  /// How the button looks.
  public enum Style: Int, Hashable, Sendable {
    /// As other buttons.
    case plain
    /// Bold, for the end of a task.
    case done = 2
  }

  /// Buttons with a title or an image of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The word for the end of a task.
    case done
    /// The word for giving up.
    case cancel
    /// The word for changing.
    case edit
    /// The word for storing.
    case save
    /// A plus sign.
    case add
    /// A space that grows.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    /// A pencil and a page.
    case compose
    /// An arrow for an answer.
    case reply
    /// A box with an arrow.
    case action
    /// A folder with an arrow.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A round arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A basket.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The word for taking back.
    case undo
    /// The word for doing again.
    case redo
    /// A cross, for the end of what is shown.
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// A view in place of the title and the image, or nil.
  open var customView: UIView?
  /// The colour of the button, or nil.
  open var tintColor: UIColor?
  /// The action, which is never performed, or nil.
  open var primaryAction: UIAction?

  /// Creates a button of the system with an action, which is never performed.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button; not drawn.
  ///   - primaryAction: The action, or nil.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }
  /// Creates a button of the system. The action is never performed: there are no selectors on Linux.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of button; not drawn.
  ///   - target: Not used.
  ///   - action: Nil.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) { self.init() }
  /// Creates a button with a title. The action is never performed: there are no selectors on Linux.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - style: How the button looks.
  ///   - target: Not used.
  ///   - action: Nil.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }
  /// Creates a button with an image. The action is never performed: there are no selectors on Linux.
  ///
  /// - Parameters:
  ///   - image: The image, or nil.
  ///   - style: How the button looks.
  ///   - target: Not used.
  ///   - action: Nil.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
  }
  /// Creates a button with a title, an image and an action, which is never performed.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - image: The image, or nil.
  ///   - primaryAction: The action, or nil.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }
  /// Creates a button from a view.
  ///
  /// - Parameter customView: The view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Returns a space that grows.
  public class func flexibleSpace() -> Self { self.init() }
  /// Returns a button for settings of all buttons. They have no effect here: bars are not drawn.
  public class func appearance() -> Self { self.init() }
  /// Creates a button without a title.
  public required override init() { super.init() }
}

/// A tab in a tab bar, which is not drawn.
open class UITabBarItem: UIBarItem {
  /// The image of the selected tab, or nil.
  open var selectedImage: UIImage?
  /// The text of the badge, or nil.
  open var badgeValue: String?
  /// The colour of the badge, or nil.
  open var badgeColor: UIColor?

  /// Creates a tab with a number.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - image: The image, or nil.
  ///   - tag: The number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates a tab with an image for when it is selected.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - image: The image, or nil.
  ///   - selectedImage: The image of the selected tab, or nil.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
