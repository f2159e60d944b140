// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelRaster
import TestSupport
import Testing

@Suite struct ShadowTests {
  private func shadowed(_ shadow: Shadow, _ commands: [DrawCommand]) -> DrawCommand {
    .group(DrawGroup(shadows: [shadow], commands: commands))
  }

  /// Only the shadow: the content is outside the canvas, and the shadow is moved into it.
  private func shadowAlone(side: Int, sigma: Double, shift: Point = .zero, _ content: [DrawCommand]) throws -> Bitmap {
    // The content is to the left of the canvas.
    let distance = Double(side)
    let moved = content.map { $0.offset(x: -distance) }
    let shadow = Shadow(color: .black, offset: Point(x: distance + shift.x, y: shift.y), sigma: sigma)
    return try draw(Double(side), Double(side), [shadowed(shadow, moved)])
  }

  /// An exact Gaussian blur of the alpha in double precision, up to seven sigma.
  private func gaussian(_ bitmap: Bitmap, sigma: Double, shift: Point) -> [Double] {
    let (width, height) = (bitmap.width, bitmap.height)
    func kernel(_ shift: Double) -> [Double] {
      let radius = Int(7 * sigma) + 3
      let weights = (-radius...radius).map { exp(-(Double($0) - shift) * (Double($0) - shift) / (2 * sigma * sigma)) }
      let total = weights.reduce(0, +)
      return weights.map { $0 / total }
    }
    func blur(_ plane: [Double], _ kernel: [Double], count: Int, step: Int, lines: Int, lineStep: Int) -> [Double] {
      var result = [Double](repeating: 0, count: plane.count)
      let radius = kernel.count / 2
      for line in 0..<lines {
        for source in 0..<count {
          // Most of the plane is empty.
          let value = plane[line * lineStep + source * step]
          guard value != 0 else { continue }
          for position in max(0, source - radius)...min(count - 1, source + radius) {
            result[line * lineStep + position * step] += value * kernel[position - source + radius]
          }
        }
      }
      return result
    }
    let plane = bitmap.pixels.map { Double($0 >> 24) }
    let rows = blur(plane, kernel(shift.x), count: width, step: 1, lines: height, lineStep: width)
    return blur(rows, kernel(shift.y), count: height, step: width, lines: width, lineStep: 1)
  }

  /// Text-like ink: bars, thin lines, a ring and a lone pixel.
  private let content: [DrawCommand] = {
    var ring = VectorPath.ellipse(in: Rect(x: 64, y: 60, width: 24, height: 24))
    ring.append(.ellipse(in: Rect(x: 70, y: 66, width: 12, height: 12)))
    return [
      box(50, 50, 3, 22), box(57, 50, 2.5, 22), box(50, 58, 14, 2), box(68, 46, 1, 12), box(80, 50, 12, 1), box(50, 80, 10, 10),
      box(96, 96, 1, 1), .fill(ring, .evenOdd, .color(.black)),
    ]
  }()

  @Test(arguments: [0.5, 0.8, 1, 1.5, 2, 2.49, 2.5, 3, 3.3, 4, 5.5, 8, 12, 17])
  func blurIsWithinTwoLevelsOfAGaussian(sigma: Double) throws {
    let plain = try draw(140, 140, content)
    for shift in [Point.zero, Point(x: 0.5, y: -2.25), Point(x: 3.125, y: 1.75)] {
      let shadow = try shadowAlone(side: 140, sigma: sigma, shift: shift, content)
      let truth = gaussian(plain, sigma: sigma, shift: shift)
      let worst = zip(shadow.pixels, truth).map { abs(Double($0 >> 24) - $1) }.max() ?? 0
      #expect(worst <= 2, "sigma \(sigma), shift \(shift): an error of \(worst) levels")
    }
  }

  @Test func withoutBlurAndOnWholePixelsTheShadowIsAnExactCopy() throws {
    let plain = try draw(140, 140, content)
    #expect(try shadowAlone(side: 140, sigma: 0, content).alphaText == plain.alphaText)
  }

  @Test func fractionalOffsetInterpolatesTheShadow() throws {
    let shadow = try shadowAlone(side: 6, sigma: 0, shift: Point(x: 0.25, y: 0), [box(1, 2, 2, 1)])
    #expect(shadow.alphas(inRow: 2) == [0, 191, 255, 64, 0, 0])
  }

  @Test func offsetAndBlurAreInPoints() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 5, y: 3.5), sigma: 2)
    let small = try draw(40, 40, scale: 2, [shadowed(shadow, [box(10, 10, 8, 8)])])
    let large = Shadow(color: .black, offset: Point(x: 10, y: 7), sigma: 4)
    #expect(try small.pixels == draw(80, 80, [shadowed(large, [box(20, 20, 16, 16)])]).pixels)
  }

  @Test(arguments: [0.0, 0.3, 1, 2.2, 2.6, 4.1, 9])
  func nothingIsPaintedBeyondThreeSigma(sigma: Double) throws {
    let shadow = Shadow(color: .black, offset: Point(x: 0.5, y: -1.75), sigma: sigma)
    let rect = Rect(x: 40, y: 40, width: 20, height: 20)
    let bitmap = try draw(100, 100, [shadowed(shadow, [box(40, 40, 20, 20)])])
    let allowed = PixelGrid(scale: 1).cover(shadow.bounds(of: rect).union(rect))
    for y in 0..<100 {
      for x in 0..<100 where bitmap[x, y].alpha > 0 {
        #expect(allowed.contains(Rect(x: Double(x), y: Double(y), width: 1, height: 1)))
      }
    }
  }

  @Test func blurIsSymmetricAndKeepsTheSum() throws {
    for sigma in [0.7, 1.9, 3.4, 6] {
      let bitmap = try shadowAlone(side: 81, sigma: sigma, [box(35, 35, 11, 11)])
      for y in 0..<81 {
        for x in 0..<81 {
          #expect(bitmap[x, y] == bitmap[80 - x, y] && bitmap[x, y] == bitmap[x, 80 - y])
          // Columns are blurred and rounded before rows.
          #expect(abs(Int(bitmap[x, y].alpha) - Int(bitmap[y, x].alpha)) <= 1)
        }
      }
      let sum = bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) }
      #expect(abs(sum / (121 * 255) - 1) < 0.01)
    }
  }

  @Test func wideBlurFallsOffWithoutBands() throws {
    // Far from the middle of a wide edge no level is skipped and none occurs twice.
    let bitmap = try shadowAlone(side: 300, sigma: 30, [box(-400, -400, 550, 1100)])
    let levels = bitmap.alphas(inRow: 150)
    for (left, right) in zip(levels, levels.dropFirst()) {
      #expect(left >= right)
      #expect(left - right <= 4)
    }
  }

  /// Blurring stops at the canvas' edge, wherever that is in the content; the pixels inside do not change.
  @Test(arguments: [0.3, 1, 2.4, 2.6, 5, 12.5, 40])
  func partOfACanvasHasTheSamePixels(sigma: Double) throws {
    var generator = Seeded(state: 7)
    let shadow = Shadow(color: .black, offset: Point(x: 3.25, y: -2), sigma: sigma)
    let whole = try draw(140, 140, [shadowed(shadow, content)])
    for _ in 0..<12 {
      let (x, y) = (Int.random(in: 0..<139, using: &generator), Int.random(in: 0..<139, using: &generator))
      let (width, height) = (Int.random(in: 1...140 - x, using: &generator), Int.random(in: 1...140 - y, using: &generator))
      let origin = Point(x: Double(x), y: Double(y))
      let window = try draw(Double(width), Double(height), origin: origin, [shadowed(shadow, content)])
      // Ink beyond three sigma is ignored; it adds less than half a level.
      let part = whole.cropped(columns: x..<x + width, rows: y..<y + height)
      let (alphas, expected) = (window.pixels.map { Int($0 >> 24) }, part.pixels.map { Int($0 >> 24) })
      #expect(zip(alphas, expected).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test func shadowIsBelowInItsColor() throws {
    let shadow = Shadow(color: SRGBColor(0, 0, 255, alpha: 0.5), offset: Point(x: 1, y: 0), sigma: 0)
    let bitmap = try draw(3, 1, [shadowed(shadow, [box(0, 0, 2, 1, SRGBColor(255, 0, 0))])])
    #expect(bitmap.pixels == [0xFFFF_0000, 0xFFFF_0000, 0x8000_0080])
  }

  @Test func shadowIsOfTheClippedGroup() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 0, y: 2), sigma: 0)
    let clip = VectorPath.rectangle(Rect(x: 1, y: 0, width: 2, height: 1))
    let bitmap = try draw(4, 3, [.group(DrawGroup(clip: clip, shadows: [shadow], commands: [box(0, 0, 4, 1, SRGBColor(255, 0, 0))]))])
    #expect(bitmap.alphaText == ".. ff ff ..\n.. .. .. ..\n.. ff ff ..")
    #expect(bitmap[1, 2].argb == 0xFF00_0000)
  }

  @Test func opacityAppliesToContentAndShadowTogether() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 0), sigma: 0)
    let bitmap = try draw(
      3, 1, [.group(DrawGroup(opacity: 128.0 / 255, shadows: [shadow], commands: [box(0, 0, 2, 1, SRGBColor(255, 0, 0))]))])
    #expect(bitmap.pixels == [0x8080_0000, 0x8080_0000, 0x8000_0000])
  }

  @Test func inkCutOffByAnOuterClipStillCastsItsShadow() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 6, y: 0), sigma: 0)
    let outer = VectorPath.rectangle(Rect(x: 4, y: 0, width: 4, height: 1))
    let bitmap = try draw(8, 1, [.group(DrawGroup(clip: outer, commands: [shadowed(shadow, [box(0, 0, 1, 1)])]))])
    #expect(bitmap.alphas(inRow: 0) == [0, 0, 0, 0, 0, 0, 255, 0])
  }

  @Test(arguments: [1e3, 1e6, 1e300, .infinity])
  func hugeBlursAndOffsetsTerminate(size: Double) throws {
    let blurred = Shadow(color: .black, offset: .zero, sigma: size)
    let moved = Shadow(color: .black, offset: Point(x: size, y: -size), sigma: 1)
    let bitmap = try draw(20, 20, [shadowed(blurred, [box(5, 5, 4, 4)]), shadowed(moved, [box(5, 5, 4, 4)])])
    #expect(bitmap[6, 6].alpha == 255)
    #expect(bitmap[15, 15].alpha == 0)
  }
}

extension DrawCommand {
  fileprivate func offset(x: Double) -> DrawCommand {
    guard case .fill(let path, let rule, let paint) = self else { return self }
    return .fill(path.transformed(.translation(Point(x: x, y: 0))), rule, paint)
  }
}
