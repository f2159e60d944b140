// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// A view that leads somewhere, drawn still: in a form with a badge, if it has one, and a chevron at the trailing edge, elsewhere in the colour of things that can be
/// acted on. Where it leads does not matter to a picture.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  /// Makes a link with any label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Makes a link with any label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  package func node(in context: ViewContext) -> ViewNode {
    guard context.container == .form else {
      return context.lower(label.foregroundStyle(.tint))
    }
    // A badge is before the chevron, and so is drawn here.
    let badge = context.rowTraits.badge ?? .empty
    var drawn = RowTraits()
    drawn.badge = .empty
    let link = context.lower(
      HStack {
        label
        Spacer()
        LoweredView(content: badge)
        Image(systemName: "chevron.forward").font(.body.weight(.semibold)).imageScale(.small).foregroundStyle(.tertiary)
      })
    return badge == .empty ? link : .modified(link, .row(drawn))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the destination of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a label that is looked up to the destination of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) { label = Text(titleKey) }

  /// Makes a link with a label that is used as it is to the destination of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  /// Makes a link with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// Makes a link with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}
