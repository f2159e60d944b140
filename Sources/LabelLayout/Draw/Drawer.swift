// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

/// Turns places into paint: what is drawn, in order, on a paper large enough for all of it. Cannot fail.
package struct Drawer {
  private let grid: PixelGrid
  private let glyphs: any GlyphSource

  /// - Parameter glyphs: the owner of the label's fonts; asked for the extent of ink.
  package static func draw(_ label: PlacedLabel, glyphs: any GlyphSource) -> DisplayList {
    let drawer = Drawer(grid: PixelGrid(scale: label.environment.scale), glyphs: glyphs)
    let painted = drawer.paint(label.root)
    let layoutRect = drawer.grid.cover(Rect(origin: .zero, size: label.size))
    let canvas = label.environment.clipsToBounds ? layoutRect : layoutRect.union(drawer.grid.cover(painted.ink))
    return DisplayList(scale: label.environment.scale, layoutRect: layoutRect, canvas: canvas, commands: painted.commands)
  }

  /// Commands and the box round everything that they paint, in points.
  private struct Painted {
    var commands: [DrawCommand] = []
    var ink = Rect.zero

    mutating func append(_ other: Painted) {
      commands += other.commands
      ink = ink.union(other.ink)
    }
  }

  private func paint(_ node: PlacedNode) -> Painted {
    switch node.content {
    case .spacer: Painted()
    case .text(let layout, let shadow): paint(layout, shadow, in: node.frame)
    case .icon(let icon): paint(icon, in: node.frame)
    case .stack(let children): children.reduce(into: Painted()) { $0.append(paint($1)) }
    case .decorated(let inner, let decoration): paint(inner, decoration, in: node.frame)
    }
  }

  // MARK: Leaves

  /// Every baseline lies on a whole pixel, so that lines are equally sharp; across, glyphs keep their exact places.
  private func paint(_ layout: TextLayout, _ shadow: Shadow?, in frame: Rect) -> Painted {
    var painted = Painted()
    let left = grid.round(frame.minX)
    for line in layout.lines {
      let origin = Point(x: left + line.left, y: grid.round(frame.minY + line.baseline))
      for run in line.runs {
        var glyphs = run.glyphs
        for index in glyphs.glyphs.indices { glyphs.glyphs[index].position = glyphs.glyphs[index].position + origin }
        painted.commands.append(.glyphs(glyphs, .color(run.color)))
        painted.ink = painted.ink.union(ink(of: glyphs))
      }
    }
    guard let shadow, !painted.ink.isEmpty else { return painted }
    return Painted(
      commands: [.group(DrawGroup(shadow: shadow, commands: painted.commands))], ink: painted.ink.union(shadow.bounds(of: painted.ink)))
  }

  /// The ink of glyphs at the quarter pixels where the rasteriser puts them.
  private func ink(of run: GlyphRun) -> Rect {
    run.glyphs.reduce(Rect.zero) { box, placed in
      let bounds = glyphs.inkBounds(of: placed.glyph, in: run.font)
      guard !bounds.isEmpty else { return box }
      let (pixel, phase) = SubpixelPhase.split(placed.position.x * grid.scale)
      let snapped = Point(x: (Double(pixel) + phase.fraction) * grid.pixel, y: grid.round(placed.position.y))
      return box.union(bounds.offset(by: snapped))
    }
  }

  /// Icons begin on whole pixels, so that the same icon looks the same in every label.
  private func paint(_ icon: ResolvedIcon, in frame: Rect) -> Painted {
    let origin = Point(x: grid.round(frame.minX), y: grid.round(frame.minY))
    return Painted(commands: icon.commands.map { $0.offset(by: origin) }, ink: Rect(origin: origin, size: icon.size))
  }

  // MARK: Decorations

  private func paint(_ inner: PlacedNode, _ decoration: Decoration, in frame: Rect) -> Painted {
    let content = paint(inner)
    let box = grid.round(frame)
    switch decoration {
    case .padding, .frame:
      return content
    case .background(let color, let radius):
      guard color.alpha > 0, !box.isEmpty else { return content }
      let shape = VectorPath.roundedRectangle(box, radiusX: radius, radiusY: radius)
      return Painted(commands: [.fill(shape, .nonzero, .color(color))] + content.commands, ink: content.ink.union(box))
    case .border(let color, let width, let radius):
      guard color.alpha > 0, width > 0, !box.isEmpty else { return content }
      // The line lies inside the edge, as SwiftUI's border does: its centre half a width in.
      let middle = box.outset(by: -width / 2)
      let shape = VectorPath.roundedRectangle(middle, radiusX: max(0, radius - width / 2), radiusY: max(0, radius - width / 2))
      return Painted(
        commands: content.commands + [.stroke(shape, StrokeStyle(width: width), .color(color))], ink: content.ink.union(box))
    case .shadow(let shadow):
      guard !content.ink.isEmpty else { return content }
      return Painted(
        commands: [.group(DrawGroup(shadow: shadow, commands: content.commands))],
        ink: content.ink.union(shadow.bounds(of: content.ink)))
    case .opacity(let opacity):
      guard opacity < 1 else { return content }
      return Painted(commands: [.group(DrawGroup(opacity: opacity, commands: content.commands))], ink: content.ink)
    }
  }
}
