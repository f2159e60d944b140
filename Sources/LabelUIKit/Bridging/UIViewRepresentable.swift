// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
package import LabelViewNode

/// A SwiftUI view that shows a UIKit view.
///
///     struct Title: UIViewRepresentable {
///       func makeUIView(context: Context) -> UILabel { UILabel() }
///       func updateUIView(_ label: UILabel, context: Context) { label.text = "Rain" }
///     }
///
/// The UIKit view is made and updated once for each image. A view without an intrinsic size fills the proposed size; a view with one
/// shrinks to fit the proposed width.
public protocol UIViewRepresentable: View where Body == _RepresentedUIView {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that the UIKit view communicates with.
  associatedtype Coordinator = Void
  /// The type of the context parameter of the methods.
  typealias Context = UIViewRepresentableContext<Self>
  /// Creates the UIKit view.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the UIKit view with the current values. It is called once, after the view is created.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator and the environment.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Creates the object that the UIKit view communicates with.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the UIKit view for a proposal, or nil for its own.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent view proposes, in points.
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator and the environment.
  /// - Returns: The size in points, or nil.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The context in which a UIKit view is created and updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that the UIKit view communicates with.
  public let coordinator: Representable.Coordinator
  /// The environment of the SwiftUI view.
  public let environment: EnvironmentValues
  /// The context of the change; without an animation here.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates the default coordinator, which is empty.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// The view that draws the UIKit view. Apple's protocol has no body.
  public var body: _RepresentedUIView { _RepresentedUIView { representedNode(in: $0) } }
  /// Returns nil: the UIKit view has its own size.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent view proposes, in points.
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator and the environment.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// Returns the UIKit view as a view tree.
  ///
  /// - Parameter context: The coordinator and the environment.
  private func representedNode(in context: ViewContext) -> ViewNode {
    context.evaluating {
      let viewContext = Context(coordinator: makeCoordinator(), environment: context.environment)
      let view = makeUIView(context: viewContext)
      view.traitCollection = UITraitCollection(context.environment)
      updateUIView(view, context: viewContext)
      return ViewInLayout(view) { sizeThatFits(ProposedViewSize(width: $0, height: $1), uiView: view, context: viewContext) }.node
    }
  }
}

/// The type of the body of every `UIViewRepresentable`.
public struct _RepresentedUIView: PrimitiveView {
  private let makeNode: (ViewContext) -> ViewNode

  init(_ makeNode: @escaping (ViewContext) -> ViewNode) { self.makeNode = makeNode }

  package func node(in context: ViewContext) -> ViewNode { makeNode(context) }
}

/// A UIKit view in the view tree.
struct ViewInLayout {
  private let view: UIView
  private let ownSize: (CGFloat?, CGFloat?) -> CGSize?

  init(_ view: UIView, ownSize: @escaping (CGFloat?, CGFloat?) -> CGSize?) {
    self.view = view
    self.ownSize = ownSize
  }

  /// The view as a view tree. The layout asks for its size, and draws it at the size that it gets.
  var node: ViewNode {
    let drawn = GeometryNode { placement in
      let size = placement.box.frame.size
      view.bounds.size = CGSize(width: size.width, height: size.height)
      view.layoutTree()
      return view.node(size: view.bounds.size)
    }
    let arrangement = CustomArrangement(name: "\(type(of: view))") { request in
      let size = size(width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) })
      return CustomArrangement.Response(
        size: Size(width: size.width, height: size.height),
        placements: [.init(origin: Point(x: 0, y: 0), width: Double(size.width), height: Double(size.height))])
    }
    return .container(ContainerNode(.custom(arrangement), children: [.geometry(drawn)]))
  }

  private func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if let own = ownSize(width, height) { return own }
    let natural = view.intrinsicContentSize
    if natural.width >= 0, natural.height >= 0 {
      guard let width, width.isFinite, width < natural.width else { return natural }
      let fitting = view.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(width, fitting.width), height: max(fitting.height, 0))
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: finite(width) ?? fitting.width, height: finite(height) ?? fitting.height)
  }

  private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
}

extension UITraitCollection {
  /// Creates the traits of a SwiftUI environment.
  init(_ values: EnvironmentValues) {
    self.init()
    displayScale = Double(values.displayScale)
    userInterfaceStyle = values.colorScheme == .dark ? .dark : .light
    locale = values.locale.identifier
    layoutDirection = values.layoutDirection
    preferredContentSizeCategory = values.sizeCategory
  }
}
