// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A controller that shows a SwiftUI view in a UIKit view. Its `view` is an ordinary `UIView`.
///
///     let badge = UIHostingController(rootView: Label("Rain", systemImage: "cloud.rain")).view
///
/// Without a frame the view has the ideal size of the SwiftUI view, and no background.
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view that the controller shows.
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostingView)?.content = rootView }
  }
  /// The sizes that follow that of the SwiftUI view; none by default. The intrinsic size of the view always does here.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the SwiftUI view keeps to; all by default. An image has none.
  open var safeAreaRegions = SafeAreaRegions.all

  /// Creates a controller that shows a SwiftUI view.
  ///
  /// - Parameter rootView: The SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller that shows a SwiftUI view. Nothing is read from the coder.
  ///
  /// - Parameters:
  ///   - coder: Not used.
  ///   - rootView: The SwiftUI view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  /// Returns nil, since nothing is read from the coder and there is no SwiftUI view without it. Subclasses override it.
  public required init?(coder: NSCoder) { nil }

  /// Creates the view that shows the SwiftUI view.
  open override func loadView() { view = HostingView(rootView) }

  /// Returns the size of the SwiftUI view for a proposed size.
  ///
  /// - Parameter size: The proposed size in points; a length of 0 proposes none.
  /// - Returns: The size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// The sizes of a hosting controller that follow that of its SwiftUI view.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A UIKit view that shows a SwiftUI view.
final class HostingView: UIView {
  var content: any View

  init(_ content: any View) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { measured(.ideal) ?? super.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(Proposal(width: size.width > 0 ? Double(size.width) : nil, height: size.height > 0 ? Double(size.height) : nil)) ?? .zero
  }

  override func ownContent(size: CGSize) -> ViewNode? {
    .modified(node, .frame(width: max(0, Double(size.width)), height: max(0, Double(size.height)), alignment: .center))
  }

  /// The SwiftUI view as a view tree. Views that are nested too deeply are empty here; `ImageRenderer` reports them.
  private var node: ViewNode {
    let traits = traitCollection
    var values = EnvironmentValues()
    values.locale = Locale(identifier: traits.locale)
    values.layoutDirection = environment(scale: nil).direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    values.displayScale = CGFloat(traits.displayScale)
    var change = EnvironmentChange()
    change.numberOfLines = 0
    do { return .modified(try ViewContext.tree(of: content, in: values), .environment(change)) } catch { return .empty }
  }

  /// Returns the size for a proposal, or nil if the view cannot be rendered, which `pngData` reports.
  private func measured(_ proposal: Proposal) -> CGSize? {
    do {
      let renderer = try RendererPool.shared.renderer()
      var ignored: [Diagnostic] = []
      let size = try renderer.layout(node, in: environment(scale: nil), proposing: proposal, collecting: &ignored).size
      return CGSize(width: size.width, height: size.height)
    } catch { return nil }
  }
}
