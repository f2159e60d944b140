// SPDX-License-Identifier: MIT

internal import LabelLayout

extension View {
  /// Sets the accessibility label of this view to the text of other views. It appears in the accessibility description, not in the image.
  ///
  /// - Parameter content: Builds the views from a placeholder that has this view's own label; their labels are joined with commas.
  public func accessibilityLabel<V: View>(@ViewBuilder content: @escaping (PlaceholderContentView<Self>) -> V) -> some View {
    SpokenView(content: self, spoken: content(PlaceholderContentView(content: self))) { $0.label = $1 }
  }

  /// Replaces this view by another in the accessibility description. The image still shows this view.
  ///
  /// - Parameter representation: Builds the view to describe instead.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    SpokenView(content: self, spoken: representation()) { ($0.label, $0.children) = ($1, .ignore) }
  }

  /// Replaces the children of this view by other views in the accessibility description. The image still shows this view.
  ///
  /// - Parameter children: Builds the views to describe; their labels are joined with commas.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    SpokenView(content: self, spoken: children()) { ($0.label, $0.children) = ($1, .ignore) }
  }

  /// Sets other names by which voice control can refer to this view.
  ///
  /// - Parameter inputLabels: The names, best first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    SpokenTexts(content: self, texts: inputLabels) { $0.inputLabels = $1 }
  }
}

/// A placeholder for a view's own accessibility label, for a closure that adds to it.
public struct PlaceholderContentView<Value>: GroupView {
  let content: any View
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// A view whose accessibility description comes from other views.
private struct SpokenView<Content: View, Spoken: View>: PrimitiveView {
  let content: Content
  let spoken: Spoken
  let change: (inout AccessibilityChange, String) -> Void

  func node(in context: ViewContext) -> ViewNode {
    var result = AccessibilityChange()
    let descriptions = context.inStack(.vertical).children(of: spoken).map(\.accessibilityDescription).filter { !$0.isEmpty }
    change(&result, descriptions.joined(separator: ", "))
    return .modified(context.lower(content), .accessibility(result))
  }
}

/// A view with accessibility texts that are looked up in its own environment.
private struct SpokenTexts<Content: View>: PrimitiveView {
  let content: Content
  let texts: [Text]
  let change: (inout AccessibilityChange, [String]) -> Void

  func node(in context: ViewContext) -> ViewNode {
    var result = AccessibilityChange()
    change(&result, texts.map { $0.string(in: context.environment) })
    return .modified(context.lower(content), .accessibility(result))
  }
}
