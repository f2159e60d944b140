// SPDX-License-Identifier: MIT

/// Something done to any view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View
  /// The view that the modifier is applied to.
  typealias Content = ModifierContent
  /// Makes the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to, whatever its type.
public struct ModifierContent: GroupView {
  let content: any View

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// What is applied to it.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier's body is lowered in its place.
  public var body: Never { preconditionFailure("a modified view draws itself and has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: GroupView where Content: View, Modifier: ViewModifier {
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    let own = context.holding(modifier)
    return [(own.evaluating { modifier.body(content: ModifierContent(content: content)) }, own)]
  }
}
