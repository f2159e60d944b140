// SPDX-License-Identifier: MIT

package import LabelCore

/// A drawn icon in pixels, and what can be counted in it.
package struct InkImage {
  /// Whether each pixel is inked, row by row, with a clear border.
  private let ink: [Bool]
  private let side: Int
  /// The part of the 24-unit grid that ink covers, 0…1.
  package let coverage: Double

  /// Pixels for a grid unit.
  private static let scale = 2.5
  /// The point size at which a grid unit is one point, at regular and medium.
  private static let pointSize = 20 / 0.9961
  /// The grid with two units round it.
  private static let canvas = Rect(x: -14, y: -14, width: 28, height: 28)

  /// - Parameter paint: turns a display list without text into pixels, as `Rasterizer` does.
  package init<Failure>(
    _ icon: Icon, weight: FontWeight = .regular, paint: (DisplayList) throws(Failure) -> Bitmap
  ) throws(Failure) {
    let commands = icon.glyph(pointSize: Self.pointSize, weight: weight).commands(center: .zero, colors: .monochrome(.black))
    let bitmap = try paint(DisplayList(scale: Self.scale, layoutRect: Self.canvas, canvas: Self.canvas, commands: commands))
    let alphas = bitmap.pixels.map { Int($0 >> 24) }
    let width = bitmap.width
    // A drawing that reaches further than it may must not touch the border, or areas would meet round the edge.
    ink = alphas.indices.map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: width)
      return alphas[place] >= 128 && row > 0 && row < bitmap.height - 1 && column > 0 && column < width - 1
    }
    side = width
    coverage = Double(alphas.reduce(0, +)) / 255 / (24 * 24 * Self.scale * Self.scale)
  }

  /// How many areas ink and background fall into, specks of three pixels and less aside.
  package var parts: (ink: Int, background: Int) {
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
        // The border is clear all round, so that a step to the side never wraps into ink.
        guard ink.indices.contains(next), !seen[next], ink[next] == ink[start] else { continue }
        seen[next] = true
        stack.append(next)
      }
    }
    return size
  }
}
