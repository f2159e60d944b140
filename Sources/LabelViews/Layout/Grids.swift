// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A view that shows the first of its children that fits into the proposed size, or the last one if none fits.
///
/// The ideal sizes of the children along `axes` are compared with the proposal. In an image without a fixed size every child fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows the first of several views that fits.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child must fit; both by default.
  ///   - content: The views to choose from, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func node(in context: ViewContext) -> ViewNode {
    .container(ContainerNode(.fitting(axes.axes), children: context.children(of: content).filter { $0 != .empty }))
  }
}

/// A container view that arranges its children in rows and columns. A child that is not a `GridRow` spans all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Creates a grid of rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells, which rows and columns can override.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for the distance that neighbouring views prefer.
  ///   - verticalSpacing: The distance between rows in points; `nil` for the distance that neighbouring views prefer.
  ///   - content: The rows of the grid.
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

/// A row of a `Grid`, whose children are the cells.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells in this row; `nil` for the grid's.
  ///   - content: The cells of the row, one view for each column.
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
  /// Makes the view span several columns of the grid that contains it.
  ///
  /// - Parameter count: The number of columns.
  public func gridCellColumns(_ count: Int) -> some View { cell { $0.columns = count } }
  /// Sets the position of the view in its grid cell, in place of the grid's alignment.
  ///
  /// - Parameter anchor: The point of the view and of the cell that coincide, as parts of their sizes.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cell { $0.anchor = anchor.point } }
  /// Sets the horizontal alignment of the whole grid column that contains the view.
  ///
  /// - Parameter guide: The alignment of all cells in the column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { cell { $0.columnAlignment = guide.alignment } }
  /// Makes the grid ignore the view's size along some axes, so that the view fills the cell that the other views determine.
  ///
  /// - Parameter axes: The axes along which the view's size is ignored.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cell { $0.unsizedAxes = axes.axes } }

  private func cell(_ change: (inout GridCell) -> Void) -> some View {
    var cell = GridCell()
    change(&cell)
    return modified(.cell(cell))
  }
}

/// The description of a column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
  /// The size of a column or a row, in points.
  public enum Size: Hashable, Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// An equal share of the remaining length, between a minimum and a maximum in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into the share, each between a minimum and a maximum in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance to the next column or row in points; 8 if it is `nil`.
  public var spacing: CGFloat?
  /// The alignment of views in the column or row; the grid's if it is `nil`.
  public var alignment: Alignment?

  /// Creates the description of a column or a row.
  ///
  /// - Parameters:
  ///   - size: The size; by default an equal share of the remaining length, of at least 10 points.
  ///   - spacing: The distance to the next column or row in points; 8 if it is `nil`.
  ///   - alignment: The alignment of views; the grid's if it is `nil`.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    let length: GridTrack.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum): .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return GridTrack(length, spacing: spacing.map { Double($0) }, alignment: alignment?.frameAlignment)
  }
}

/// A container view that fills rows of fixed columns one after the other, from top to bottom.
///
/// Nothing scrolls in an image, so that all rows are created at once, unlike Apple's lazy grid.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns and their sizes.
  ///   - alignment: The alignment of the grid in its own width.
  ///   - spacing: The distance between rows in points; 8 if it is `nil`.
  ///   - pinnedViews: The views that stay visible while scrolling. It has no effect in an image.
  ///   - content: The views that fill the cells.
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

/// A container view that fills columns of fixed rows one after the other, from the leading edge on.
///
/// Nothing scrolls in an image, so that all columns are created at once, unlike Apple's lazy grid.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let arrangement: ContainerNode.Arrangement
  private let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows and their sizes.
  ///   - alignment: The alignment of the grid in its own height.
  ///   - spacing: The distance between columns in points; 8 if it is `nil`.
  ///   - pinnedViews: The views that stay visible while scrolling. It has no effect in an image.
  ///   - content: The views that fill the cells.
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
