// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// What makes a view, as UIKit's `UIViewController`: `controller.view.pngData()` draws it. There are no windows and no navigation.
///
/// The view is made when it is first asked for, and is 390 × 844 points, white or black by its traits.
open class UIViewController: NSObject {
  /// A name for bars, which are not drawn.
  open var title: String?
  private var loaded: UIView?

  // Apple's type; it never is nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view.
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      loadView()
      let made = loaded ?? UIView()
      loaded = made
      viewDidLoad()
      return made
    }
    set { loaded = newValue }
  }

  /// Whether the view is there.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes a controller.
  public override init() { super.init() }
  /// Makes a controller. No nib is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Makes a controller. Nothing of the coder is used.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes the view; overridden, to set another one.
  open func loadView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.backgroundColor = .systemBackground
    loaded = view
  }
  /// Called once the view is there.
  open func viewDidLoad() {}
  /// Makes the view, if it is not there yet.
  public func loadViewIfNeeded() { _ = view }
  /// Not called: nothing appears in a picture.
  open func viewWillAppear(_ animated: Bool) {}
  /// Not called: nothing appears in a picture.
  open func viewDidAppear(_ animated: Bool) {}
  /// Not called: views are laid out when they are drawn, without their controllers.
  open func viewDidLayoutSubviews() {}
}
