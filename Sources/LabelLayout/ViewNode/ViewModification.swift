// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText

/// What is done to a view and everything inside it.
package indirect enum ViewModification: Hashable {
  /// Changes what views inside inherit.
  case environment(EnvironmentChange)
  /// Points round the view by reading direction; may be negative.
  case padding(DirectionalInsets)
  /// A fixed size on one or both axes, in points, and where the view stands in it.
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  /// An area behind the view, as large as it.
  case background(ColorDescription, cornerRadius: Double)
  /// A line inside the view's edge, `width` in points.
  case border(ColorDescription, width: Double, cornerRadius: Double)
  /// A blurred copy of the whole view below it, as SwiftUI's `.shadow`.
  case shadow(ShadowDescription)
  /// 0…1, of the view as a whole.
  case opacity(Double)
  /// Limits and an ideal size, on either axis.
  case flexibleFrame(FlexibleFrame)
  /// Gives the view its ideal length along axes, whatever it is proposed.
  case fixedSize([Axis])
  /// How early a stack gives the view room; 0 for most.
  case priority(Double)
  /// Keeps the ratio of width to height that it is proposed; the view's own ideal ratio when nil.
  case aspectRatio(Double?, fills: Bool)
  /// Another view over or behind the view, proposed its size; the layout sees the first view alone.
  case layer(ViewNode, FrameAlignment, isBehind: Bool)
  /// Keeps of the view what the other one covers.
  case mask(ViewNode, FrameAlignment)
  /// Keeps of the view what lies inside an outline of its size.
  case clip(ShapeOutline, FillRule)
  /// Draws the view elsewhere: points by reading direction, y down.
  case offset(Point)
  /// Puts the view's middle at a place of all the room there is: points from the top and leading edges.
  case position(Point)
  /// Draws the view turned, in radians clockwise, about a place in parts of its size.
  case rotation(Double, anchor: Point)
  /// Draws the view larger or smaller, about a place in parts of its size.
  case scale(Double, Double, anchor: Point)
  /// Draws the view mapped, about a place in parts of its size.
  case map(AffineTransform, anchor: Point)
  /// Mixes the view's colours with those below.
  case blend(DrawGroup.Compositing)
  /// Changes the view's pixels once it is drawn.
  case filter(FilterDescription)
  /// Draws the view as one picture before anything is done to it.
  case flattened
  /// Takes the view's room and draws nothing.
  case hidden
  /// Draws the view above those with smaller numbers; 0 for most.
  case depth(Double)
  /// Says where a line of the view runs.
  case guide(GuideKey, ViewFunction<NodeDimensions, Double>)
  /// What a cell asks of its grid.
  case cell(GridCell)
  /// Says something to the layout that the view stands in, by the key's type.
  case layoutValue(ObjectIdentifier, ViewValue)
  /// Notes which part of a label the view was written as; nothing changes in the picture.
  case part(LabelPart)
  /// What a picker tells the view apart by; nothing changes in the picture.
  case tag(String)
  /// A section of a form, which brings its own box; nothing changes in the picture.
  case section
  /// What the view asks of the row of a form that it stands in; nothing changes in the picture by itself.
  case row(RowTraits)
  /// Says what the view is to people who cannot see it; nothing changes in the picture.
  case accessibility(AccessibilityChange)
  /// Tells somebody where the view came to stand; nothing changes in the picture.
  case observed(PlacementObserver)
  /// Names the view's space for the views inside.
  case coordinateSpace(AnyHashable)
  /// Another view over or behind the view, made from what this one hands outwards.
  case preferenceLayer(PreferenceLayer)
}

/// Insets by reading direction, in points.
package struct DirectionalInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(all distance: Double) { self.init(top: distance, leading: distance, bottom: distance, trailing: distance) }

  package func resolved(in direction: TextDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

/// Where a view stands in a frame of another size, by reading direction.
package struct FrameAlignment: Hashable, Sendable {
  package typealias Position = StackAlignment

  package var horizontal: Position
  package var vertical: Position

  package static let center = FrameAlignment(horizontal: .center, vertical: .center)
  package static let topLeading = FrameAlignment(horizontal: .start, vertical: .start)

  package init(horizontal: Position, vertical: Position) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// For dumps.
  var words: String { "\(horizontal.words)/\(vertical.words)" }
}

/// Limits of a frame, in points; nil for none.
package struct FlexibleFrame: Hashable, Sendable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: FrameAlignment

  package init(alignment: FrameAlignment) { self.alignment = alignment }

  /// For dumps.
  var words: String {
    func range(_ values: [Double?]) -> String { values.map { $0.map { DumpText.number($0) } ?? "-" }.joined(separator: "…") }
    return "frame \(range([minWidth, idealWidth, maxWidth]))×\(range([minHeight, idealHeight, maxHeight])) \(alignment.words)"
  }
}

/// A shadow as an author asks for it.
package struct ShadowDescription: Hashable, Sendable {
  package var color: ColorDescription
  /// Points; x to the right whatever the reading direction, y down.
  package var offset: Point
  /// Points; for SwiftUI's shadow the Gaussian's standard deviation, for text shadows twice that (NSShadow's blur radius).
  package var radius: Double
  package var placement: Shadow.Placement

  package init(color: ColorDescription, offset: Point, radius: Double, placement: Shadow.Placement = .drop) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.placement = placement
  }
}
