// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
package import LabelLayout

/// A `UIView` as a SwiftUI view. The view is made and updated once for each picture; it is as large as it is offered, where it has no
/// natural size, and as it fits into what it is offered otherwise.
///
///     struct Title: UIViewRepresentable {
///       func makeUIView(context: Context) -> UILabel { UILabel() }
///       func updateUIView(_ label: UILabel, context: Context) { label.text = "Rain" }
///     }
public protocol UIViewRepresentable: View where Body == RepresentedUIView {
  /// The view.
  associatedtype UIViewType: UIView
  /// What the view talks to.
  associatedtype Coordinator = Void
  /// The coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Gives the view its values.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what the view talks to.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Not called: a picture ends with the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

/// The coordinator and the environment of a view that is made or updated.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view talks to.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// A view that draws the `UIView`. Apple's protocol has no body.
  public var body: RepresentedUIView { RepresentedUIView { representedNode(in: $0) } }
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view as the layout sees it.
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

/// The body of every `UIViewRepresentable`.
public struct RepresentedUIView: PrimitiveView {
  private let makeNode: (ViewContext) -> ViewNode

  init(_ makeNode: @escaping (ViewContext) -> ViewNode) { self.makeNode = makeNode }

  package func node(in context: ViewContext) -> ViewNode { makeNode(context) }
}

/// A `UIView` in a tree of nodes.
private struct ViewInLayout {
  private let view: UIView
  private let ownSize: (CGFloat?, CGFloat?) -> CGSize?

  init(_ view: UIView, ownSize: @escaping (CGFloat?, CGFloat?) -> CGSize?) {
    self.view = view
    self.ownSize = ownSize
  }

  /// Its size is asked for by the layout, and it is drawn at the size that the layout gives.
  var node: ViewNode {
    let drawn = GeometryNode { placement in
      let size = placement.box.frame.size
      view.bounds.size = CGSize(width: size.width, height: size.height)
      view.layoutTree()
      return view.node(size: view.bounds.size)
    }
    let arrangement = CustomArrangement(name: "\(type(of: view))") { question in
      let size = size(width: question.width.map { CGFloat($0) }, height: question.height.map { CGFloat($0) })
      return CustomArrangement.Answer(
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
  /// The traits of a SwiftUI environment.
  fileprivate init(_ values: EnvironmentValues) {
    self.init()
    displayScale = Double(values.displayScale)
    userInterfaceStyle = values.colorScheme == .dark ? .dark : .light
    locale = values.locale.identifier
    layoutDirection = values.layoutDirection
    preferredContentSizeCategory = values.sizeCategory
  }
}
