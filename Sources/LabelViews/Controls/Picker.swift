// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A control that selects one of several values, drawn as its picker style decides: by default as a closed menu, with the selected option
/// and two chevrons. In a form or a list it is a row with the label and the option in the secondary colour; elsewhere the option alone, in
/// the tint colour.
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(1)
///       Text("Large").tag(2)
///     }
///
/// No option is shown as selected if none has the selected value as its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: SelectionValue
  private let content: Content
  private let label: Label
  private let currentValue: (any View)?

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
    currentValue = nil
  }

  /// Creates a picker with a custom label and a view for the selected value.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: A view that describes the purpose of the control.
  ///   - currentValueLabel: The view that a closed menu shows in place of the selected option.
  public init<C: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
    currentValue = currentValueLabel()
  }

  /// Creates a picker for several values that are set together. An image shows the first of them.
  ///
  /// - Parameters:
  ///   - sources: The values, of which there must be at least one.
  ///   - selection: The key path from a value to its binding.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: A view that describes the purpose of the control.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    guard let first = sources.first else { preconditionFailure("a picker needs at least one value to select") }
    self.init(selection: first[keyPath: selection], content: content, label: label)
  }

  /// The control as its style draws it.
  public var body: some View {
    PickerView(label: label, content: content, tag: TagDescription.of(selection), currentValue: currentValue)
  }
}

extension Picker {
  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - label: A view that describes the purpose of the control.
  ///   - content: The options, each with a `tag(_:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == LabelViews.Label<Text, Image> {
  /// Creates a picker with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  {
    self.init(selection: selection, content: content) { LabelViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Sets the value that identifies this view in a picker or a tab view.
  ///
  /// - Parameter tag: The value to compare with the selection.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { TaggedView(content: self, tag: tag) }
}

/// A view with a tag that a picker compares with its selection.
struct TaggedView<Content: View, Value: Hashable>: GroupView {
  let content: Content
  let tag: Value

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let tag = TagDescription.of(self.tag)
    return context.children(of: content).map { node in
      // An explicit tag takes precedence over the one that a ForEach adds.
      (LoweredView(content: node.tag == nil ? .modified(node, .tag(tag)) : node), context)
    }
  }
}

/// Describes tags as text, by which they are compared, since nodes contain only plain values.
enum TagDescription {
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(type(of: value)) \(String(reflecting: value))" }
    return mirror.children.first.map { of($0.value) } ?? "nil"
  }
}

extension ViewNode {
  /// Whether a value is the tag of the view.
  func isTagged(_ value: some Hashable) -> Bool { tag == TagDescription.of(value) }

  /// The tag of the view, which may be below other modifications.
  var tag: String? {
    switch self {
    case .modified(_, .tag(let tag)): tag
    case .modified(let inner, _): inner.tag
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: nil
    }
  }
}
