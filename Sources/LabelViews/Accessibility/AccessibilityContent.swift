// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

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
    RepresentedView(content: self, representation: representation())
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

/// A view that another one describes. If that is one element, its value, traits and actions apply.
private struct RepresentedView<Content: View, Representation: View>: PrimitiveView {
  let content: Content
  let representation: Representation

  func node(in context: ViewContext) -> ViewNode {
    let other = context.lower(representation)
    let elements = AccessibilityPlan(other).elements
    var change = AccessibilityChange()
    (change.label, change.children) = (other.accessibilityDescription, .ignore)
    if elements.count == 1 {
      change.label = elements[0].label
      (change.value, change.hint, change.headingLevel) = (elements[0].value, elements[0].hint, elements[0].headingLevel)
      (change.addedTraits, change.actions) = (elements[0].traits, elements[0].actions)
    }
    return .modified(context.lower(content), .accessibility(change))
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

/// More content of a view for assistive technologies, which a rendered image does not have.
extension View {
  /// Adds content that a user of assistive technologies can ask for. It has no effect in a rendered image.
  public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: _AccessibilityContentImportance = .default) -> some View
  {
    self
  }
  /// Adds content that a user of assistive technologies can ask for. It has no effect in a rendered image.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: _AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Adds content that a user of assistive technologies can ask for. It has no effect in a rendered image.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: _AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Adds content that a user of assistive technologies can ask for. It has no effect in a rendered image.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: _AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Adds content that a user of assistive technologies can ask for. It has no effect in a rendered image.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: _AccessibilityContentImportance = .default
  ) -> some View { self }
}

/// Whether content is read at once or only when a user asks for it. It has no effect in a rendered image.
public struct _AccessibilityContentImportance: Hashable, Sendable {
  /// The content is read when a user asks for it.
  public static let `default` = _AccessibilityContentImportance()
  /// The content is read at once.
  public static let high = _AccessibilityContentImportance()
}

/// The label of content for assistive technologies, by which it can be replaced.
public struct AccessibilityCustomContentKey: Sendable {
  /// Creates a key from a localized label.
  public init(_ labelKey: LocalizedStringKey) {}
  /// Creates a key from a label and an identifier.
  public init(_ label: Text, id: String) {}
}
