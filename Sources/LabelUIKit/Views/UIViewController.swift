// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A controller that creates and owns a view, like UIKit's `UIViewController`: `controller.view.pngData()` renders it. There are no windows
/// and no navigation here.
///
/// The view is created on first use. It is 390 × 844 points, with the system's background.
open class UIViewController: UIResponder {
  /// The title of the controller for navigation bars, or nil. It is not drawn.
  open var title: String?
  private var loaded: UIView?

  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view of the controller, which is created on first use.
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? UIView()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }

  /// A Boolean value that indicates whether the view has been created.
  public var isViewLoaded: Bool { loaded != nil }
  /// The view of the controller if it has been created, or nil.
  public var viewIfLoaded: UIView? { loaded }

  /// Creates a controller whose view is created on first use.
  public override init() { super.init() }
  /// Creates a controller. No nib is read.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) { super.init() }
  /// Creates a controller. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates the view. Subclasses override it to set a view of their own.
  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.backgroundColor = .systemBackground
    loaded = view
  }
  /// Tells the controller that its view was created. Subclasses override it.
  open func viewDidLoad() {}
  /// Creates the view if it does not exist yet.
  public func loadViewIfNeeded() { _ = view }
  /// Tells the controller that its view is about to appear on Apple's platforms. It is never called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view is being added to a window on Apple's platforms. It is never called here.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that its view has appeared on Apple's platforms. It is never called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to disappear on Apple's platforms. It is never called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view has disappeared on Apple's platforms. It is never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is about to be laid out on Apple's platforms. It is never called here.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view was laid out on Apple's platforms. It is never called here.
  open func viewDidLayoutSubviews() {}
  /// Tells the controller that the insets of the safe area have changed on Apple's platforms. It is never called here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells the controller that its view gets another size on Apple's platforms. It is never called here.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Tells the controller that the traits have changed on Apple's platforms. It is never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Updates the constraints of the view on Apple's platforms. It is never called here.
  open func updateViewConstraints() {}
  /// Tells the controller that the app has little memory on Apple's platforms. It is never called here.
  open func didReceiveMemoryWarning() {}

  // MARK: Bars and windows

  /// The title and the buttons of the controller in a navigation bar, which is not drawn.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The button of the controller in a tab bar, which is not drawn.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The navigation controller that the controller is inside, or nil.
  open var navigationController: UINavigationController? { parent as? UINavigationController ?? parent?.navigationController }
  /// A Boolean value that indicates whether the bar at the bottom is hidden; it is never drawn.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches below bars; all by default, without effect here.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// A Boolean value that indicates whether the view reaches below opaque bars; without effect here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Insets that are added to the safe area; without effect here.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The size that the controller likes to have where it is presented, in points; zero by default, without effect here.
  open var preferredContentSize = CGSize.zero
  /// The appearance of the view; unspecified by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  /// The look of the status bar, which an image does not have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar, which an image does not have, appears.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// A Boolean value that indicates whether the status bar, which an image does not have, is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// A Boolean value that indicates whether the line at the bottom of the screen, which is not drawn, is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The edges where gestures of the view come before those of the system; without effect here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides about the status bar, which an image does not have; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar, which an image does not have, is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the view turns with the device; it does not here.
  open var shouldAutorotate: Bool { true }
  /// The directions that the interface can have; without effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The direction that the interface has at first where it is presented; without effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Asks for the look of the status bar again; without effect here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the line at the bottom of the screen again; without effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for the edges of gestures again; without effect here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks for the directions of the interface again; without effect here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the interface as the device on Apple's platforms. Here it does nothing.
  public class func attemptRotationToDeviceOrientation() {}

  // MARK: Presentation

  /// How the controller is presented; automatic by default, without effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The movement with which the controller is presented; none is shown.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether a presentation is ended by the program only; without effect here.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether other controllers are presented over this one's view only; without effect here.
  open var definesPresentationContext = false
  /// The controller that this one presents; nil, since nothing is presented here.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one; nil, since nothing is presented here.
  open var presentingViewController: UIViewController? { nil }
  /// The sheet that the controller is presented in; nil, since nothing is presented here.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// The popover that the controller is presented in; nil, since nothing is presented here.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// What runs beside a transition; nil, since nothing moves here.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// A Boolean value that indicates whether the controller is being presented; always false here.
  open var isBeingPresented: Bool { false }
  /// A Boolean value that indicates whether a presentation is being ended; always false here.
  open var isBeingDismissed: Bool { false }
  /// A Boolean value that indicates whether the controller is getting a parent; always false here.
  open var isMovingToParent: Bool { false }
  /// A Boolean value that indicates whether the controller is leaving its parent; always false here.
  open var isMovingFromParent: Bool { false }
  /// A Boolean value that indicates whether the content can be edited; false by default.
  open var isEditing = false
  /// Sets whether the content can be edited. Subclasses override it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Shows another controller on Apple's platforms. Here it does nothing: an image shows one view.
  open func show(_ vc: UIViewController, sender: Any?) {}
  /// Tells a child that its view appears or disappears on Apple's platforms. Here it does nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Tells a child that its view has appeared or disappeared on Apple's platforms. Here it does nothing.
  open func endAppearanceTransition() {}

  /// The controllers inside this one, in the order in which they were added.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one was added to, or nil.
  open private(set) weak var parent: UIViewController?
  /// The traits that the view is drawn with.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// Adds a controller inside this one. Its view is added by the caller.
  ///
  /// - Parameter childController: The controller.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Tells the controller that it is about to get another parent. Subclasses override it.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that it has another parent. Subclasses override it.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func didMove(toParent parent: UIViewController?) {}
  /// Presents another controller on Apple's platforms. Here it only calls the completion handler: an image shows one view.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The other controller; not used.
  ///   - flag: Whether the presentation is animated; not used.
  ///   - completion: Called at once; nil for nothing.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Ends a presentation on Apple's platforms. Here it only calls the completion handler.
  ///
  /// - Parameters:
  ///   - flag: Whether the end is animated; not used.
  ///   - completion: Called at once; nil for nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
