// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

/// Turns places into paint: what is drawn, in order, on a paper large enough for all of it. Cannot fail.
package struct Drawer {
  private let grid: PixelGrid
  private let glyphs: any GlyphSource
  /// The label's own size in points, and the same in whole pixels.
  private let size: Size
  private let layoutRect: Rect

  /// - Parameter glyphs: the owner of the label's fonts; asked for the extent of ink.
  package static func draw(_ label: LaidOutLabel, glyphs: any GlyphSource) -> DisplayList {
    let grid = PixelGrid(scale: label.environment.scale)
    let layoutRect = grid.cover(Rect(origin: .zero, size: label.size))
    let painted = Drawer(grid: grid, glyphs: glyphs, size: label.size, layoutRect: layoutRect).paint(label.root)
    let canvas = label.environment.clipsToBounds ? layoutRect : layoutRect.union(grid.cover(painted.ink))
    return DisplayList(scale: label.environment.scale, layoutRect: layoutRect, canvas: canvas, commands: painted.commands)
  }

  private func paint(_ node: LaidOutNode) -> Painted {
    switch node.content {
    case .spacer: Painted()
    case .text(let layout, let fill): TextPainter(grid: grid, glyphs: glyphs).paint(layout, fill, in: node.frame)
    case .icon(let icon): paint(icon, in: node.frame)
    case .shape(let shape): paint(shape, in: node.frame)
    case .masked(let inner, let mask): paint(inner).kept(by: paint(mask))
    case .stack(let children): children.reduce(into: Painted()) { $0.append(paint($1)) }
    case .decorated(let inner, let decoration): paint(inner, decoration, in: node.frame)
    }
  }

  /// A frame in whole pixels: its edges at the nearest ones, but where they are the label's own, at the ends of the canvas. Those are rounded
  /// up, and what fills the label leaves no row or column of it empty.
  private func pixels(of frame: Rect) -> Rect {
    let box = grid.round(frame)
    return Rect(
      minX: box.minX, minY: box.minY, maxX: abs(frame.maxX - size.width) < 1e-6 ? layoutRect.maxX : box.maxX,
      maxY: abs(frame.maxY - size.height) < 1e-6 ? layoutRect.maxY : box.maxY)
  }

  // MARK: Leaves

  /// Icons begin on whole pixels, so that the same icon looks the same in every label.
  private func paint(_ icon: ResolvedIcon, in frame: Rect) -> Painted {
    if let filling = icon.filling {
      return FilledIcon(icon, filling, in: pixels(of: frame), glyphs: glyphs, grid: grid).painted.casting(icon.shadows)
    }
    let origin = Point(x: grid.round(frame.minX), y: grid.round(frame.minY))
    return Painted(commands: icon.commands.map { $0.offset(by: origin) }, ink: icon.ink.offset(by: origin)).casting(icon.shadows)
  }

  private func paint(_ shape: ResolvedShape, in frame: Rect) -> Painted {
    let box = pixels(of: frame)
    let path = shape.outline.path(in: box)
    guard let bounds = path.bounds else { return Painted() }
    switch shape.drawing {
    case .fill(let rule):
      guard !bounds.isEmpty else { return Painted() }
      return Painted(commands: shape.paint.filled(path, rule, in: box), ink: bounds).casting(shape.shadows)
    case .stroke(let style):
      guard style.width > 0, let ink = path.bounds(of: style) else { return Painted() }
      return Painted(commands: shape.paint.stroked(path, style, in: box), ink: ink).casting(shape.shadows)
    }
  }

  private func transformed(_ painted: Painted, _ map: AffineTransform) -> Painted {
    guard let ink = VectorPath.rectangle(painted.ink).transformed(map).bounds, map.inverse != nil else { return Painted() }
    return Painted(commands: CommandTransform(map, glyphs: glyphs, scale: grid.scale).apply(painted.commands), ink: ink)
  }

  // MARK: Decorations

  private func paint(_ inner: LaidOutNode, _ decoration: Decoration, in frame: Rect) -> Painted {
    let content = paint(inner)
    let box = pixels(of: frame)
    switch decoration {
    case .padding, .frame, .direction, .flexibleFrame, .fixedSize, .priority, .aspectRatio, .offset, .position, .depth, .guide, .cell,
      .layoutValue, .observed, .coordinateSpace, .preferenceLayer:
      return content
    case .hidden: return Painted()
    case .filters(let filters): return content.filtered(by: filters, in: box)
    case .flattened: return Painted(commands: [.group(DrawGroup(commands: content.commands))], ink: content.ink)
    case .blend(let mode): return Painted(commands: [.group(DrawGroup(compositing: mode, commands: content.commands))], ink: content.ink)
    case .clip(let outline, let rule): return content.clipped(to: outline.path(in: box), rule)
    case .rotation(let angle, let anchor):
      return transformed(content, AffineTransform.rotation(Point(angle: angle)).about(anchor, of: frame))
    case .scale(let x, let y, let anchor): return transformed(content, AffineTransform.scale(x, y).about(anchor, of: frame))
    case .map(let map, let anchor): return transformed(content, map.about(anchor, of: frame))
    case .background(let color, let radius):
      guard color.alpha > 0, !box.isEmpty else { return content }
      let shape = VectorPath.roundedRectangle(box, radius: radius)
      return Painted(commands: [.fill(shape, .nonzero, .color(color))] + content.commands, ink: content.ink.union(box))
    case .border(let color, let width, let radius):
      guard color.alpha > 0, width > 0, !box.isEmpty else { return content }
      // The line lies inside the edge, as SwiftUI's border does: its centre half a width in.
      let middle = box.outset(by: -width / 2)
      let shape = VectorPath.roundedRectangle(middle, radius: max(0, radius - width / 2))
      return Painted(
        commands: content.commands + [.stroke(shape, StrokeStyle(width: width), .color(color))], ink: content.ink.union(box))
    case .shadow(let shadow):
      return content.casting([shadow])
    case .opacity(let opacity):
      guard opacity < 1 else { return content }
      return Painted(commands: [.group(DrawGroup(opacity: opacity, commands: content.commands))], ink: content.ink)
    }
  }
}
