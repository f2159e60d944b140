// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
package import LabelLayout

/// The first of several views that fits into the room that is offered; the last where none does.
///
/// Views are asked for their ideal size along `axes`. In a picture without a size of its own everything fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(ContainerNode(.fitting(axes.axes), children: context.children(of: content).filter { $0 != .empty }))
  }
}

/// Rows whose cells are in common columns. Children that are no `GridRow` span all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Makes a grid; distances in points, what neighbours want when nil.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .grid(
      alignment.frameAlignment, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(ContainerNode(arrangement, children: context.inStack(.vertical).children(of: content)))
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; the grid's alignment when nil.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(
      ContainerNode(.gridRow(alignment?.alignment), children: context.inStack(.horizontal).children(of: content).filter { $0 != .empty }))
  }
}

extension View {
  /// Makes the cell span several columns.
  public func gridCellColumns(_ count: Int) -> some View { cell { $0.columns = count } }
  /// Places the view in its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell { $0.anchor = anchor.point } }
  /// Lines up all cells of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { cell { $0.columnAlignment = guide.alignment } }
  /// Lets the grid take no notice of the view's size along axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cell { $0.unsizedAxes = axes.axes } }

  private func cell(_ change: (inout GridCell) -> Void) -> some View {
    var cell = GridCell()
    change(&cell)
    return modified(.cell(cell))
  }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`; lengths in points.
public struct GridItem: Hashable, Sendable {
  /// How long a track is.
  public enum Size: Hashable, Sendable {
    /// So long.
    case fixed(CGFloat)
    /// Its share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into its share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// To the next track; 8 when nil.
  public var spacing: CGFloat?
  /// The alignment of views in the track; the grid's when nil.
  public var alignment: Alignment?

  /// Makes a track.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let least, let most): .flexible(minimum: Double(least), maximum: Double(most))
      case .adaptive(let least, let most): .adaptive(minimum: Double(least), maximum: Double(most))
      }
    return GridTrack(length, spacing: spacing.map { Double($0) }, alignment: alignment?.frameAlignment)
  }
}

/// Rows of columns, filled in order. A picture is drawn whole, so that nothing comes later.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Makes a grid; `spacing` between rows in points, 8 when nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .tracks(columns.map(\.track), .vertical, alignment: alignment.alignment, spacing: spacing.map { Double($0) })
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(ContainerNode(arrangement, children: context.children(of: content)))
  }
}

/// Columns of rows, filled in order. A picture is drawn whole, so that nothing comes later.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Makes a grid; `spacing` between columns in points, 8 when nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .tracks(rows.map(\.track), .horizontal, alignment: alignment.alignment, spacing: spacing.map { Double($0) })
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(ContainerNode(arrangement, children: context.children(of: content)))
  }
}
