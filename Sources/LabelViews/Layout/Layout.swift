// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// A type that defines the geometry of a collection of views, for a custom container.
///
///     struct Row: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { … }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         subviews.first?.place(at: bounds.origin, proposal: proposal)
///       }
///     }
///     Row { Text("a"); Text("b") }
public protocol Layout: Animatable {
  /// The values that the layout computes once and shares between its methods; `Void` if there are none.
  associatedtype Cache = Void
  /// The collection of views that the layout arranges.
  typealias Subviews = LayoutSubviews
  /// The properties of the layout that its parent and its children depend on.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache of the layout. It is called for each proposal, and a layout can get several proposals.
  ///
  /// - Parameter subviews: The views to arrange.
  /// - Returns: The values that the other methods share.
  func makeCache(subviews: Subviews) -> Cache
  /// Returns the size of the layout for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The size that the layout's parent proposes.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Assigns positions to the views by calling `place(at:anchor:proposal:)`. Views that are not placed are centred.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the layout in points, of the size that `sizeThatFits(proposal:subviews:cache:)` returned.
  ///   - proposal: The size that the layout's parent proposed.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a horizontal alignment guide of the layout.
  ///
  /// - Parameters:
  ///   - guide: The guide; only `leading`, `center` and `trailing` are looked up.
  ///   - bounds: The rectangle of the layout in points.
  ///   - proposal: The size that the layout's parent proposed.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The distance in points from the leading edge; `nil` for the default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical alignment guide of the layout.
  ///
  /// - Parameters:
  ///   - guide: The guide; only `firstTextBaseline`, `lastTextBaseline` and `center` are looked up.
  ///   - bounds: The rectangle of the layout in points.
  ///   - proposal: The size that the layout's parent proposed.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  /// - Returns: The distance in points from the top edge; `nil` for the default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, without a stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Returns `nil`, so that the guide has its default position.
  ///
  /// - Parameters:
  ///   - guide: The horizontal guide.
  ///   - bounds: The rectangle of the layout in points.
  ///   - proposal: The size that the layout's parent proposed.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns `nil`, so that the guide has its default position.
  ///
  /// - Parameters:
  ///   - guide: The vertical guide.
  ///   - bounds: The rectangle of the layout in points.
  ///   - proposal: The size that the layout's parent proposed.
  ///   - subviews: The views to arrange.
  ///   - cache: The cache of the layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views with this layout.
  ///
  /// - Parameter content: The views to arrange.
  /// - Returns: A view with the views at the positions that the layout assigns.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates an empty cache, for layouts that share no values between their methods.
  ///
  /// - Parameter subviews: The views to arrange.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that its children depend on.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers and dividers in the layout are oriented; `nil` for a layout that is not a stack.
  public var stackOrientation: Axis?
  /// Creates the default properties, without a stack orientation.
  public init() {}
}

/// A proposal for the size of a view, in points: `nil` asks for the ideal length, 0 for the smallest and infinity for the largest.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Creates a proposal from a width and a height.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points; `nil` asks for the ideal width.
  ///   - height: The proposed height in points; `nil` asks for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  ///
  /// - Parameter size: The proposed width and height in points.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// A proposal that asks a view for its smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that asks a view for its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that asks a view for its largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposed size with a replacement for unspecified dimensions.
  ///
  /// - Parameter size: The lengths in points that replace `nil`; 10 × 10 by default.
  /// - Returns: A size without unspecified dimensions.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A collection of proxies for the views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  fileprivate let views: [LayoutSubview]
  /// The reading direction of the layout. Positions are measured from the leading edge; LabelKit mirrors them for right-to-left
  /// languages.
  public let layoutDirection: LayoutDirection

  /// The index of the first view, always 0.
  public var startIndex: Int { 0 }
  /// The index after the last view: the number of views.
  public var endIndex: Int { views.count }
  /// The proxy of the view at an index.
  ///
  /// - Parameter index: An index from 0 up to the number of views.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A proxy for a view that a layout arranges.
public struct LayoutSubview {
  fileprivate let child: CustomArrangement.Child
  fileprivate let index: Int
  fileprivate let storage: SubviewPlacements

  /// The layout priority of the view: views with a higher one are offered space first.
  public var priority: Double { child.priority }

  /// The preferred distances between the view and its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(index: index, distance: child.distance) }

  /// Returns the size of the view for a proposal.
  ///
  /// - Parameter proposal: The size to propose to the view.
  /// - Returns: The size that the view chooses, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let dimensions = dimensions(in: proposal)
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  /// Returns the size of the view for a proposal, with its alignment guides.
  ///
  /// - Parameter proposal: The size to propose to the view.
  /// - Returns: The size that the view chooses and the positions of its guides, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(content: child.dimensions(proposal.width.map { Double($0) }, proposal.height.map { Double($0) }))
  }

  /// Assigns a position and a proposed size to the view.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor in points, in the layout's bounds.
  ///   - anchor: The point of the view that is at `position`, as parts of the view's size; the top leading corner by default.
  ///   - proposal: The size to propose to the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    storage.placements[index] = CustomArrangement.Placement(
      origin: Point(x: Double(position.x - anchor.x * size.width), y: Double(position.y - anchor.y * size.height)),
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }

  /// The value that the view has for a layout value key, or the key's default.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { child.values[ObjectIdentifier(key)]?(()) as? K.Value ?? K.defaultValue }
}

/// The preferred distances of a view to its neighbours.
public struct ViewSpacing {
  fileprivate let index: Int
  fileprivate let distance: (Int, Axis) -> Double

  /// Returns the preferred distance to the next view.
  ///
  /// - Parameters:
  ///   - next: The spacing of the view that follows.
  ///   - axis: The axis along which the views are arranged.
  /// - Returns: The distance in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { CGFloat(distance(next.index, axis)) }
}

/// A key of a value that views pass to the custom layout that contains them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the custom layout that contains this view.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value, which the layout reads from the view's proxy.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(ObjectIdentifier(key), ViewValue { _ in value }))
  }
}

/// Stores the positions that a layout assigns with `place(at:anchor:proposal:)`.
final class SubviewPlacements {
  var placements: [Int: CustomArrangement.Placement] = [:]
}

/// Views that are arranged by a custom layout.
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
    CustomArrangement(name: "\(Self.self)") { request in
      let storage = SubviewPlacements()
      let subviews = LayoutSubviews(
        views: request.children.enumerated().map { LayoutSubview(child: $1, index: $0, storage: storage) }, layoutDirection: direction)
      let proposal = ProposedViewSize(width: request.width.map { CGFloat($0) }, height: request.height.map { CGFloat($0) })
      var cache = makeCache(subviews: subviews)
      let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      let bounds = CGRect(origin: .zero, size: size)
      // An infinite size is proposed only to find the maximum size of the layout; positions would have no meaning.
      if size.width.isFinite, size.height.isFinite {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      var guides: [GuideKey: Double] = [:]
      for guide in [VerticalAlignment.firstTextBaseline, .lastTextBaseline, .center] {
        let position = explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guides[guide.key] = position.map { Double($0) }
      }
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        let position = explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        guides[guide.key] = position.map { Double($0) }
      }
      let placements = subviews.indices.map { index in
        storage.placements[index] ?? subviews[index].centeredPlacement(in: bounds, proposal)
      }
      return CustomArrangement.Response(
        size: Size(width: Double(size.width), height: Double(size.height)), placements: placements, guides: guides)
    }
  }
}

extension LayoutSubview {
  fileprivate func centeredPlacement(in bounds: CGRect, _ proposal: ProposedViewSize) -> CustomArrangement.Placement {
    place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    return storage.placements[index] ?? CustomArrangement.Placement(origin: .zero, width: nil, height: nil)
  }
}

/// A type-erased layout, so that one layout can replace another. Unlike Apple's it does not conform to `Layout` itself.
public struct AnyLayout {
  private let view: (AnyView) -> AnyView

  /// Creates a type-erased layout from a custom layout.
  ///
  /// - Parameter layout: The layout whose type is erased.
  public init<L: Layout>(_ layout: L) { view = { AnyView(LayoutView(layout: layout, content: $0)) } }
  /// Creates a type-erased layout from a horizontal stack layout.
  ///
  /// - Parameter layout: The layout whose type is erased.
  public init(_ layout: HStackLayout) { view = { content in AnyView(layout { content }) } }
  /// Creates a type-erased layout from a vertical stack layout.
  ///
  /// - Parameter layout: The layout whose type is erased.
  public init(_ layout: VStackLayout) { view = { content in AnyView(layout { content }) } }
  /// Creates a type-erased layout from a layout of overlaid views.
  ///
  /// - Parameter layout: The layout whose type is erased.
  public init(_ layout: ZStackLayout) { view = { content in AnyView(layout { content }) } }
  /// Creates a type-erased layout from a grid layout.
  ///
  /// - Parameter layout: The layout whose type is erased.
  public init(_ layout: GridLayout) { view = { content in AnyView(layout { content }) } }

  /// Arranges views with this layout.
  ///
  /// - Parameter content: The views to arrange.
  /// - Returns: A view with the views at the positions that the layout assigns.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { view(AnyView(content())) }
}

/// The layout of an `HStack`, as a value for `AnyLayout`.
public struct HStackLayout: Hashable, Sendable {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates the layout of a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges views side by side.
  ///
  /// - Parameter content: The views to arrange.
  /// - Returns: A view with the views in one row.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The layout of a `VStack`, as a value for `AnyLayout`.
public struct VStackLayout: Hashable, Sendable {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates the layout of a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views; centred by default.
  ///   - spacing: The distance between views in points; `nil` for the distance that neighbours prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges views one below the other.
  ///
  /// - Parameter content: The views to arrange.
  /// - Returns: A view with the views in one column.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The layout of a `ZStack`, as a value for `AnyLayout`.
public struct ZStackLayout: Hashable, Sendable {
  private let alignment: Alignment

  /// Creates a layout of overlaid views.
  ///
  /// - Parameter alignment: The alignment of the views along both axes; centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Arranges views on top of each other, the first at the back.
  ///
  /// - Parameter content: The views to arrange.
  /// - Returns: A view with the overlaid views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// The layout of a `Grid`, as a value for `AnyLayout`.
public struct GridLayout: Hashable, Sendable {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?

  /// Creates the layout of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells; centred by default.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for the distance that neighbours prefer.
  ///   - verticalSpacing: The distance between rows in points; `nil` for the distance that neighbours prefer.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Arranges rows of views in common columns.
  ///
  /// - Parameter content: The rows of the grid.
  /// - Returns: A view with the rows below each other.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content)
  }
}
