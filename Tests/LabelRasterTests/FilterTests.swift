// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

@Suite struct FilterTests {
  private func filtered(_ filters: [Filter], clip: VectorPath? = nil, _ commands: [DrawCommand]) -> DrawCommand {
    .group(DrawGroup(clip: clip, filters: filters, commands: commands))
  }

  /// The result for a pixel, premultiplied 0xAARRGGBB.
  private func mapped(_ color: SRGBColor, _ matrix: ColorMatrix) throws -> UInt32 {
    try draw(1, 1, [filtered([.colors(matrix)], [box(0, 0, 1, 1, color)])]).pixels[0]
  }

  /// Expected values are computed by hand from Filter Effects 1, on gamma-encoded levels.
  @Test(
    arguments: [
      ("brightness 0.2", ColorMatrix.brightness(0.2), 0xFFFF_B333),
      ("brightness -1", .brightness(-1), 0xFF00_0000),
      ("contrast 1.5", .contrast(1.5), 0xFFFF_8000),
      ("contrast 0", .contrast(0), 0xFF80_8080),
      ("contrast -1", .contrast(-1), 0xFF00_7FFF),
      ("saturation 0", .saturation(0), 0xFF92_9292),
      ("grayscale 1", .grayscale(1), 0xFF92_9292),
      ("grayscale 0.5", .grayscale(0.5), 0xFFC8_8949),
      ("hueRotation 180°", .hueRotation(Point(x: -1, y: 0)), 0xFF25_A4FF),
      ("invert", .invert(1), 0xFF00_7FFF),
      ("multiply", .multiply(SRGBColor(red: 0.5, green: 1, blue: 1)), 0xFF80_8000),
      ("luminanceToAlpha", .luminanceToAlpha, 0x9200_0000),
    ] as [(String, ColorMatrix, UInt32)])
  func colorsMatchTheStandard(name: String, matrix: ColorMatrix, expected: UInt32) throws {
    #expect(try mapped(SRGBColor(255, 128, 0), matrix) == expected)
  }

  /// A translucent colour is mapped to the same part of the opaque result, so that antialiased edges stay antialiased.
  @Test(arguments: [
    ColorMatrix.brightness(0.3), .contrast(1.7), .saturation(2.5), .grayscale(0.4), .hueRotation(Point(x: 0, y: 1)), .invert(1),
    .luminanceToAlpha,
  ]) func translucentColorsAreMappedLikeOpaqueOnes(matrix: ColorMatrix) throws {
    var generator = Seeded(state: 5)
    for _ in 0..<200 {
      let levels = (0..<3).map { _ in Double.random(in: 0...1, using: &generator) }
      let alpha = Double(Int.random(in: 1...254, using: &generator)) / 255
      let color = ColorMatrix.Row(levels[0], levels[1], levels[2], 1)
      let (whole, part) = (matrix.apply(color), matrix.apply(color * alpha))
      for channel in 0..<4 { #expect(abs(whole[channel] * alpha - part[channel]) < 1e-12) }
    }
  }

  @Test func clearPixelsStayClear() throws {
    for matrix in [ColorMatrix.brightness(1), .contrast(0), .invert(1), .multiply(.white), .luminanceToAlpha] {
      #expect(try draw(2, 1, [filtered([.colors(matrix)], [box(0, 0, 1, 1)])]).pixels[1] == 0)
    }
  }

  @Test func multiplyingByATranslucentColorReducesOpacity() throws {
    #expect(try mapped(.white, .multiply(SRGBColor(255, 0, 0, alpha: 128.0 / 255))) == 0x8080_0000)
  }

  /// A blurred black shape equals its shadow.
  @Test(arguments: [0.0, 0.4, 1.3, 4, 11]) func blurOfBlackEqualsItsShadow(sigma: Double) throws {
    let content = [box(30.3, 28.7, 20, 9), box(41, 30, 3, 30)]
    // Only the shadow: its content is outside the canvas.
    let moved = Shadow(color: .black, offset: Point(x: 200, y: 0), sigma: sigma)
    let alone = DrawCommand.group(DrawGroup(shadows: [moved], commands: content.map { $0.offset(by: Point(x: -200, y: 0)) }))
    #expect(try draw(90, 90, [filtered([.blur(sigma: sigma, keepsEdges: false)], content)]) == draw(90, 90, [alone]))
  }

  @Test func blurMixesPremultipliedColors() throws {
    let both = [box(0, 0, 20, 20, SRGBColor(255, 0, 0)), box(20, 0, 20, 20, SRGBColor(0, 0, 255))]
    let bitmap = try draw(
      40, 20, [filtered([.blur(sigma: 2, keepsEdges: true)], clip: .rectangle(Rect(x: 0, y: 0, width: 40, height: 20)), both)])
    for x in 0..<40 {
      let pixel = bitmap[x, 10]
      #expect(pixel.alpha == 255 && abs(Int(pixel.red) + Int(pixel.blue) - 255) <= 1)
    }
    #expect(bitmap[19, 10].red > 127 && bitmap[19, 10].red < 180)
  }

  /// Nothing fades towards the edges of a layer, not even at its corners.
  @Test(arguments: [0.7, 3, 12]) func blurWithKeptEdgesKeepsASolidArea(sigma: Double) throws {
    let area = Rect(x: 2, y: 3, width: 30, height: 17)
    let color = SRGBColor(200, 100, 50)
    let group = filtered([.blur(sigma: sigma, keepsEdges: true)], clip: .rectangle(area), [box(2, 3, 30, 17, color)])
    let bitmap = try draw(36, 24, [group])
    for y in 0..<24 {
      for x in 0..<36 {
        let isInside = x >= 2 && x < 32 && y >= 3 && y < 20
        let pixel = bitmap[x, y]
        #expect(pixel.alpha == (isInside ? 255 : 0))
        if isInside {
          #expect(abs(Int(pixel.red) - 200) <= 1 && abs(Int(pixel.green) - 100) <= 1 && abs(Int(pixel.blue) - 50) <= 1)
        }
      }
    }
  }

  @Test func filtersAreAppliedInOrder() throws {
    let content = [box(0, 0, 1, 1, SRGBColor(255, 128, 0))]
    let inverted = Filter.colors(.invert(1))
    #expect(try draw(1, 1, [filtered([inverted, .colors(.brightness(-0.4))], content)]).pixels == [0xFF00_1999])
    #expect(try draw(1, 1, [filtered([.colors(.brightness(-0.4)), inverted], content)]).pixels == [0xFF66_E5FF])
  }

  /// Ink outside the canvas is blurred into it.
  @Test func inkOutsideTheCanvasIsBlurredIntoIt() throws {
    let bitmap = try draw(4, 1, [filtered([.blur(sigma: 3, keepsEdges: false), .colors(.identity)], [box(-20, -20, 20, 40)])])
    #expect(bitmap[0, 0].alpha > 90 && bitmap[3, 0].alpha > 20)
  }

  /// The shadow of a filtered group is that of the filtered result.
  @Test func shadowsAreOfTheFilteredGroup() throws {
    let group = DrawGroup(
      filters: [.colors(.multiply(SRGBColor(red: 1, green: 1, blue: 1, alpha: 0)))],
      shadows: [Shadow(color: .black, offset: Point(x: 1, y: 0), sigma: 0)], commands: [box(0, 0, 1, 1)])
    #expect(try draw(2, 1, [.group(group)]).pixels == [0, 0])
  }

  @Test(arguments: [1e9, .infinity]) func hugeBlursTerminate(sigma: Double) throws {
    let bitmap = try draw(8, 8, [filtered([.blur(sigma: sigma, keepsEdges: false)], [box(0, 0, 8, 8)])])
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 < 3 })
  }
}
