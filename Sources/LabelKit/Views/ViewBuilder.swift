// SPDX-License-Identifier: MIT

package import LabelLayout

/// Builds views from statements, as SwiftUI's `ViewBuilder`: any number of views, `if`, `switch`, `if let`, `if #available`, `let`.
@resultBuilder
public enum ViewBuilder {
  /// No statements: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement: itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements: all of them, in order.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    var members: [any View] = []
    repeat members.append(each content)
    return TupleView((repeat each content), members: members)
  }
  /// A statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> { .first(first) }
  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> { .second(second) }
  /// What an `if #available` guards.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The builder's name in newer documentation.
public typealias ContentBuilder = ViewBuilder

/// Several views in order.
public struct TupleView<Views>: GroupView {
  /// The views.
  public let value: Views
  private let views: [any View]

  init(_ value: Views, members: [any View]) {
    self.value = value
    self.views = members
  }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { views.map { ($0, context) } }
}

/// One of two views.
public enum ConditionalView<First: View, Second: View>: GroupView {
  /// The first one.
  case first(First)
  /// The second one.
  case second(Second)

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    switch self {
    case .first(let view): [(view, context.inside(FirstBranch.self))]
    case .second(let view): [(view, context.inside(SecondBranch.self))]
    }
  }

  private enum FirstBranch {}
  private enum SecondBranch {}
}

extension Optional: View where Wrapped: View {
  /// Never called: an optional view is lowered, not expanded.
  public var body: Never { preconditionFailure("an optional view draws itself and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func node(in context: ViewContext) -> ViewNode { map { context.lower($0) } ?? .empty }
}

extension Optional: GroupView where Wrapped: View {
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { map { [($0, context)] } ?? [] }
}
