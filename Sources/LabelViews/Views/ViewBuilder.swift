// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A result builder that creates views from statements, as SwiftUI's `ViewBuilder`: any number of views, `if`, `switch`, `if let`, `if
/// #available` and `let`.
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty view from a block without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Builds a view from a block with a single statement.
  ///
  /// - Parameter content: The view of the statement, which is returned unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Builds a tuple view from a block with several statements.
  ///
  /// - Parameter content: The views of the statements, in their order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    var members: [any View] = []
    repeat members.append(each content)
    return TupleView((repeat each content), members: members)
  }
  /// Builds a view from an expression.
  ///
  /// - Parameter content: The view of the expression, which is returned unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Builds an optional view from an `if` without `else`.
  ///
  /// - Parameter content: The view of the branch; `nil` if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Builds a view from the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The view of the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { .first(first) }
  /// Builds a view from the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The view of the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { .second(second) }
  /// Builds a type-erased view from the branch of an `if #available`.
  ///
  /// - Parameter content: The view of the branch.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// A view of several views in their order, as `ViewBuilder` creates it.
public struct TupleView<Views>: GroupView {
  /// The views as a tuple.
  public let value: Views
  private let views: [any View]

  /// Creates a view from a tuple of views.
  ///
  /// - Parameter value: The views as a tuple; elements that are no views are left out.
  public init(_ value: Views) { self.init(value, members: Mirror(reflecting: value).children.compactMap { $0.value as? any View }) }

  init(_ value: Views, members: [any View]) {
    self.value = value
    self.views = members
  }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { views.map { ($0, context) } }
}

/// A view, or other content, that is one of two alternatives, as a result builder creates it from an `if` with `else`.
public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The content of the first branch.
  case first(TrueContent)
  /// The content of the second branch.
  case second(FalseContent)

  private enum FirstBranch {}
  private enum SecondBranch {}
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called, since the view of a branch is drawn instead.
  public var body: Never { preconditionFailure("a condition draws the view of its branch and has no body") }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: GroupView where TrueContent: View, FalseContent: View {
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    switch self {
    case .first(let view): [(view, context.inBranch(FirstBranch.self))]
    case .second(let view): [(view, context.inBranch(SecondBranch.self))]
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called, since an optional view becomes a node directly and has no body.
  public var body: Never { preconditionFailure("an optional view draws itself and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func node(in context: ViewContext) -> ViewNode { map { context.lower($0) } ?? .empty }
}

extension Optional: GroupView where Wrapped: View {
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { map { [($0, context)] } ?? [] }
}
