// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
public import LabelKit
internal import LabelLayout

/// A controller that shows a SwiftUI view in a UIKit view. Its `view` is an ordinary `UIView`.
///
///     let badge = UIHostingController(rootView: Label("Rain", systemImage: "cloud.rain")).view
nonisolated open class UIHostingController<Content: View> {
  /// The SwiftUI view that the controller shows.
  open var rootView: Content {
    didSet { hosting.content = rootView }
  }
  private let hosting: HostingView

  // Apple's type; it is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The UIKit view that shows the SwiftUI view. Without a frame it has the ideal size of the SwiftUI view.
  public var view: UIView! { hosting }

  /// Creates a controller that shows a SwiftUI view.
  ///
  /// - Parameter rootView: The SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
  }

  /// Returns the size of the SwiftUI view for a proposed size.
  ///
  /// - Parameter size: The proposed size in points; a length of 0 proposes none.
  /// - Returns: The size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
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
