// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import Testing

@Suite struct RasterizerTests {
  private func list(_ width: Double, _ height: Double, scale: Double = 1) -> DisplayList {
    let canvas = Rect(x: 0, y: 0, width: width, height: height)
    return DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: [])
  }

  @Test func bitmapHasTheCanvasSizeInPixelsAndItsScale() throws {
    let bitmap = try Rasterizer(glyphs: FakeGlyphs()).rasterize(list(10.5, 7, scale: 2))
    #expect((bitmap.width, bitmap.height, bitmap.scale) == (21, 14, 2))
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func emptyCanvasIsOnePixel() throws {
    let bitmap = try Rasterizer(glyphs: FakeGlyphs()).rasterize(list(0, 0))
    #expect((bitmap.width, bitmap.height) == (1, 1))
  }

  @Test func limitsNameTheSideOrTheArea() throws {
    let limits = Limits(maximumSide: 100, maximumArea: 5000)
    func size(_ width: Double, _ height: Double, _ scale: Double) throws(LabelError) -> [Int] {
      let size = try limits.checkedPixelSize(of: Rect(x: 0, y: 0, width: width, height: height), scale: scale)
      return [size.width, size.height]
    }
    #expect(try size(50, 25, 2) == [100, 50])
    #expect(throws: LabelError.sideTooLong(pixels: 101, limit: 100)) { try size(50.5, 1, 2) }
    #expect(throws: LabelError.sideTooLong(pixels: .infinity, limit: 100)) { try size(1, .infinity, 2) }
    #expect(throws: LabelError.areaTooLarge(pixels: 5100, limit: 5000)) { try size(100, 51, 1) }
    #expect(throws: LabelError.invalidNumber(what: "scale", value: 0, expected: "more than 0 and finite")) { try size(1, 1, 0) }
  }

  @Test(arguments: [(1e6, 1.0, 1.0), (1.0, .infinity, 1.0), (9000, 9000, 1), (1, 1, 0), (1, 1, .nan), (1, 1, 1e300)])
  func oversizedCanvasIsAnErrorNotACrash(width: Double, height: Double, scale: Double) {
    #expect(throws: MachineError.self) { try Rasterizer(glyphs: FakeGlyphs()).rasterize(list(width, height, scale: scale)) }
  }

  @Test func rasterizingTwiceGivesTheSamePixels() throws {
    let shadow = Shadow(color: .black, offset: Point(x: 1, y: 1), sigma: 3)
    let commands: [DrawCommand] = [
      .group(DrawGroup(shadows: [shadow], commands: [.glyphs(.one(at: Point(x: 9.3, y: 20)), .color(.black)), box(3.3, 4.1, 7, 5)]))
    ]
    #expect(try draw(30, 30, commands) == draw(30, 30, commands))
  }

  /// A bitmap's memory is reused for the next one unless the bitmap is still referenced: neither shows pixels of the other.
  @Test func bitmapsDoNotDependOnEarlierOnes() throws {
    let sizes = [(30.0, 20.0), (7, 5), (1, 1), (64, 48), (30, 20), (12, 90), (90, 12)]
    let lists = sizes.enumerated().map { index, size in
      var list = list(size.0, size.1)
      list.commands = [box(size.0 / 3, size.1 / 4, size.0 / 2, size.1 / 2), box(Double(index), 0, 2, 3)]
      return list
    }
    let expected = try lists.map { try Rasterizer(glyphs: FakeGlyphs()).rasterize($0) }
    let rasterizer = Rasterizer(glyphs: FakeGlyphs())
    var kept: [(index: Int, bitmap: Bitmap)] = []
    for step in 0..<60 {
      let index = step * 5 % lists.count
      let bitmap = try rasterizer.rasterize(lists[index])
      #expect(bitmap == expected[index])
      if step % 3 == 0 { kept.append((index, bitmap)) }
    }
    for (index, bitmap) in kept { #expect(bitmap == expected[index]) }
  }

  @Test func memoryOfABitmapIsReused() throws {
    let rasterizer = Rasterizer(glyphs: FakeGlyphs())
    func address(_ bitmap: Bitmap) -> Int? { bitmap.pixels.withUnsafeBufferPointer { $0.baseAddress.map { Int(bitPattern: $0) } } }
    let kept = try rasterizer.rasterize(list(40, 30))
    let first = address(try rasterizer.rasterize(list(40, 30)))
    #expect(first != address(kept))
    for side in [30.0, 9, 1, 40] { #expect(try address(rasterizer.rasterize(list(side, 30))) == first) }
  }
}
