// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout

/// A control that selects one of several values. It is drawn closed: the label, the selected option in the secondary colour and two
/// chevrons.
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(1)
///       Text("Large").tag(2)
///     }
///
/// No option is shown if none has the selected value as its tag.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let selection: Selection
  private let content: Content
  private let label: Label

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  ///   - label: A view that describes the purpose of the control.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// The label at the leading edge and the selected option at the trailing edge.
  public var body: some View {
    LabeledContent {
      HStack(spacing: 4) {
        SelectedOptionView(content: content, tag: TagDescription.of(selection))
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(.secondary)
    } label: {
      label
    }
  }
}

extension Picker {
  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - label: A view that describes the purpose of the control.
  ///   - content: The options, each with a `tag(_:)`.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
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
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - selection: A binding to the selected value. An image shows its value at the time of rendering.
  ///   - content: The options, each with a `tag(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
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
  public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
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

/// The option whose tag is the selection.
private struct SelectedOptionView<Content: View>: PrimitiveView {
  let content: Content
  let tag: String

  func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInPicker = true
    return inner.children(of: content).first { $0.tag == tag } ?? .empty
  }
}

/// Describes tags as text, by which they are compared, since nodes contain only plain values.
private enum TagDescription {
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
  fileprivate var tag: String? {
    switch self {
    case .modified(_, .tag(let tag)): tag
    case .modified(let inner, _): inner.tag
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: nil
    }
  }
}
