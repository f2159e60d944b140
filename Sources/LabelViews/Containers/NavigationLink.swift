// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A control that opens a destination view. In a form it has a chevron at the trailing edge, after its badge if there is one; elsewhere
/// its label has the tint colour. An image does not show the destination.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The view that the link opens. The closure is not called.
  ///   - label: The view that describes the destination.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The view that the link opens, which an image does not show.
  ///   - label: The view that describes the destination.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  package func node(in context: ViewContext) -> ViewNode {
    guard context.container == .form else {
      return context.lower(label.foregroundStyle(.tint)).control("isButton", isEnabled: context.environment.isEnabled)
    }
    // The badge comes before the chevron, so it is drawn here and not by the form.
    let badge = context.rowTraits.badge ?? .empty
    var traits = RowTraits()
    traits.badge = .empty
    let link = context.lower(
      HStack {
        label
        Spacer()
        LoweredView(content: badge)
        Image(systemName: "chevron.forward").font(.body.weight(.semibold)).imageScale(.small).foregroundStyle(.tertiary)
      })
    return (badge == .empty ? link : .modified(link, .row(traits))).control("isButton", isEnabled: context.environment.isEnabled)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a custom label to the destination of a value.
  ///
  /// - Parameters:
  ///   - value: The value to present. It has no visual effect.
  ///   - label: The view that describes the destination.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localized label to the destination of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: The value to present. It has no visual effect.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) { label = Text(titleKey) }

  /// Creates a link with a label that is not localized to the destination of a value.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: The value to present. It has no visual effect.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - destination: The view that the link opens. The closure is not called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  /// Creates a link with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - destination: The view that the link opens. The closure is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// Creates a link with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - destination: The view that the link opens, which an image does not show.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}
