// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit
internal import LabelLayout

/// A SwiftUI view that shows the view of a UIKit controller.
///
/// The controller is made and updated once for each image, and its view is drawn as that of a `UIViewRepresentable`.
public protocol UIViewControllerRepresentable: View where Body == _RepresentedUIView {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller communicates with.
  associatedtype Coordinator = Void
  /// The type of the context parameter of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Creates the controller.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the current values. It is called once, after the controller is created.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the object that the controller communicates with.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view for a proposal, or nil for its own.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent view proposes, in points.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// The context in which a UIKit controller is created and updated.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that the controller communicates with.
  public let coordinator: Representable.Coordinator
  /// The environment of the SwiftUI view.
  public let environment: EnvironmentValues
  /// The context of the change; without an animation here.
  public var transaction: Transaction { Transaction() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates the default coordinator, which is empty.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// The view that draws the controller's view. Apple's protocol has no body.
  public var body: _RepresentedUIView {
    _RepresentedUIView { context in
      context.evaluating {
        let own = Context(coordinator: makeCoordinator(), environment: context.environment)
        let controller = makeUIViewController(context: own)
        updateUIViewController(controller, context: own)
        guard let view = controller.view else { return .empty }
        view.traitCollection = UITraitCollection(context.environment)
        return ViewInLayout(view) {
          sizeThatFits(ProposedViewSize(width: $0, height: $1), uiViewController: controller, context: own)
            ?? CGSize(width: $0 ?? view.frame.width, height: $1 ?? view.frame.height)
        }.node
      }
    }
  }
  /// Returns nil: the view fills the proposed size.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent view proposes, in points.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
}
