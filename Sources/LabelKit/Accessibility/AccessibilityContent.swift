// SPDX-License-Identifier: MIT

internal import LabelLayout

extension View {
  /// Replaces what the view is called by what other views say; the closure is given the view's own name.
  public func accessibilityLabel<V: View>(@ViewBuilder content: @escaping (PlaceholderContentView<Self>) -> V) -> some View {
    SpokenView(content: self, spoken: content(PlaceholderContentView(content: self))) { $0.label = $1 }
  }

  /// Has another view read in the view's place; the picture shows the view.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    SpokenView(content: self, spoken: representation()) { ($0.label, $0.children) = ($1, .ignore) }
  }

  /// Has other views read as the view's children; the picture shows the view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    SpokenView(content: self, spoken: children()) { ($0.label, $0.children) = ($1, .ignore) }
  }

  /// Gives other names that the view may be called by.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    SpokenTexts(content: self, texts: inputLabels) { $0.inputLabels = $1 }
  }
}

/// What a view is called by itself, for a closure that adds to it.
public struct PlaceholderContentView<Value>: GroupView {
  let content: any View
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// A view of which others say what it is.
private struct SpokenView<Content: View, Spoken: View>: PrimitiveView {
  let content: Content
  let spoken: Spoken
  let change: (inout AccessibilityChange, String) -> Void

  func node(in context: ViewContext) -> ViewNode {
    var result = AccessibilityChange()
    let words = context.inStack(.vertical).children(of: spoken).map(\.accessibilityDescription).filter { !$0.isEmpty }
    change(&result, words.joined(separator: ", "))
    return .modified(context.lower(content), .accessibility(result))
  }
}

/// A view with names that are looked up where it is.
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
