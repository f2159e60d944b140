// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

/// Gradients, masks, non-uniform pens and blend modes.
@Suite struct PaintTests {
  private let red = SRGBColor(255, 0, 0)
  private let blue = SRGBColor(0, 0, 255)

  private func gradient(
    _ geometry: Gradient.Geometry, _ colors: [SRGBColor], spread: Gradient.Spread = .pad, transform: AffineTransform = .identity
  ) throws -> Paint {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { Gradient.Stop(offset: Double($0.offset) / last, color: $0.element) }
    return .gradient(try #require(Gradient(geometry, stops: stops, spread: spread, transform: transform)))
  }

  private func fill(_ width: Double, _ height: Double, _ paint: Paint) -> DrawCommand {
    .fill(.rectangle(Rect(x: 0, y: 0, width: width, height: height)), .nonzero, paint)
  }

  private let across = Gradient.Geometry.linear(from: .zero, to: Point(x: 8, y: 0))

  @Test func linearGradientInterpolatesAlongItsLine() throws {
    let bitmap = try draw(8, 1, [fill(8, 1, gradient(across, [red, blue]))])
    for x in 0..<8 {
      let expected = 255 * (1 - (Double(x) + 0.5) / 8)
      #expect(abs(Double(bitmap[x, 0].red) - expected) <= 1.5 && abs(Double(bitmap[x, 0].blue) - (255 - expected)) <= 1.5)
    }
  }

  @Test func gradientFollowsScaleOriginAndTransform() throws {
    let small = try draw(8, 1, scale: 2, [fill(8, 1, gradient(across, [red, blue]))])
    let moved = try draw(
      8, 1, scale: 2, origin: Point(x: 3, y: 0),
      [
        .fill(
          .rectangle(Rect(x: 3, y: 0, width: 8, height: 1)), .nonzero,
          gradient(across, [red, blue], transform: .translation(Point(x: 3, y: 0))))
      ])
    #expect(small == moved)
    let unit = Gradient.Geometry.linear(from: .zero, to: Point(x: 1, y: 0))
    #expect(try draw(8, 1, scale: 2, [fill(8, 1, gradient(unit, [red, blue], transform: .scale(8, 8)))]) == small)
  }

  @Test(arguments: [Gradient.Spread.pad, .reflect, .repeat])
  func spreadContinuesTheGradient(spread: Gradient.Spread) throws {
    let steep = Gradient.Geometry.linear(from: .zero, to: Point(x: 4, y: 0))
    let bitmap = try draw(8, 1, [fill(8, 1, gradient(steep, [.black, .white], spread: spread))])
    let levels = (0..<8).map { Int(bitmap[$0, 0].red) }
    switch spread {
    case .pad: #expect(levels[4...].allSatisfy { $0 == 255 })
    case .reflect: #expect(levels[4...].elementsEqual(levels[..<4].reversed()))
    case .repeat: #expect(levels[4...].elementsEqual(levels[..<4]))
    }
  }

  /// Pixman's numbers end at 32,767. A gradient whose middle is farther away has its last colour in the whole image.
  @Test(arguments: [40_000.0, 1e6, 1e9, 1e300]) func radialGradientMayBeFarAway(distance: Double) throws {
    let unit = Gradient.Geometry.radial(focus: .zero, focusRadius: 0, center: .zero, radius: 0.5)
    for transform in [
      AffineTransform(a: 8, b: 0, c: 0, d: 4, tx: 0, ty: distance * 4),
      AffineTransform(a: 8, b: 0, c: 2, d: 4, tx: -distance, ty: distance * 4),
    ] {
      let bitmap = try draw(8, 4, [fill(8, 4, gradient(unit, [red, blue], transform: transform))])
      #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
    }
    // Circles so large that the image is between them; the determinant of a larger transform is infinite.
    guard distance < 1e100 else { return }
    let wide = Gradient.Geometry.radial(focus: .zero, focusRadius: 0, center: .zero, radius: 2)
    let transform = AffineTransform(a: distance, b: 0, c: 0, d: distance, tx: distance, ty: 0)
    let halfway = try draw(8, 4, [fill(8, 4, gradient(wide, [.black, .white], transform: transform))])
    #expect(halfway.pixels.allSatisfy { abs(Int($0 & 0xFF) - 128) <= 2 })
  }

  /// A linear gradient is the same everywhere along its perpendiculars, and before and after its ends.
  @Test(arguments: [40_000.0, 1e6, 1e9]) func linearGradientMayBeFarAway(distance: Double) throws {
    let near = try draw(8, 1, [fill(8, 1, gradient(across, [red, blue]))])
    for y in [distance, -distance] {
      let moved = AffineTransform.translation(Point(x: 0, y: y))
      #expect(try draw(8, 1, [fill(8, 1, gradient(across, [red, blue], transform: moved))]) == near)
      let along = AffineTransform.translation(Point(x: y, y: 0))
      let expected: UInt32 = y > 0 ? 0xFFFF_0000 : 0xFF00_00FF
      #expect(try draw(8, 1, [fill(8, 1, gradient(across, [red, blue], transform: along))]).pixels.allSatisfy { $0 == expected })
    }
  }

  /// The last colour is not blended into the first colour of the next repetition (SVG 1.1, 13.2.4).
  @Test func repetitionsBeginWithTheFirstColorAndEndWithTheLast() throws {
    let stops = [Gradient.Stop(offset: 0.25, color: .black), Gradient.Stop(offset: 0.75, color: .white)]
    let line = Gradient.Geometry.linear(from: .zero, to: Point(x: 8, y: 0))
    let bitmap = try draw(16, 1, [fill(16, 1, .gradient(try #require(Gradient(line, stops: stops, spread: .repeat))))])
    for start in [0, 8] {
      #expect([0, 1].allSatisfy { bitmap[start + $0, 0].red == 0 } && [6, 7].allSatisfy { bitmap[start + $0, 0].red == 255 })
    }
  }

  @Test func radialGradientStartsAtItsFocus() throws {
    let center = Point(x: 4, y: 4)
    let rings = Gradient.Geometry.radial(focus: center, focusRadius: 0, center: center, radius: 4)
    let bitmap = try draw(8, 8, [fill(8, 8, gradient(rings, [.black, .white]))])
    #expect(bitmap[3, 3].red == bitmap[4, 4].red && bitmap[3, 3].red < bitmap[1, 4].red && bitmap[0, 0].red == 255)
  }

  @Test func clearStopsPaintNothing() throws {
    #expect(try draw(4, 1, [fill(4, 1, gradient(across, [.clear, .clear]))]).alphas(inRow: 0) == [0, 0, 0, 0])
  }

  @Test(arguments: [1e-3, 1e-8, 1e-300])
  func tooSteepGradientIsItsLastColor(height: Double) throws {
    for geometry in [across, .radial(focus: .zero, focusRadius: 0, center: .zero, radius: 1)] {
      let flat = try gradient(geometry, [.white, red], transform: AffineTransform(a: 8, b: 2, c: 0, d: height, tx: 0, ty: 0))
      let bitmap = try draw(8, 4, [fill(8, 4, flat)])
      #expect(bitmap[3, 2].alpha == 255)
      if height < 1e-6 { #expect(bitmap[3, 2].argb == 0xFFFF_0000) }
    }
  }

  @Test func gradientIsPaintedOnlyInsideTheShape() throws {
    let bitmap = try draw(8, 1, [fill(2, 1, gradient(across, [red, blue]))])
    #expect(bitmap.alphas(inRow: 0) == [255, 255, 0, 0, 0, 0, 0, 0])
  }

  // MARK: Masks

  @Test(
    arguments: [
      (.alpha, SRGBColor(255, 0, 0, alpha: 0.5), 128), (.luminance, .white, 255), (.luminance, .black, 0),
      (.luminance, SRGBColor(0, 255, 0), 182), (.luminance, SRGBColor(255, 255, 255, alpha: 0.5), 128),
      (.linearLuminance, SRGBColor(188, 188, 188), 128),
    ] as [(DrawMask.Measure, SRGBColor, Int)])
  func maskKeepsTheMeasuredPart(measure: DrawMask.Measure, color: SRGBColor, alpha: Int) throws {
    let group = DrawGroup(mask: DrawMask(measure, [box(0, 0, 2, 1, color)]), commands: [box(0, 0, 4, 1, red)])
    let alphas = try draw(4, 1, [.group(group)]).alphas(inRow: 0)
    #expect(abs(alphas[0] - alpha) <= 1 && alphas[3] == 0)
  }

  @Test func maskIsNotPainted() throws {
    let group = DrawGroup(mask: DrawMask(.alpha, [box(0, 0, 9, 9, blue)]), commands: [box(0, 0, 1, 1, red)])
    #expect(try draw(2, 1, [.group(group)]).pixels == [0xFFFF_0000, 0])
  }

  // MARK: Pens

  @Test func nonUniformPenHasTwoWidths() throws {
    var path = VectorPath()
    path.move(to: Point(x: 2, y: 5))
    path.line(to: Point(x: 8, y: 5))
    let wide = StrokeStyle(width: 2, pen: .scale(1, 3))
    #expect(try draw(10, 10, [.stroke(path, wide, .color(.black))]) == draw(10, 10, [box(2, 2, 6, 6)]))
  }

  @Test func flatPenDrawsNothing() throws {
    let path = VectorPath.rectangle(Rect(x: 1, y: 1, width: 4, height: 4))
    let flat = StrokeStyle(width: 2, pen: .scale(1, 0))
    #expect(try draw(6, 6, [.stroke(path, flat, .color(.black))]).pixels.allSatisfy { $0 == 0 })
  }

  // MARK: Blend modes

  @Test(
    arguments: [
      (.multiply, 0xFF40_2000), (.screen, 0xFFC0_A0FF), (.darken, 0xFF80_4000), (.lighten, 0xFF80_80FF), (.difference, 0xFF00_4080),
    ] as [(DrawGroup.Compositing, UInt32)])
  func opaqueColorsBlendByTheFormula(mode: DrawGroup.Compositing, expected: UInt32) throws {
    // 128/64/0 on 128/128/255, computed by hand; the tolerance is one level.
    let below = mode == .difference ? SRGBColor(128, 128, 128) : SRGBColor(128, 128, 255)
    let top = DrawGroup(compositing: mode, commands: [box(0, 0, 1, 1, SRGBColor(128, 64, 0))])
    let pixel = try draw(1, 1, [box(0, 0, 1, 1, below), .group(top)])[0, 0].argb
    for shift in [0, 8, 16, 24] as [UInt32] {
      #expect(abs(Int(pixel >> shift & 255) - Int(expected >> shift & 255)) <= 1, "\(String(pixel, radix: 16))")
    }
  }

  /// Half-transparent red on blue with a third of opacity, by Porter and Duff's formulas on levels.
  @Test(
    arguments: [
      (.plusLighter, 0xD580_0055), (.plusDarker, 0xD580_0055), (.sourceAtop, 0x552B_002A), (.destinationOver, 0xAA55_0055),
    ] as [(DrawGroup.Compositing, UInt32)])
  func operatorsMatchTheirFormulas(mode: DrawGroup.Compositing, expected: UInt32) throws {
    let below = box(0, 0, 1, 1, SRGBColor(0, 0, 255, alpha: 85.0 / 255))
    let top = DrawGroup(compositing: mode, commands: [box(0, 0, 2, 1, SRGBColor(255, 0, 0, alpha: 128.0 / 255))])
    let bitmap = try draw(2, 1, [below, .group(top)])
    #expect(bitmap[0, 0].argb == expected, "\(String(bitmap[0, 0].argb, radix: 16))")
    #expect(bitmap[1, 0].argb == (mode == .sourceAtop ? 0 : 0x8080_0000))
  }

  @Test func sumsAreClampedToWhiteAndBlack() throws {
    func sum(_ mode: DrawGroup.Compositing) throws -> UInt32 {
      let top = DrawGroup(compositing: mode, commands: [box(0, 0, 1, 1, SRGBColor(200, 100, 20))])
      return try draw(1, 1, [box(0, 0, 1, 1, SRGBColor(100, 200, 30)), .group(top)])[0, 0].argb
    }
    #expect(try sum(.plusLighter) == 0xFFFF_FF32 && sum(.plusDarker) == 0xFF2D_2D00)
  }

  @Test(arguments: DrawGroup.Compositing.blends)
  func blendingOnClearPixelsPaintsTheColor(mode: DrawGroup.Compositing) throws {
    let top = DrawGroup(compositing: mode, commands: [box(0, 0, 1, 1, SRGBColor(10, 200, 30, alpha: 0.5))])
    #expect(try draw(1, 1, [.group(top)]) == draw(1, 1, [box(0, 0, 1, 1, SRGBColor(10, 200, 30, alpha: 0.5))]))
  }

  @Test(arguments: DrawGroup.Compositing.blends)
  func blendedPixelsStayPremultiplied(mode: DrawGroup.Compositing) throws {
    let colors = [SRGBColor(255, 0, 128, alpha: 0.3), SRGBColor(0, 255, 10, alpha: 0.9), .white, .black, SRGBColor(3, 2, 1, alpha: 0.01)]
    for below in colors {
      for above in colors {
        let top = DrawGroup(compositing: mode, commands: [box(0, 0, 1, 1, above)])
        let pixel = try draw(1, 1, [box(0, 0, 1, 1, below), .group(top)])[0, 0]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  @Test func blendingIsIsolatedInItsGroup() throws {
    let inner = DrawGroup(commands: [box(0, 0, 1, 1, red), .group(DrawGroup(compositing: .multiply, commands: [box(0, 0, 2, 1, blue)]))])
    #expect(try draw(2, 1, [box(0, 0, 2, 1, .white), .group(inner)]).pixels == [0xFF00_0000, 0xFF00_00FF])
  }
}
