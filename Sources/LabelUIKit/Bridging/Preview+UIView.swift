// SPDX-License-Identifier: MIT

public import LabelViews

/// Declares a preview of a UIKit view, which `Previews.all` of LabelSnapshots and `labelkit preview` find.
///
/// - Parameters:
///   - name: The name of the preview; nil for none.
///   - traits: The traits of the preview, such as `.sizeThatFitsLayout`. Of two layouts the last one counts.
///   - body: Makes the UIKit view. It is called on the main actor when the preview is drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @_PreviewedViewBuilder body: @escaping @MainActor () -> UIView
) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit view controller, which `Previews.all` of LabelSnapshots and `labelkit preview` find.
///
/// - Parameters:
///   - name: The name of the preview; nil for none.
///   - traits: The traits of the preview, such as `.sizeThatFitsLayout`. Of two layouts the last one counts.
///   - body: Makes the view controller, whose view is drawn. It is called on the main actor when the preview is drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewedViewBuilder body: @escaping @MainActor () -> UIViewController
) =
  #externalMacro(module: "LabelKitMacros", type: "PreviewMacro")

extension Preview {
  /// Creates a preview of a UIKit view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; nil for none.
  ///   - traits: The traits of the preview. Of two layouts the last one counts.
  ///   - body: Makes the UIKit view. It is called when the preview is drawn.
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @_PreviewedViewBuilder body: @escaping @MainActor () -> UIView) {
    self.init(name, traits) { PreviewedView(view: body()) }
  }

  /// Creates a preview of a UIKit view controller.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; nil for none.
  ///   - traits: The traits of the preview. Of two layouts the last one counts.
  ///   - body: Makes the view controller, whose view is drawn. It is called when the preview is drawn.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @_PreviewedViewBuilder body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits) { PreviewedView(view: body().view) }
  }
}

/// A result builder for one UIKit view or controller. Without it the compiler takes a closure with several SwiftUI views for one that may
/// return a UIKit view, and cannot choose. A closure with `return` does not use it.
@resultBuilder
public enum _PreviewedViewBuilder {
  /// Returns the only view or controller.
  ///
  /// - Parameter content: The view or controller.
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

/// A UIKit view as the content of a preview.
private struct PreviewedView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
