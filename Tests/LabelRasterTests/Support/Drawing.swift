// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster

/// Paints commands on a canvas whose top left corner is the origin.
func draw(
  _ width: Double, _ height: Double, scale: Double = 1, origin: Point = .zero, glyphs: FakeGlyphs = FakeGlyphs(), _ commands: [DrawCommand]
) throws -> Bitmap {
  let canvas = Rect(origin: origin, size: Size(width: width, height: height))
  let list = DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands)
  return try Rasterizer(glyphs: glyphs).rasterize(list)
}

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: SRGBColor = .black) -> DrawCommand {
  .fill(.rectangle(Rect(x: x, y: y, width: width, height: height)), .nonzero, .color(color))
}

extension Bitmap {
  /// The alpha of every pixel in hexadecimal, one row per line; clear pixels as two dots.
  var alphaText: String {
    (0..<height).map { y in
      (0..<width).map { x in
        let digits = String(self[x, y].alpha, radix: 16)
        return self[x, y].alpha == 0 ? ".." : String(repeating: "0", count: 2 - digits.utf8.count) + digits
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  func alphas(inRow y: Int) -> [Int] { (0..<width).map { Int(self[$0, y].alpha) } }
}
