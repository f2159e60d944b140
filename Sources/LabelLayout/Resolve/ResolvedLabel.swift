// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
package import LabelSettings
package import LabelText
package import LabelViewNode

/// A view tree in which everything is looked up: faces, sizes, colours, icons and shaped text.
///
/// Only content that depends on its frame is resolved during layout. Labels with such content contain the view's functions and must stay on
/// the thread that made the view.
package struct ResolvedLabel: Hashable {
  package var environment: RenderEnvironment
  package var root: ResolvedNode
}

package indirect enum ResolvedNode: Hashable {
  case text(ResolvedText)
  case icon(ResolvedIcon)
  /// Children without empty ones; spacing in points, the neighbours' preferred distances when nil.
  case stack(Axis, StackAlignment, spacing: Double?, children: [ResolvedNode])
  /// In points.
  case spacer(minimum: Double)
  case shape(ResolvedShape)
  /// Children without empty ones.
  case container(ContainerNode.Arrangement, [ResolvedNode])
  case geometry(ResolvedGeometry)
  /// A view, and another one over or behind it.
  case layered(ResolvedNode, ResolvedNode, FrameAlignment, isBehind: Bool)
  case masked(ResolvedNode, by: ResolvedNode, FrameAlignment)
  case decorated(ResolvedNode, Decoration)
}

/// An outline with its paint.
package struct ResolvedShape: Hashable, Sendable {
  package var outline: ShapeOutline
  package var drawing: ShapeNode.Drawing
  package var paint: ResolvedPaint
  package var shadows: [Shadow]
}

/// Content that is made and resolved when its frame is known.
package struct ResolvedGeometry: Hashable {
  let content: DeferredContent<Placement>
}

/// A view over or behind another one, made and resolved when the other's preferences are known.
package struct ResolvedPreferenceLayer: Hashable {
  let content: DeferredContent<LaidOutPreferences>
  let alignment: FrameAlignment
  let isBehind: Bool
}

/// Shaped text with its settings.
package struct ResolvedText: Hashable {
  package var shaped: ShapedText
  package var settings: TextSettings
  /// Shadows below all glyphs, as in UILabel, and inside them.
  package var shadows: [Shadow] = []
  /// The paints that styles refer to by index.
  package var paints: [ResolvedPaint] = []
  /// The indices of the paints that go over their run on each line, and not over the whole text.
  package var runPaints: [Int] = []
  /// The colour of the bars that replace the glyphs of redacted text; nil for normal text.
  package var redaction: SRGBColor?
  /// The preferred distances to neighbours in a vertical stack.
  package var spacing: VerticalSpacing
}

/// An icon at its size: commands whose origin is the top left corner of its box.
package struct ResolvedIcon: Hashable, Sendable {
  package var name: String
  package var mode: IconRenderingMode
  /// The size of the icon's box in points, a multiple of whole pixels.
  package var size: Size
  /// From the top of the box to the baseline of the text beside it, in points: the box is centred on the capitals.
  package var baseline: Double
  /// The bounds of everything that is painted, in points from the top left corner of the box; larger than the box when a symbol's ink
  /// extends outside its margins.
  package var inkBounds: Rect
  /// In points from the top left corner of the box.
  package var commands: [DrawCommand]
  /// Whether the icon is a PNG file or another bitmap, and not a symbol or a drawing.
  package var isBitmap = false
  /// How the icon fills the size that it is proposed; nil for an icon of fixed size.
  package var resizing: Resizing?

  /// The resizing of an icon.
  package struct Resizing: Hashable, Sendable {
    /// The natural size in points, which is used when no size is proposed.
    package var natural: Size
    package var mode: ImageResizing.Mode
    /// The caps, which keep their thickness, in points of the natural size.
    package var caps: EdgeInsets
  }
  /// Drop shadows and inner shadows.
  package var shadows: [Shadow] = []
}

/// A modifier of a node, with concrete values.
package enum Decoration: Hashable {
  case padding(EdgeInsets)
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  case background(SRGBColor, cornerRadius: Double, style: CornerStyle = .circular)
  case border(SRGBColor, width: Double, cornerRadius: Double, style: CornerStyle = .circular)
  case shadow(Shadow)
  case opacity(Double)
  case flexibleFrame(FlexibleFrame)
  case fixedSize([Axis])
  case priority(Double)
  case aspectRatio(Double?, fills: Bool)
  case clip(ShapeOutline, FillRule)
  case offset(Point)
  case position(Point)
  case rotation(Double, anchor: Point)
  case scale(Double, Double, anchor: Point)
  case map(AffineTransform, anchor: Point)
  case blend(DrawGroup.Compositing)
  case filters([Filter])
  case glyphOutlines(StrokeStyle, fills: Bool)
  case flattened
  case hidden
  case zIndex(Double)
  case guide(GuideKey, ViewFunction<NodeDimensions, Double>)
  case cell(GridCell)
  case layoutValue(ObjectIdentifier, ViewValue)
  /// The content has the distances of a shape to its neighbours in a stack.
  case leafSpacing
  /// The layout direction of the content.
  case direction(TextDirection)
  case scroll(ScrollDescription)
  case containerFrame(ContainerFrame)
  case ignoresSafeArea(FrameEdges)
  /// Not in laid-out nodes; the same applies to the two below.
  case observed(PlacementObserver)
  case coordinateSpace(AnyHashable)
  case preferenceLayer(ResolvedPreferenceLayer)
}
