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

  /// Creates a controller whose view is created on first use.
  public override init() { super.init() }
  /// Creates a controller. No nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
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
