// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

/// Shapes in solid colours are painted from cached images and masks, with the same pixels as without a cache.
@Suite struct ShapeCacheTests {
  private static let side = 40.0

  /// A transparent image that still counts as painted: nothing on top of it comes from the cache.
  private static let nothing = DrawCommand.image(
    Bitmap(width: 1, height: 1, pixels: [0]), Rect(x: 0, y: 0, width: side, height: side))

  /// Points are multiples of 1/64 of a pixel, so that their origin makes no difference to rounding.
  private static func point(_ generator: inout Seeded) -> Point {
    Point(x: Double(Int.random(in: 256..<2304, using: &generator)) / 64, y: Double(Int.random(in: 256..<2304, using: &generator)) / 64)
  }

  private static func path(_ generator: inout Seeded) -> VectorPath {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let (a, b) = (point(&generator), point(&generator))
      return .rectangle(Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y)))
    }
    var path = VectorPath()
    for _ in 0...Int.random(in: 0..<2, using: &generator) {
      path.move(to: point(&generator))
      for _ in 0..<Int.random(in: 1..<5, using: &generator) {
        if Bool.random(using: &generator) {
          path.line(to: point(&generator))
        } else {
          path.cubic(point(&generator), point(&generator), to: point(&generator))
        }
      }
      path.close()
    }
    return path
  }

  private static func shape(_ generator: inout Seeded, depth: Int = 0) -> DrawCommand {
    switch Int.random(in: 0..<(depth < 2 ? 8 : 6), using: &generator) {
    case 0..<4: return .fill(path(&generator), Bool.random(using: &generator) ? .evenOdd : .nonzero, .color(.black))
    case 4, 5:
      let style = StrokeStyle(width: Double(Int.random(in: 1...32, using: &generator)) / 8, join: .round)
      return .stroke(path(&generator), style, .color(.black))
    default:
      let compositing = [DrawGroup.Compositing.over, .erase, .multiply].randomElement(using: &generator) ?? .over
      let opacity = Bool.random(using: &generator) ? 1 : 0.6
      let clip = Bool.random(using: &generator) ? path(&generator) : nil
      let inside = (0..<2).map { _ in shape(&generator, depth: depth + 1) }
      return .group(DrawGroup(opacity: opacity, compositing: compositing, clip: clip, commands: inside))
    }
  }

  @Test(arguments: 0..<60)
  func cachedShapesHaveTheSamePixelsAsCairo(seed: UInt64) throws {
    var generator = Seeded(state: seed)
    let shapes = (0..<Int.random(in: 1..<5, using: &generator)).map { _ in Self.shape(&generator) }
    let canvas = Rect(x: 0, y: 0, width: Self.side, height: Self.side)
    let rasterizer = Rasterizer(glyphs: FakeGlyphs())
    for _ in 0..<6 {
      let colored = shapes.map { $0.colored(&generator) }
      let cached = try rasterizer.rasterize(DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: colored))
      #expect(try cached == draw(Self.side, Self.side, [Self.nothing] + colored))
    }
  }

  /// Icons may be too large for the cache, or too large for any memory.
  @Test(arguments: [300.0, 5e3, 1e9, .infinity, .nan])
  func shapesOfAnySizeHaveTheSamePixels(size: Double) throws {
    let shapes = [DrawCommand.fill(.rectangle(Rect(x: 2, y: 3, width: size, height: 0)), .nonzero, .color(.black)), box(4, 4, 5, 5)]
    let line = VectorPath.rectangle(Rect(x: 8, y: 8, width: 2, height: 2))
    for commands in [shapes, [.stroke(line, StrokeStyle(width: size), .color(.black))], [box(2, 2, size, 4), box(3, 3, 2, size)]] {
      #expect(try draw(Self.side, Self.side, commands) == draw(Self.side, Self.side, [Self.nothing] + commands))
    }
  }
}

extension DrawCommand {
  /// The same shape in colours of all opacities.
  fileprivate func colored(_ generator: inout Seeded) -> DrawCommand {
    func color() -> Paint {
      func level() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
      return .color(SRGBColor(level(), level(), level(), alpha: Bool.random(using: &generator) ? 1 : Double(level()) / 255))
    }
    switch self {
    case .fill(let path, let rule, _): return .fill(path, rule, color())
    case .stroke(let path, let style, _): return .stroke(path, style, color())
    case .group(var group):
      group.commands = group.commands.map { $0.colored(&generator) }
      return .group(group)
    case .glyphs, .image: return self
    }
  }
}
