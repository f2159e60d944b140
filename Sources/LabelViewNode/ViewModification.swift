// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A modifier of a view.
package indirect enum ViewModification: Hashable {
  /// Changes what views inside inherit.
  case environment(EnvironmentChange)
  /// Padding in points, by reading direction; may be negative.
  case padding(DirectionalInsets)
  /// A frame with a fixed size on one or both axes, in points.
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  /// A background of the view's size.
  case background(ColorDescription, cornerRadius: Double, style: CornerStyle = .circular)
  /// A border inside the view's edge, `width` in points.
  case border(ColorDescription, width: Double, cornerRadius: Double, style: CornerStyle = .circular)
  /// A blurred copy of the whole view below it, as SwiftUI's `.shadow`.
  case shadow(ShadowDescription)
  /// The opacity of the whole view, 0…1.
  case opacity(Double)
  /// A frame with limits and ideal lengths.
  case flexibleFrame(FlexibleFrame)
  /// Proposes the ideal length along some axes, whatever the proposal.
  case fixedSize([Axis])
  /// The layout priority in a stack; 0 by default.
  case priority(Double)
  /// Keeps the aspect ratio, width divided by height; the view's ideal ratio when nil.
  case aspectRatio(Double?, fills: Bool)
  /// Another view over or behind the view, which is proposed the view's size and does not affect its layout.
  case layer(ViewNode, FrameAlignment, isBehind: Bool)
  /// Masks the view with another one.
  case mask(ViewNode, FrameAlignment)
  /// Clips the view to an outline of its size.
  case clip(ShapeOutline, FillRule)
  /// Moves the drawing: points by reading direction, y down.
  case offset(Point)
  /// Positions the view's centre in the proposed size: points from the top and leading edges.
  case position(Point)
  /// Rotates the drawing by radians clockwise, about an anchor in fractions of its size.
  case rotation(Double, anchor: Point)
  /// Scales the drawing about an anchor in fractions of its size.
  case scale(Double, Double, anchor: Point)
  /// Transforms the drawing about an anchor in fractions of its size.
  case map(AffineTransform, anchor: Point)
  /// Blends the view with the content below it.
  case blend(DrawGroup.Compositing)
  /// Filters the view's pixels.
  case filter(FilterDescription)
  /// Draws the outlines of the glyphs with a line, whose lengths are in points, and fills them only on request: Core Graphics' text
  /// drawing modes.
  case glyphOutlines(StrokeStyle, fills: Bool)
  /// Flattens the view into one layer before other effects.
  case flattened
  /// Hides the view and keeps its size.
  case hidden
  /// The z-index; views with a larger one are drawn above others, 0 by default.
  case zIndex(Double)
  /// Sets an alignment guide of the view.
  case guide(GuideKey, ViewFunction<NodeDimensions, Double>)
  /// The properties of a grid cell.
  case cell(GridCell)
  /// A value for a custom layout, by the key's type.
  case layoutValue(ObjectIdentifier, ViewValue)
  /// Gives the view the distances of a shape to its neighbours in a stack, whatever it consists of.
  case leafSpacing
  /// Marks the part of a label that the view was written as; it does not change the image.
  case part(LabelPart)
  /// The tag by which a picker identifies the view; it does not change the image.
  case tag(String)
  /// A section of a form, which has its own box; it does not change the image.
  case section
  /// The view's traits for its row in a form; they do not change the image by themselves.
  case row(RowTraits)
  /// Accessibility modifiers; they do not change the image.
  case accessibility(AccessibilityChange)
  /// Reports the view's placement to an observer; it does not change the image.
  case observed(PlacementObserver)
  /// Names the view's coordinate space for the views inside.
  case coordinateSpace(AnyHashable)
  /// Another view over or behind the view, made from the view's preferences.
  case preferenceLayer(PreferenceLayer)
  /// Shows a part of the view, which is as long as it likes along some axes.
  case scroll(ScrollDescription)
  /// Extends the view below the bars at some edges that it reaches.
  case ignoresSafeArea(FrameEdges)
  /// A frame whose lengths depend on those of the innermost scroll view.
  case containerFrame(ContainerFrame)
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

/// The alignment of a view in a frame of another size, by reading direction.
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
  package var dumpText: String { "\(horizontal.dumpText)/\(vertical.dumpText)" }
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
  package var dumpText: String {
    func range(_ values: [Double?]) -> String { values.map { $0.map { DumpText.number($0) } ?? "-" }.joined(separator: "…") }
    return "frame \(range([minWidth, idealWidth, maxWidth]))×\(range([minHeight, idealHeight, maxHeight])) \(alignment.dumpText)"
  }
}

/// A shadow as written.
package struct ShadowDescription: Hashable, Sendable {
  package var color: ColorDescription
  /// In points; x to the right in any reading direction, y down.
  package var offset: Point
  /// In points; for SwiftUI's shadow the Gaussian's standard deviation, for text shadows twice that (NSShadow's blur radius).
  package var radius: Double
  package var placement: Shadow.Placement

  package init(color: ColorDescription, offset: Point, radius: Double, placement: Shadow.Placement = .drop) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.placement = placement
  }
}
