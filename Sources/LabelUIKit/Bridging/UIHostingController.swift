// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
public import LabelKit
internal import LabelLayout

/// A SwiftUI view in a `UIView`: `controller.view` is as any other, and can be put into one.
///
///     let badge = UIHostingController(rootView: Label("Rain", systemImage: "cloud.rain")).view
open class UIHostingController<Content: View> {
  /// The SwiftUI view.
  open var rootView: Content {
    didSet { hosting.content = rootView }
  }
  private let hosting: HostingView

  // Apple's type; it never is nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that shows it, at its ideal size unless it is given a frame.
  public var view: UIView! { hosting }

  /// Makes a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = HostingView(rootView)
  }

  /// The size of the view when it is offered one.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// Shows a SwiftUI view.
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

  /// Views nested too deep are empty here; `ImageRenderer` reports them.
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

  /// Nil where it cannot be drawn, which `pngData` reports.
  private func measured(_ proposal: Proposal) -> CGSize? {
    do {
      let renderer = try RendererPool.shared.renderer()
      let size = try renderer.layout(renderer.resolve(node, in: environment(scale: nil)), proposing: proposal).label.size
      return CGSize(width: size.width, height: size.height)
    } catch { return nil }
  }
}
