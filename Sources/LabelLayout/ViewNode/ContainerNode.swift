// SPDX-License-Identifier: MIT

package import LabelCore

/// Views arranged otherwise than one after the other.
package struct ContainerNode: Hashable {
  package enum Arrangement: Hashable {
    /// All in one place, the first at the bottom: ZStack.
    case layers(FrameAlignment)
    /// The first that fits along these axes, else the last: ViewThatFits.
    case fitting([Axis])
    /// Rows whose cells stand in columns; other children span all columns: Grid.
    case grid(FrameAlignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    /// A row of a grid; outside of one, a horizontal stack.
    case gridRow(StackAlignment?)
    /// Lines of tracks across an axis, filled in order: LazyVGrid, or LazyHGrid where lines run down.
    case tracks([GridTrack], Axis, alignment: StackAlignment, spacing: Double?)
    /// As an author's own layout wants it.
    case custom(CustomArrangement)
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
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// To the next track; the default when nil.
  package var spacing: Double?
  package var alignment: FrameAlignment?

  package init(_ size: Size, spacing: Double? = nil, alignment: FrameAlignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// What a cell of a grid asks for.
package struct GridCell: Hashable, Sendable {
  /// How many columns it spans; 1 when nil.
  package var columns: Int?
  /// Where it stands in its cell, as parts of the room that is left.
  package var anchor: Point?
  /// How all cells of its column line up.
  package var columnAlignment: StackAlignment?
  /// Axes along which the cell does not make the grid larger.
  package var unsizedAxes: [Axis] = []

  package init() {}

  func filled(from outer: GridCell) -> GridCell {
    var result = self
    result.columns = columns ?? outer.columns
    result.anchor = anchor ?? outer.anchor
    result.columnAlignment = columnAlignment ?? outer.columnAlignment
    result.unsizedAxes += outer.unsizedAxes
    return result
  }
}

/// An author's own layout: SwiftUI's `Layout`.
package struct CustomArrangement: Hashable {
  /// For dumps.
  package let name: String
  /// The container's size and its children's places for a proposal.
  let arrange: ViewFunction<Question, Answer>

  package struct Question {
    /// Points; nil asks for the ideal length.
    package var width: Double?
    package var height: Double?
    package var children: [Child]
  }

  package struct Answer {
    package var size: Size
    /// One for each child, in their order.
    package var placements: [Placement]
    /// Lines that the layout says something of.
    package var guides: [GuideKey: Double]

    package init(size: Size, placements: [Placement], guides: [GuideKey: Double] = [:]) {
      self.size = size
      self.placements = placements
      self.guides = guides
    }
  }

  /// The place of a child: its top left corner, and the size that it is proposed.
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

  /// A child as a layout sees it.
  package struct Child {
    package var dimensions: (_ width: Double?, _ height: Double?) -> NodeDimensions
    package var priority: Double
    /// What views say to the layout they stand in, by the keys' types.
    package var values: [ObjectIdentifier: ViewValue]
    /// The default distance to the next child along an axis, in points.
    package var distance: (_ next: Int, _ axis: Axis) -> Double
  }

  package init(name: String, _ arrange: @escaping (Question) -> Answer) {
    self.name = name
    self.arrange = ViewFunction(arrange)
  }
}

/// A value of any type that a view says to its layout. Two are equal when they are the same one.
package typealias ViewValue = ViewFunction<Void, Any>

/// Content that depends on the place that it is given: GeometryReader.
package struct GeometryNode: Hashable {
  let content: ViewFunction<Placement, ViewNode>
  /// What `content` has made.
  let made = LateContent()

  package init(_ content: @escaping (Placement) -> ViewNode) {
    self.content = ViewFunction { [made] placement in
      made.node = content(placement)
      return made.node
    }
  }
}
