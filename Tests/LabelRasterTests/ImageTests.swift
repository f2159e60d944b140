// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

@Suite struct ImageTests {
  private func noise(_ width: Int, _ height: Int) -> Bitmap {
    var generator = Seeded(state: 11)
    return Bitmap(
      width: width, height: height, straight: (0..<width * height).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) })
  }

  @Test func imageAtItsOwnSizeIsCopiedExactly() throws {
    let image = noise(9, 7)
    let bitmap = try draw(4.5, 3.5, scale: 2, [.image(image, Rect(x: 0, y: 0, width: 4.5, height: 3.5))])
    #expect(bitmap.pixels == image.pixels)
  }

  @Test func shrinkingByAWholeFactorAverages() throws {
    let image = noise(12, 8)
    let bitmap = try draw(3, 2, [.image(image, Rect(x: 0, y: 0, width: 3, height: 2))])
    for y in 0..<2 {
      for x in 0..<3 {
        var sum = 0
        for j in 0..<4 { for i in 0..<4 { sum += Int(image[4 * x + i, 4 * y + j].alpha) } }
        #expect(Int(bitmap[x, y].alpha) == rounded(sum, over: 16))
      }
    }
  }

  @Test func shrinkingKeepsTheAverageAtAnyRatio() throws {
    let image = noise(97, 61)
    let mean = image.pixels.reduce(0) { $0 + Double($1 >> 24) } / Double(image.pixels.count)
    for side in [5.0, 13, 31.5, 60] {
      let bitmap = try draw(60, 60, [.image(image, Rect(x: 0, y: 0, width: side, height: side))])
      let result = bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / (side * side)
      #expect(abs(result - mean) < 0.5)
    }
  }

  @Test func flatImageStaysFlatAtAnySize() throws {
    let image = Bitmap(width: 5, height: 5, pixels: Array(repeating: 0x8040_2010, count: 25))
    for side in [1.0, 2, 3.7, 5, 8, 31] {
      let bitmap = try draw(31, 31, [.image(image, Rect(x: 0, y: 0, width: side, height: side))])
      for position in 0..<Int(side) { #expect(bitmap[position, position].argb == 0x8040_2010) }
    }
  }

  @Test func partlyCoveredPixelsAreCoveredInPart() throws {
    let image = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_0000, count: 4))
    for size in [1.0, 4] {
      let bitmap = try draw(6, 6, [.image(image, Rect(x: 0.25, y: 0, width: size, height: size))])
      #expect(bitmap[0, 0].alpha == 191)
      #expect(bitmap[Int(size), 0].alpha == 64)
    }
  }

  @Test func enlargingAddsNoColorFromClearPixels() throws {
    let image = Bitmap(width: 2, height: 1, pixels: [0, 0xFFFF_0000])
    let bitmap = try draw(16, 4, [.image(image, Rect(x: 0, y: 0, width: 16, height: 4))])
    // Red equals alpha, and green and blue are 0.
    #expect(bitmap.pixels.allSatisfy { $0 == ($0 >> 24) << 24 | ($0 >> 24) << 16 })
    #expect(bitmap.alphas(inRow: 1) == bitmap.alphas(inRow: 1).sorted())
  }

  @Test(arguments: [4, 7, 20, 33])
  func mirroredImageIsDrawnMirrored(side: Int) throws {
    let image = noise(9, 9)
    let mirrored = Bitmap(width: 9, height: 9, pixels: image.pixels.reversed())
    let rect = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let bitmap = try draw(rect.width, rect.height, [.image(image, rect)])
    let turned = try draw(rect.width, rect.height, [.image(mirrored, rect)])
    // Weights are added in another order, which may change the rounding by one level.
    for (one, other) in zip(bitmap.pixels, turned.pixels.reversed()) { #expect(abs(Int(one >> 24) - Int(other >> 24)) <= 1) }
  }

  @Test func enlargedImageFillsItsRectangle() throws {
    let image = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    #expect(try draw(7, 5, [.image(image, Rect(x: 0, y: 0, width: 7, height: 5))]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: [
    Rect(x: 50, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: 0, height: 4), Rect(x: 0, y: 0, width: 1e-300, height: 1e-300),
    Rect(x: .nan, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: .infinity, height: 4),
  ])
  func rectanglesOutsideTheImagePaintNothing(rect: Rect) throws {
    #expect(try draw(8, 8, [.image(noise(3, 3), rect)]).pixels.allSatisfy { $0 == 0 })
  }

  @Test func partsOfHugeRectanglesArePainted() throws {
    let image = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456])
    let bitmap = try draw(3, 3, [.image(image, Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))])
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF12_3456 })
  }
}
