// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelLayout

/// A choice with a label, drawn still: the chosen view, secondary, with two chevrons. Nothing is shown where no tag is the selection.
///
///     Picker("Size", selection: $size) {
///       Text("Small").tag(1)
///       Text("Large").tag(2)
///     }
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  private let selection: Selection
  private let content: Content
  private let label: Label

  /// Makes a choice with any label.
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection.wrappedValue
    self.content = content()
    self.label = label()
  }

  /// The label at the leading edge and the chosen view at the trailing one.
  public var body: some View {
    LabeledContent {
      HStack(spacing: 4) {
        ChosenView(content: content, tag: TagText.of(selection))
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(.secondary)
    } label: {
      label
    }
  }
}

extension Picker {
  /// Makes a choice with any label.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a choice with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == LabelKit.Label<Text, Image> {
  /// Makes a choice with a label that is looked up and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { LabelKit.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Says what a picker tells this view apart by.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { TaggedView(content: self, tag: tag) }
}

/// A view that a picker can choose.
struct TaggedView<Content: View, Value: Hashable>: GroupView {
  let content: Content
  let tag: Value

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let tag = TagText.of(self.tag)
    return context.children(of: content).map { node in
      // A tag that is written wins over the one that a ForEach gives.
      (LoweredView(content: node.tag == nil ? .modified(node, .tag(tag)) : node), context)
    }
  }
}

/// The choice whose tag is the selection.
private struct ChosenView<Content: View>: PrimitiveView {
  let content: Content
  let tag: String

  func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInPicker = true
    return inner.children(of: content).first { $0.tag == tag } ?? .empty
  }
}

/// Tags are compared as text, since nodes hold nothing but plain values.
private enum TagText {
  static func of(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(type(of: value)) \(String(reflecting: value))" }
    return mirror.children.first.map { of($0.value) } ?? "nil"
  }
}

extension ViewNode {
  /// Whether a picker tells the view apart by a value.
  func isTagged(_ value: some Hashable) -> Bool { tag == TagText.of(value) }

  /// What a picker tells the view apart by, however it was modified since.
  fileprivate var tag: String? {
    switch self {
    case .modified(_, .tag(let tag)): tag
    case .modified(let inner, _): inner.tag
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: nil
    }
  }
}
