// SPDX-License-Identifier: MIT

import Glibc
import LabelRaster
import Testing

/// The memory of layers.
struct LayerTests {
  /// A large image may have thousands of groups with one dot each.
  @Test func pagesOfALargeLayerThatAreNotPaintedAreNotTouched() throws {
    let area = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
    // These leave memory behind that was written to, which an allocator would clear and use again.
    for _ in 0..<4 {
      let painted = try Layer(area: area)
      for y in 0..<area.height { painted.pixels(x: 0, y: y).update(repeating: 0xFFFF_FFFF, count: area.width) }
    }
    let layer = try Layer(area: area)
    layer.pixels(x: 500, y: 500).pointee = 0xFF00_0000
    let pageSize = Int(getpagesize())
    let start = UnsafeMutableRawPointer(layer.pixels(x: 0, y: 0)).alignedDown(to: pageSize)
    var pages = [UInt8](repeating: 0, count: area.width * area.height * 4 / pageSize)
    try #require(mincore(start, pages.count * pageSize, &pages) == 0)
    #expect((1...4).contains(pages.count { $0 & 1 != 0 }))
    #expect(layer.pixels(x: 499, y: 500).pointee == 0 && layer.pixels(x: 999, y: 999).pointee == 0)
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func alignedDown(to alignment: Int) -> UnsafeMutableRawPointer { self - Int(bitPattern: self) % alignment }
}
