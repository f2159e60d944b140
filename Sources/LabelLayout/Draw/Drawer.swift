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

  private func paint(_ node: PlacedNode) -> Painted {
    switch node.content {
    case .spacer: Painted()
    case .text(let layout, let shadow): TextPainter(grid: grid, glyphs: glyphs).paint(layout, shadow, in: node.frame)
    case .icon(let icon): paint(icon, in: node.frame)
    case .stack(let children): children.reduce(into: Painted()) { $0.append(paint($1)) }
    case .decorated(let inner, let decoration): paint(inner, decoration, in: node.frame)
    }
  }

  // MARK: Leaves

  /// Icons begin on whole pixels, so that the same icon looks the same in every label.
  private func paint(_ icon: ResolvedIcon, in frame: Rect) -> Painted {
    let origin = Point(x: grid.round(frame.minX), y: grid.round(frame.minY))
    return Painted(commands: icon.commands.map { $0.offset(by: origin) }, ink: icon.ink.offset(by: origin))
  }

  // MARK: Decorations

  private func paint(_ inner: PlacedNode, _ decoration: Decoration, in frame: Rect) -> Painted {
    let content = paint(inner)
    let box = grid.round(frame)
    switch decoration {
    case .padding, .frame, .direction:
      return content
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
      return content.casting(shadow)
    case .opacity(let opacity):
      guard opacity < 1 else { return content }
      return Painted(commands: [.group(DrawGroup(opacity: opacity, commands: content.commands))], ink: content.ink)
    }
  }
}
