// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct InnerShadowTests {
  private let red = SRGBColor(255, 0, 0)

  private func shadowed(_ shadows: [Shadow], opacity: Double = 1, _ commands: [DrawCommand]) -> DrawCommand {
    .group(DrawGroup(opacity: opacity, shadows: shadows, commands: commands))
  }

  private func inner(_ x: Double, _ y: Double, sigma: Double = 0, color: SRGBColor = .black) -> Shadow {
    Shadow(color: color, offset: Point(x: x, y: y), sigma: sigma, placement: .inner)
  }

  @Test func sharpShadowCoversTheInverseOfTheMovedCopy() throws {
    let shadow = inner(1, 1, color: SRGBColor(0, 0, 255))
    let bitmap = try draw(4, 3, [shadowed([shadow], [box(0, 0, 3, 3, red)])])
    let (b, r): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
    #expect(bitmap.pixels == [b, b, b, 0, b, r, r, 0, b, r, r, 0])
  }

  @Test func translucentShadowsDarken() throws {
    #expect(
      try draw(2, 1, [shadowed([inner(1, 0, color: .black.opacity(0.5))], [box(0, 0, 2, 1, red)])]).pixels == [0xFF7F_0000, 0xFFFF_0000])
  }

  /// The alpha of the content does not change, antialiased edges included.
  @Test(arguments: [0.0, 0.7, 2, 9], [1.0, 0.4]) func innerShadowKeepsAlpha(sigma: Double, opacity: Double) throws {
    let content = DrawCommand.fill(.ellipse(in: Rect(x: 2, y: 2, width: 15, height: 11)), .nonzero, .color(red.opacity(opacity)))
    let plain = try draw(20, 15, [content])
    let bitmap = try draw(20, 15, [shadowed([inner(1.5, -2, sigma: sigma)], [content])])
    #expect(plain.alphaText == bitmap.alphaText && plain != bitmap)
  }

  /// Far from the edges of a translucent fill there is no shadow, as there is none in an opaque one.
  @Test(arguments: [1.0, 0.5, 0.1]) func innerShadowEndsFarFromTheEdges(opacity: Double) throws {
    let content = box(0, 0, 31, 31, red.opacity(opacity))
    let bitmap = try draw(31, 31, [shadowed([inner(0, 0, sigma: 3)], [content])])
    #expect(try bitmap[15, 15] == draw(31, 31, [content])[15, 15])
    #expect(bitmap[0, 15].red < bitmap[4, 15].red && bitmap[4, 15].red < bitmap[15, 15].red)
  }

  @Test func dropAndInnerShadowsCombineInOneGroup() throws {
    let drop = Shadow(color: SRGBColor(0, 255, 0), offset: Point(x: 2, y: 0), sigma: 0)
    let shadows = [inner(1, 0), drop]
    #expect(try draw(4, 1, [shadowed(shadows, [box(0, 0, 2, 1, red)])]).pixels == [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00])
    let faded = try draw(4, 1, [shadowed(shadows, opacity: 128.0 / 255, [box(0, 0, 2, 1, red)])])
    #expect(faded.pixels == [0x8000_0000, 0x8080_0000, 0x8000_8000, 0x8000_8000])
  }

  /// Each shadow is of the content only; the first is on top.
  @Test func shadowsCastNoShadows() throws {
    let first = Shadow(color: SRGBColor(0, 255, 0), offset: Point(x: 1, y: 0), sigma: 0)
    let second = Shadow(color: SRGBColor(0, 0, 255), offset: Point(x: 2, y: 0), sigma: 0)
    let bitmap = try draw(5, 1, [shadowed([first, second], [box(0, 0, 2, 1, red)])])
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0])
  }

  @Test(arguments: [1e3, 1e300, .infinity]) func hugeNumbersTerminate(size: Double) throws {
    let bitmap = try draw(6, 6, [shadowed([inner(0, 0, sigma: size), inner(size, -size)], [box(1, 1, 4, 4, red)])])
    #expect(bitmap[2, 2] == PremultipliedPixel(.black))
  }
}
