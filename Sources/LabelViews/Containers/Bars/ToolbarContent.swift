// SPDX-License-Identifier: MIT

/// A type that describes items of a toolbar, for items of one's own.
///
///     struct EditItems: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .topBarLeading) { EditButton() }
///       }
///     }
///     Text("Forecast").toolbar { EditItems() }
public protocol ToolbarContent {
  /// The type of the items that `body` consists of.
  associatedtype Body: ToolbarContent
  /// The items of the toolbar.
  @ToolbarContentBuilder var body: Body { get }
}

/// A type that describes items of a toolbar that the user can customise. All items are drawn.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  /// Sets whether the item shares a background with its neighbours, as on iOS 26. Items have no background here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// Content of a toolbar that adds its items itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  func add(to bars: BarContent, in context: ViewContext)
}

extension PrimitiveToolbarContent {
  /// Never called, since the content adds its items itself.
  public var body: Never { preconditionFailure("\(Self.self) adds its items itself and has no body") }
}

extension Never: CustomizableToolbarContent {}

extension BarContent {
  /// Adds the items of some content, evaluated in the environment of the view that it belongs to.
  func add(_ content: some ToolbarContent, in context: ViewContext) {
    if let primitive = content as? any PrimitiveToolbarContent { return primitive.add(to: self, in: context) }
    let inner = context.withStates(of: content)
    add(inner.evaluating { content.body }, in: inner)
  }
}

/// A result builder that creates the items of a toolbar from statements.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Builds content from an expression.
  ///
  /// - Parameter content: The items of the expression, which are returned unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds content from a block with a single statement.
  ///
  /// - Parameter content: The items of the statement, which are returned unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds content from a block with several statements.
  ///
  /// - Parameters:
  ///   - first: The items of the first statement.
  ///   - second: The items of the second statement.
  ///   - content: The items of the other statements, in their order.
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> _TupleToolbarContent<(First, Second, repeat each Content)> {
    var members: [any ToolbarContent] = [first, second]
    repeat members.append(each content)
    return _TupleToolbarContent(members: members)
  }
  /// Builds optional content from an `if` without `else`.
  ///
  /// - Parameter content: The items of the branch; `nil` if the condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Builds content from the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The items of the first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ConditionalContent<First, Second> {
    .first(first)
  }
  /// Builds content from the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The items of the second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ConditionalContent<First, Second> {
    .second(second)
  }
  /// Builds content from the branch of an `if #available`.
  ///
  /// - Parameter content: The items of the branch.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some CustomizableToolbarContent {
    _TupleToolbarContent<Content>(members: [content])
  }
}

/// The items of several statements in their order, as `ToolbarContentBuilder` creates them.
public struct _TupleToolbarContent<Items>: PrimitiveToolbarContent, CustomizableToolbarContent {
  let members: [any ToolbarContent]

  func add(to bars: BarContent, in context: ViewContext) { for member in members { bars.add(member, in: context) } }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func add(to bars: BarContent, in context: ViewContext) { if let self { bars.add(self, in: context) } }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  func add(to bars: BarContent, in context: ViewContext) {
    switch self {
    case .first(let content): bars.add(content, in: context)
    case .second(let content): bars.add(content, in: context)
    }
  }
}
