// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText
internal import LabelViewNode

/// Builds the display list of a laid-out label: what is painted, in order, and a canvas that contains all of it.
package struct DisplayListBuilder {
  private let grid: PixelGrid
  private let glyphs: any GlyphSource
  /// The label's size in points.
  private let size: Size
  /// The same as a rectangle of whole pixels.
  private let layoutRect: Rect
  private let budget: OutlineBudget

  /// - Parameter glyphs: the source of the label's glyphs, which provides ink bounds.
  /// - Throws: `LabelError.tooMuchWork` if the label has more outlines than the limits allow.
  package static func draw(_ label: LaidOutLabel, glyphs: any GlyphSource, limits: Limits) throws(LabelError) -> DisplayList {
    let grid = PixelGrid(scale: label.environment.scale)
    let layoutRect = grid.cover(Rect(origin: .zero, size: label.size))
    let budget = OutlineBudget(limit: limits.maximumEdgeRows)
    let builder = DisplayListBuilder(grid: grid, glyphs: glyphs, size: label.size, layoutRect: layoutRect, budget: budget)
    let painted = builder.paint(label.root)
    if budget.isExceeded { throw budget.error }
    let canvas = label.environment.clipsToBounds ? layoutRect : layoutRect.union(grid.coverTolerantly(painted.inkBounds))
    return DisplayList(scale: label.environment.scale, layoutRect: layoutRect, canvas: canvas, commands: painted.commands)
      .converted(to: label.environment.appearance.colorSpace)
  }

  private func paint(_ node: LaidOutNode) -> Painted {
    switch node.content {
    case .spacer: Painted()
    case .text(let layout, let fill):
      TextPainter(grid: grid, glyphs: glyphs, budget: budget, pixelFrame: pixels).paint(layout, fill, in: node.frame)
    case .icon(let icon): paint(icon, in: node.frame)
    case .shape(let shape): paint(shape, in: node.frame)
    case .masked(let inner, let mask): paint(inner).masked(by: paint(mask))
    case .stack(let children): children.reduce(into: Painted()) { $0.append(paint($1)) }
    case .decorated(let inner, let decoration): paint(inner, decoration, in: node.frame)
    }
  }

  /// A frame in whole pixels. Its edges are rounded to the nearest pixel, but an edge at the label's own right or bottom edge is at that of
  /// the canvas, which is rounded up: a view that fills the label leaves no row or column of it empty.
  private func pixels(of frame: Rect) -> Rect {
    let box = grid.round(frame)
    return Rect(
      minX: box.minX, minY: box.minY, maxX: abs(frame.maxX - size.width) < 1e-6 ? layoutRect.maxX : box.maxX,
      maxY: abs(frame.maxY - size.height) < 1e-6 ? layoutRect.maxY : box.maxY)
  }

  // MARK: Leaves

  /// Icons begin on whole pixels, so that an icon looks the same in every label.
  private func paint(_ icon: ResolvedIcon, in frame: Rect) -> Painted {
    if let resizing = icon.resizing {
      return ResizedIcon(icon, resizing, in: pixels(of: frame), glyphs: glyphs, grid: grid, budget: budget).painted.casting(icon.shadows)
    }
    guard budget.allows(icon.commands.pathElementCount) else { return Painted() }
    let origin = Point(x: grid.round(frame.minX), y: grid.round(frame.minY))
    return Painted(commands: icon.commands.map { $0.offset(by: origin) }, inkBounds: icon.inkBounds.offset(by: origin)).casting(
      icon.shadows)
  }

  private func paint(_ shape: ResolvedShape, in frame: Rect) -> Painted {
    let box = pixels(of: frame)
    let path = shape.outline.path(in: box)
    guard let bounds = path.bounds else { return Painted() }
    switch shape.drawing {
    case .fill(let rule):
      guard !bounds.isEmpty else { return Painted() }
      return Painted(commands: shape.paint.filled(path, rule, in: box), inkBounds: bounds).casting(shape.shadows)
    case .stroke(let style):
      guard style.width > 0, let inkBounds = path.bounds(of: style) else { return Painted() }
      return Painted(commands: shape.paint.stroked(path, style, in: box), inkBounds: inkBounds).casting(shape.shadows)
    }
  }

  private func transformed(_ painted: Painted, _ map: AffineTransform) -> Painted {
    guard let inkBounds = VectorPath.rectangle(painted.inkBounds).transformed(map).bounds, map.inverse != nil else { return Painted() }
    let transform = CommandTransform(map, glyphs: BudgetedGlyphs(glyphs, budget), scale: grid.scale)
    return Painted(commands: transform.apply(painted.commands), inkBounds: inkBounds)
  }

  // MARK: Decorations

  private func paint(_ content: Painted, on color: SRGBColor, _ background: VectorPath, _ box: Rect) -> Painted {
    guard color.alpha > 0, !box.isEmpty else { return content }
    return Painted(commands: [.fill(background, .nonzero, .color(color))] + content.commands, inkBounds: content.inkBounds.union(box))
  }

  /// A view whose background ends below a border; nil for a view without a background of the shape of the border.
  private func paint(_ node: LaidOutNode, under edge: BorderEdge) -> Painted? {
    let box = pixels(of: node.frame)
    switch node.content {
    case .decorated(let inner, .background(let color, let radius, let style)):
      return edge.path(cornerRadius: radius, style, in: box).map { paint(paint(inner), on: color, $0, box) }
    case .stack(let children):
      guard case .shape(let shape)? = children.first?.content, let path = edge.path(shape, in: pixels(of: children[0].frame))
      else { return nil }
      let background = Painted(commands: shape.paint.filled(path, .nonzero, in: box), inkBounds: box)
      return children.dropFirst().reduce(into: background) { $0.append(paint($1)) }
    default: return nil
    }
  }

  private func paint(_ inner: LaidOutNode, _ decoration: Decoration, in frame: Rect) -> Painted {
    let box = pixels(of: frame)
    if let edge = BorderEdge(decoration, box: box, grid), let content = paint(inner, under: edge) {
      return Painted(commands: content.commands + [edge.command], inkBounds: content.inkBounds.union(box))
    }
    let content = paint(inner)
    switch decoration {
    case .padding, .frame, .direction, .flexibleFrame, .fixedSize, .priority, .aspectRatio, .offset, .position, .zIndex, .guide, .cell,
      .layoutValue, .leafSpacing, .observed, .coordinateSpace, .preferenceLayer, .containerFrame, .ignoresSafeArea:
      return content
    case .scroll(let scroll):
      guard scroll.isClipped, !box.contains(content.inkBounds) else { return content }
      return content.clipped(to: .rectangle(box), .nonzero)
    case .hidden: return Painted()
    case .filters(let filters): return content.filtered(by: filters, in: box)
    case .glyphOutlines(let style, let fills): return content.outlined(style, fills: fills, glyphs: BudgetedGlyphs(glyphs, budget))
    case .flattened: return Painted(commands: [.group(DrawGroup(commands: content.commands))], inkBounds: content.inkBounds)
    case .blend(let mode):
      return Painted(commands: [.group(DrawGroup(compositing: mode, commands: content.commands))], inkBounds: content.inkBounds)
    case .clip(let outline, let rule): return content.clipped(to: outline.path(in: box), rule)
    case .rotation(let angle, let anchor):
      return transformed(content, AffineTransform.rotation(Point(angle: angle)).about(anchor, of: frame))
    case .scale(let x, let y, let anchor): return transformed(content, AffineTransform.scale(x, y).about(anchor, of: frame))
    case .map(let map, let anchor): return transformed(content, map.about(anchor, of: frame))
    case .background(let color, let radius, let style):
      return paint(content, on: color, .roundedRectangle(box, radius: radius, style: style), box)
    case .border(let color, let width, let radius, let style):
      guard color.alpha > 0, width > 0, !box.isEmpty else { return content }
      // As in SwiftUI, the border is inside the edge: its centre line is half a width in.
      let centerLine = box.outset(by: -width / 2)
      let shape = VectorPath.roundedRectangle(centerLine, radius: max(0, radius - width / 2), style: style)
      return Painted(
        commands: content.commands + [.stroke(shape, StrokeStyle(width: width), .color(color))], inkBounds: content.inkBounds.union(box))
    case .shadow(let shadow):
      return content.casting([shadow])
    case .opacity(let opacity):
      guard opacity < 1 else { return content }
      return Painted(commands: [.group(DrawGroup(opacity: opacity, commands: content.commands))], inkBounds: content.inkBounds)
    }
  }
}
