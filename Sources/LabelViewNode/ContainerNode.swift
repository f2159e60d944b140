// SPDX-License-Identifier: MIT

package import LabelCore

/// Views in a container other than a stack.
package struct ContainerNode: Hashable {
  package enum Arrangement: Hashable {
    /// Children on top of each other, the first at the bottom: ZStack.
    case layers(FrameAlignment)
    /// The first child that fits along these axes, else the last: ViewThatFits.
    case fitting([Axis])
    /// Rows whose cells are in columns; other children span all columns: Grid.
    case grid(FrameAlignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// A row of a grid; outside a grid, a horizontal stack.
    case gridRow(StackAlignment?)
    /// Lines of tracks across an axis, filled in order: LazyVGrid, or LazyHGrid where lines run down.
    case tracks([GridTrack], Axis, alignment: StackAlignment, spacing: Double?)
    /// A custom layout.
    case custom(CustomArrangement)
    /// A view and a bar at one of its edges, in the order of reading: `safeAreaInset`.
    case barred(FrameEdges, StackAlignment, spacing: Double?)
  }

  package var arrangement: Arrangement
  package var children: [ViewNode]

  package init(_ arrangement: Arrangement, children: [ViewNode]) {
    self.arrangement = arrangement
    self.children = children
  }
}

/// A column of a LazyVGrid, or a row of a LazyHGrid. Lengths are points.
package struct GridTrack: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// The distance to the next track; the default when nil.
  package var spacing: Double?
  package var alignment: FrameAlignment?

  package init(_ size: Size, spacing: Double? = nil, alignment: FrameAlignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The properties of a grid cell.
package struct GridCell: Hashable, Sendable {
  /// The number of columns that it spans; 1 when nil.
  package var columns: Int?
  /// Its alignment in the cell, as fractions of the remaining space.
  package var anchor: Point?
  /// The alignment of all cells in its column.
  package var columnAlignment: StackAlignment?
  /// Axes along which the cell does not make the grid larger.
  package var unsizedAxes: [Axis] = []

  package init() {}

  package func filled(from outer: GridCell) -> GridCell {
    var result = self
    result.columns = columns ?? outer.columns
    result.anchor = anchor ?? outer.anchor
    result.columnAlignment = columnAlignment ?? outer.columnAlignment
    result.unsizedAxes += outer.unsizedAxes
    return result
  }
}

/// A custom layout: SwiftUI's `Layout`.
package struct CustomArrangement: Hashable {
  /// For dumps.
  package let name: String
  /// Computes the container's size and its children's positions for a proposal.
  package let arrange: ViewFunction<Request, Response>

  package struct Request {
    /// In points; nil asks for the ideal length.
    package var width: Double?
    package var height: Double?
    package var children: [Child]

    package init(width: Double?, height: Double?, children: [Child]) {
      self.width = width
      self.height = height
      self.children = children
    }
  }

  package struct Response {
    package var size: Size
    /// One for each child, in order.
    package var placements: [Placement]
    /// The layout's explicit alignment guides.
    package var guides: [GuideKey: Double]

    package init(size: Size, placements: [Placement], guides: [GuideKey: Double] = [:]) {
      self.size = size
      self.placements = placements
      self.guides = guides
    }
  }

  /// The placement of a child: its top left corner and the size that is proposed to it.
  package struct Placement {
    package var origin: Point
    package var width: Double?
    package var height: Double?

    package init(origin: Point, width: Double?, height: Double?) {
      self.origin = origin
      self.width = width
      self.height = height
    }
  }

  /// A child of a custom layout.
  package struct Child {
    package var dimensions: (_ width: Double?, _ height: Double?) -> NodeDimensions
    package var priority: Double
    /// The child's values for the layout, by the keys' types.
    package var values: [ObjectIdentifier: ViewValue]
    /// The default distance to the next child along an axis, in points.
    package var distance: (_ next: Int, _ axis: Axis) -> Double

    package init(
      dimensions: @escaping (_ width: Double?, _ height: Double?) -> NodeDimensions, priority: Double,
      values: [ObjectIdentifier: ViewValue], distance: @escaping (_ next: Int, _ axis: Axis) -> Double
    ) {
      self.dimensions = dimensions
      self.priority = priority
      self.values = values
      self.distance = distance
    }
  }

  package init(name: String, _ arrange: @escaping (Request) -> Response) {
    self.name = name
    self.arrange = ViewFunction(arrange)
  }
}

/// A view's value of any type for a custom layout. Two are equal when they are the same object.
package typealias ViewValue = ViewFunction<Void, Any>

/// Content that depends on its frame: GeometryReader.
package struct GeometryNode: Hashable {
  package let content: ViewFunction<Placement, ViewNode>
  /// The storage of the view that `content` made last.
  let storage = DeferredViewStorage()

  package init(_ content: @escaping (Placement) -> ViewNode) {
    self.content = ViewFunction { [storage] placement in
      storage.node = content(placement)
      return storage.node
    }
  }
}
