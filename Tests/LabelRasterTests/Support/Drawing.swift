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
  /// Alpha of every pixel, a row a line, in hexadecimal; clear pixels as two dots.
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

/// The same numbers on every run and machine (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// `numerator` / `denominator` to the nearest whole number, halves up.
func rounded(_ numerator: Int, over denominator: Int) -> Int { (2 * numerator + denominator) / (2 * denominator) }

extension Bitmap {
  /// Premultiplies straight colours 0xAARRGGBB.
  init(width: Int, height: Int, scale: Double = 1, straight: [UInt32]) {
    let pixels = straight.map { color in
      let alpha = Int(color >> 24)
      let channels = [16, 8, 0].map { UInt32(rounded(Int(color >> UInt32($0) & 255) * alpha, over: 255)) << UInt32($0) }
      return UInt32(alpha) << 24 | channels[0] | channels[1] | channels[2]
    }
    self.init(width: width, height: height, scale: scale, pixels: pixels)
  }
}
