// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelRaster

/// A drawn icon in pixels, and what can be counted in it.
struct IconPicture {
  /// Whether each pixel is inked, row by row, with a clear border of a pixel.
  private let ink: [Bool]
  private let side: Int
  /// The part of the 24-unit grid that ink covers, 0…1.
  let coverage: Double

  /// Pixels for a grid unit.
  private static let scale = 2.5
  /// The point size at which a grid unit is one point, at regular and medium.
  private static let pointSize = 20 / 0.9961
  /// The grid with two units round it.
  private static let canvas = Rect(x: -14, y: -14, width: 28, height: 28)

  init(_ icon: Icon, weight: FontWeight = .regular) throws {
    let commands = icon.glyph(pointSize: Self.pointSize, weight: weight).commands(center: .zero, colors: .monochrome(.black))
    let list = DisplayList(scale: Self.scale, layoutRect: Self.canvas, canvas: Self.canvas, commands: commands)
    let bitmap = try Rasterizer(glyphs: NoGlyphs()).rasterize(list)
    let alphas = bitmap.pixels.map { Int($0 >> 24) }
    ink = alphas.map { $0 >= 128 }
    side = bitmap.width
    coverage = Double(alphas.reduce(0, +)) / 255 / (24 * 24 * Self.scale * Self.scale)
  }

  /// How many areas ink and background fall into, specks of three pixels and less aside.
  var parts: (ink: Int, background: Int) {
    var seen = [Bool](repeating: false, count: ink.count)
    var counts = (ink: 0, background: 0)
    for start in ink.indices where !seen[start] {
      guard areaSize(from: start, &seen) > 3 else { continue }
      if ink[start] { counts.ink += 1 } else { counts.background += 1 }
    }
    return counts
  }

  /// The pixels of the area that a pixel lies in: ink also touches across corners, background does not.
  private func areaSize(from start: Int, _ seen: inout [Bool]) -> Int {
    let straight = [1, -1, side, -side]
    let steps = ink[start] ? straight + [side + 1, side - 1, 1 - side, -1 - side] : straight
    var stack = [start]
    var size = 0
    seen[start] = true
    while let place = stack.popLast() {
      size += 1
      for step in steps {
        let next = place + step
        // The canvas has a clear border all round, so that a step to the side never wraps into ink.
        guard ink.indices.contains(next), !seen[next], ink[next] == ink[start] else { continue }
        seen[next] = true
        stack.append(next)
      }
    }
    return size
  }
}

/// Icons hold no text.
private final class NoGlyphs: GlyphSource {
  func outline(of glyph: GlyphID, in font: FontInstance) -> VectorPath { VectorPath() }

  func image(of glyph: GlyphID, in font: FontInstance, scale: Double, phase: SubpixelPhase) throws(MachineError) -> GlyphImage {
    GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .coverage([]))
  }

  func inkBounds(of glyph: GlyphID, in font: FontInstance) -> Rect { .zero }
}
