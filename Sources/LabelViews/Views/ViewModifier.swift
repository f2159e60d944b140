// SPDX-License-Identifier: MIT

/// A modifier that turns any view into another one.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().background(.white) }
///     }
public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View
  /// The type of the view that the modifier is applied to.
  typealias Content = _ModifierContent
  /// Returns the modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  @ViewBuilder func body(content: Content) -> Body
}

/// A type-erased view that a modifier is applied to.
public struct _ModifierContent: GroupView {
  let content: any View

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

extension View {
  /// Applies a modifier to this view.
  ///
  /// - Parameter modifier: The modifier to apply.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that the modifier is applied to.
  public var content: Content
  /// The modifier that is applied to the view.
  public var modifier: Modifier

  /// Creates a view with a modifier applied to it.
  ///
  /// - Parameters:
  ///   - content: The view that the modifier is applied to.
  ///   - modifier: The modifier to apply.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called, since the modifier's body is drawn instead.
  public var body: Never { preconditionFailure("a modified view draws itself and has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: GroupView where Content: View, Modifier: ViewModifier {
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    if let effect = modifier as? any GeometryEffect { return [(Self.view(content, effect), context)] }
    let inner = context.withStates(of: modifier)
    return [(inner.evaluating { modifier.body(content: _ModifierContent(content: content)) }, inner)]
  }

  private static func view(_ content: Content, _ effect: some GeometryEffect) -> any View {
    SizedEffectView(content: content) { LoweredView(content: $0).projectionEffect(effect.effectValue(size: $1.size)) }
  }
}
