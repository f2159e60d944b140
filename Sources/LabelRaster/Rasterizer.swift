// SPDX-License-Identifier: MIT

internal import CCairo
package import LabelCore

/// Turns display lists into pixels. Belongs to one thread and keeps its glyphs between pictures.
package final class Rasterizer {
  private let glyphs: any GlyphSource
  private let cache: GlyphCache
  private let limits: Limits

  package init(glyphs: any GlyphSource, limits: Limits = .standard) {
    self.glyphs = glyphs
    self.cache = GlyphCache(source: glyphs)
    self.limits = limits
  }

  /// Paints every command on clear paper.
  ///
  /// - Throws: a size beyond the limits, or trouble in Cairo or FreeType.
  package func rasterize(_ list: DisplayList) throws(Diagnostic.Cause) -> Bitmap {
    let size: PixelSize
    do throws(LabelError) { size = try PixelSize(of: list, limits: limits) } catch { throw .label(error) }
    do throws(MachineError) {
      let picture = Picture(size: size, origin: list.canvas.origin, scale: list.scale)
      let canvas = try picture.canvas()
      for command in list.commands { try draw(command, on: canvas, picture) }
      try canvas.check("drawing")
      return canvas.bitmap(scale: list.scale)
    } catch { throw .machine(error) }
  }

  /// What all canvases of one picture have in common.
  private struct Picture {
    var size: PixelSize
    /// The point of the picture at the canvas's top left corner.
    var origin: Point
    var scale: Double

    func canvas() throws(MachineError) -> Canvas { try Canvas(size, origin: origin, scale: scale) }
  }

  private func draw(_ command: DrawCommand, on canvas: Canvas, _ picture: Picture) throws(MachineError) {
    switch command {
    case .fill(let path, let rule, let paint): canvas.fill(path, rule, paint)
    case .stroke(let path, let style, let paint): canvas.stroke(path, style, paint)
    case .glyphs(let run, let paint): try draw(run, paint, on: canvas, picture)
    case .image(let bitmap, let rect): try canvas.draw(bitmap, in: rect)
    case .group(let group): try draw(group, on: canvas, picture)
    }
  }

  // MARK: Glyphs

  /// Beyond this size in pixels a glyph is filled as an outline: masks would be large, seldom used again, and no better.
  private static let largestMask = 256.0

  private func draw(_ run: GlyphRun, _ paint: Paint, on canvas: Canvas, _ picture: Picture) throws(MachineError) {
    let isLarge = run.font.pointSize * picture.scale > Self.largestMask
    for placed in run.glyphs {
      if isLarge {
        let outline = glyphs.outline(of: placed.glyph, in: run.font)
        if !outline.isEmpty {
          canvas.fill(outline.transformed(.translation(placed.position)), .nonzero, paint)
          continue
        }
      }
      let x = (placed.position.x - picture.origin.x) * picture.scale
      let y = (placed.position.y - picture.origin.y) * picture.scale
      let (pixel, phase) = SubpixelPhase.split(x)
      let image = try cache.image(of: placed.glyph, in: run.font, scale: picture.scale, phase: phase)
      canvas.draw(image, atX: pixel, y: Int(nearest: y), paint)
    }
  }

  // MARK: Groups

  /// Paints the group on paper of its own, then its shadow and the paper on the canvas.
  private func draw(_ group: DrawGroup, on canvas: Canvas, _ picture: Picture) throws(MachineError) {
    guard group.opacity > 0 else { return }
    var content = try picture.canvas()
    for command in group.commands { try draw(command, on: content, picture) }
    if let clip = group.clip {
      let clipped = try picture.canvas()
      clipped.add(clip, group.clipRule)
      cairo_clip(clipped.context)
      clipped.paint(content, opacity: 1, CAIRO_OPERATOR_OVER)
      content = clipped
    }
    if let shadow = group.shadow {
      let below = try picture.canvas()
      below.drawShadow(shadow, of: content, scale: picture.scale)
      below.paint(content, opacity: 1, CAIRO_OPERATOR_OVER)
      content = below
    }
    switch group.compositing {
    case .over: canvas.paint(content, opacity: group.opacity, CAIRO_OPERATOR_OVER)
    case .erase: canvas.paint(content, opacity: group.opacity, CAIRO_OPERATOR_DEST_OUT)
    }
  }
}
