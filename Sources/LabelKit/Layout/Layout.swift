// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout

/// A way of one's own to arrange views.
///
///     struct Row: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         subviews.first?.place(at: bounds.origin, proposal: proposal)
///       }
///     }
///     Row { Text("a"); Text("b") }
public protocol Layout: Animatable {
  /// What the layout keeps between its functions.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews
  /// How the layout behaves.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what the layout keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The layout's size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a box of that size. Views that are not placed are in its middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a line of the layout runs; nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a line of the layout runs; nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// As any layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views, arranged.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout behaves.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis that spacers and dividers inside mean; nil for none.
  public var stackOrientation: Axis?
  /// As any layout.
  public init() {}
}

/// The size that a view is offered, in points: nil asks for the ideal length, 0 for the least, infinity for the greatest.
public struct ProposedViewSize: Hashable, Sendable {
  /// Across.
  public var width: CGFloat?
  /// Down.
  public var height: CGFloat?

  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The offer with something in place of what it leaves open; 10 × 10 by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
  fileprivate let views: [LayoutSubview]
  /// Where reading begins. Places are counted from there; LabelKit mirrors them.
  public let layoutDirection: LayoutDirection

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { views.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view as a layout sees it.
public struct LayoutSubview {
  fileprivate let child: CustomArrangement.Child
  fileprivate let index: Int
  fileprivate let board: PlacementBoard

  /// How early the view is given room.
  public var priority: Double { child.priority }

  /// What the view wants between it and its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(index: index, distance: child.distance) }

  /// The view's answer to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = dimensions(in: proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// The view's answer with its lines.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(content: child.dimensions(proposal.width.map { Double($0) }, proposal.height.map { Double($0) }))
  }

  /// Puts a point of the view at a point of the layout's box, and proposes it a size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    board.placements[index] = CustomArrangement.Placement(
      origin: Point(x: Double(position.x - anchor.x * size.width), y: Double(position.y - anchor.y * size.height)),
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }

  /// The view's value of a key of the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { child.values[ObjectIdentifier(key)]?(()) as? K.Value ?? K.defaultValue }
}

/// What a view wants between it and its neighbours.
public struct ViewSpacing {
  fileprivate let index: Int
  fileprivate let distance: (Int, Axis) -> Double

  /// The default distance to the next view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { CGFloat(distance(next.index, axis)) }
}

/// A key of values that views hand to the layout around them.
public protocol LayoutValueKey {
  /// The value.
  associatedtype Value
  /// What views say that say nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(ObjectIdentifier(key), ViewValue { _ in value }))
  }
}

/// Where a layout puts its views while it is asked.
final class PlacementBoard {
  var placements: [Int: CustomArrangement.Placement] = [:]
}

/// Views arranged by a layout of somebody's own.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func node(in context: ViewContext) -> ViewNode {
    let children = context.inStack(L.layoutProperties.stackOrientation ?? .vertical).children(of: content).filter { $0 != .empty }
    return .container(ContainerNode(.custom(layout.arrangement(in: context.environment.layoutDirection)), children: children))
  }
}

extension Layout {
  func arrangement(in direction: LayoutDirection) -> CustomArrangement {
    CustomArrangement(name: "\(Self.self)") { question in
      let board = PlacementBoard()
      let subviews = LayoutSubviews(
        views: question.children.enumerated().map { LayoutSubview(child: $1, index: $0, board: board) }, layoutDirection: direction)
      let proposal = ProposedViewSize(width: question.width.map { CGFloat($0) }, height: question.height.map { CGFloat($0) })
      var cache = makeCache(subviews: subviews)
      let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: size)
      // Places of an endless box mean nothing, and it is asked for only to learn how far the layout grows.
      if size.width.isFinite, size.height.isFinite {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      var guides: [GuideKey: Double] = [:]
      for guide in [VerticalAlignment.firstTextBaseline, .lastTextBaseline, .center] {
        let place = explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guides[guide.key] = place.map { Double($0) }
      }
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        let place = explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guides[guide.key] = place.map { Double($0) }
      }
      let placements = subviews.indices.map { index in
        board.placements[index] ?? subviews[index].middle(of: bounds, proposal)
      }
      return CustomArrangement.Answer(
        size: Size(width: Double(size.width), height: Double(size.height)), placements: placements, guides: guides)
    }
  }
}

extension LayoutSubview {
  fileprivate func middle(of bounds: CGRect, _ proposal: ProposedViewSize) -> CustomArrangement.Placement {
    place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    return board.placements[index] ?? CustomArrangement.Placement(origin: .zero, width: nil, height: nil)
  }
}

/// A layout whose type is hidden, so that one can take the place of another. Off Apple's platforms it is no `Layout` itself.
public struct AnyLayout {
  private let view: (AnyView) -> AnyView

  /// Hides a layout's type.
  public init<L: Layout>(_ layout: L) { view = { AnyView(LayoutView(layout: layout, content: $0)) } }
  /// A horizontal stack.
  public init(_ layout: HStackLayout) { view = { content in AnyView(layout { content }) } }
  /// A vertical stack.
  public init(_ layout: VStackLayout) { view = { content in AnyView(layout { content }) } }
  /// Views in one position.
  public init(_ layout: ZStackLayout) { view = { content in AnyView(layout { content }) } }
  /// Rows of columns.
  public init(_ layout: GridLayout) { view = { content in AnyView(layout { content }) } }

  /// The views, arranged.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { view(AnyView(content())) }
}

/// A horizontal stack for `AnyLayout`.
public struct HStackLayout: Hashable, Sendable {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Makes a layout; `spacing` in points, what neighbours want when nil.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views side by side.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// A vertical stack for `AnyLayout`.
public struct VStackLayout: Hashable, Sendable {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Makes a layout; `spacing` in points, what neighbours want when nil.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views below each other.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// Views in one position, for `AnyLayout`.
public struct ZStackLayout: Hashable, Sendable {
  private let alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The views on top of each other.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// Rows of columns, for `AnyLayout`.
public struct GridLayout: Hashable, Sendable {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Makes a layout; distances in points, what neighbours want when nil.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The rows.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content)
  }
}
