// SPDX-License-Identifier: MIT

public import Foundation

/// How a controller is presented. Nothing is presented in a rendered image.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen, in place of what is below.
  case fullScreen
  /// As a page over what is below.
  case pageSheet
  /// As a smaller page in the middle.
  case formSheet
  /// Over the controller that presents it.
  case currentContext
  /// As its transitioning delegate decides.
  case custom
  /// Over the whole screen, with what is below.
  case overFullScreen
  /// Over the controller that presents it, with what is below.
  case overCurrentContext
  /// In a popover.
  case popover
  /// Over the whole screen of a television, blurred.
  case blurOverFullScreen
  /// As the controller's own style.
  case none = -1
  /// As the system decides.
  case automatic = -2
}

/// The movement with which a controller is presented. An image does not move.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From the bottom.
  case coverVertical
  /// By turning around.
  case flipHorizontal
  /// By fading in.
  case crossDissolve
  /// As a page that is turned.
  case partialCurl
}

/// The look of the status bar, which an image does not have.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light, as the appearance.
  case `default`
  /// Light, for dark backgrounds.
  case lightContent
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// How the status bar appears. An image does not move.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// The direction of the interface. A rendered image is upright.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The direction is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright and upside down.
  case portraitUpsideDown
  /// On its side, with the home button to the left.
  case landscapeLeft = 4
  /// On its side, with the home button to the right.
  case landscapeRight = 3

  /// Whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The directions that an interface can have. A rendered image is upright.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright, as a phone is held.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright and upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, with the home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, with the home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its left or right side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every direction there is.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Every direction but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Some of the four sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The side above the others.
  public static let top = UIRectEdge(rawValue: 1)
  /// The side before the others.
  public static let left = UIRectEdge(rawValue: 2)
  /// The side below the others.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The side after the others.
  public static let right = UIRectEdge(rawValue: 8)
  /// The four sides of a rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// What runs beside the transition of a controller on Apple's platforms. There are no transitions here.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

/// Runs animations beside the transition of a controller on Apple's platforms. There are no transitions here.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations beside the transition.
  ///
  /// - Parameters:
  ///   - animation: The animations; nil for none.
  ///   - completion: Called at the end; nil for nothing.
  /// - Returns: Whether the animations run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// Arranges a presented controller on Apple's platforms. Nothing is presented here.
nonisolated open class UIPresentationController: NSObject {
  /// The controller whose view is shown over another one.
  public let presentedViewController: UIViewController
  /// The controller that presents it, or nil.
  public let presentingViewController: UIViewController?

  /// Creates a presentation, which is not shown.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it, or nil.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }
}

/// Arranges a controller in a sheet on Apple's platforms. Nothing is presented here.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name from its text.
      ///
      /// - Parameter rawValue: The text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from its text.
      ///
      /// - Parameter rawValue: The text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the screen.
      public static let medium = Identifier("medium")
      /// The full height of a sheet.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// About half of the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// The full height of a sheet.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet rests; without effect here.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now, or nil; without effect here.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is below is not dimmed, or nil; without effect here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet has a line to pull at; without effect here.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether scrolling makes the sheet higher; without effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is at an edge where there is little height; without effect here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners in points, or nil; without effect here.
  open var preferredCornerRadius: CGFloat?
}

/// Arranges a controller in a popover on Apple's platforms. Nothing is presented here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at, or nil.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the view's coordinates in points.
  open var sourceRect = CGRect.null
  /// The button that the popover points at, or nil.
  open var barButtonItem: UIBarButtonItem?
}
