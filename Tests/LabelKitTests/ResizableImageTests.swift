// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import Testing

@Suite struct ResizableImageTests {
  /// Returns an image of opaque pixels, each in a different colour, and its bitmap.
  private func testImage(_ width: Int, _ height: Int, scale: Double = 1) throws -> (bitmap: Bitmap, image: Image) {
    let pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 % width * 40) << 16 | UInt32($0 / width * 40) << 8 | 0x7F }
    let bitmap = Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    return (bitmap, Image(ImageNode(.bitmap(bitmap))))
  }

  private func rendered(_ view: some View, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.scale = scale
    return try renderer.bitmap()
  }

  /// Returns the index of the source pixel at a position, if the caps keep their size and the one pixel between them fills the rest.
  private func sourceIndex(_ position: Int, of length: Int, _ first: Int, _ last: Int) -> Int {
    position < first ? position : position >= length - last ? first + 1 + position - (length - last) : first
  }

  @Test(arguments: [(6, 6), (7, 5), (30, 4), (9, 40)], [(1, 1, 2, 1), (0, 2, 1, 0), (2, 1, 1, 2)])
  func capsKeepTheirSizeAndOnePixelFillsTheRest(size: (Int, Int), caps: (Int, Int, Int, Int)) throws {
    let (top, leading, bottom, trailing) = caps
    let (bitmap, image) = try testImage(leading + 1 + trailing, top + 1 + bottom)
    let insets = EdgeInsets(top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom), trailing: CGFloat(trailing))
    for mode in [Image.ResizingMode.stretch, .tile] {
      let result = try rendered(image.resizable(capInsets: insets, resizingMode: mode), CGFloat(size.0), CGFloat(size.1))
      for y in 0..<size.1 {
        for x in 0..<size.0 {
          #expect(result[x, y] == bitmap[sourceIndex(x, of: size.0, leading, trailing), sourceIndex(y, of: size.1, top, bottom)])
        }
      }
    }
  }

  @Test(arguments: [1.0, 2, 3]) func tilesRepeatFromTheTopLeft(scale: Double) throws {
    let (bitmap, image) = try testImage(3, 2)
    let result = try rendered(image.interpolation(.none).resizable(resizingMode: .tile), 1000, 7, scale: scale)
    let unit = Int(scale)
    for y in 0..<result.height {
      for x in 0..<result.width where result[x, y] != bitmap[x / unit % 3, y / unit % 2] {
        Issue.record("(\(x), \(y))")
        return
      }
    }
  }

  @Test func tilesFillTheSpaceBetweenCaps() throws {
    let (bitmap, image) = try testImage(4, 1)
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let result = try rendered(image.resizable(capInsets: caps, resizingMode: .tile), 9, 1)
    #expect((0..<9).map { result[$0, 0] } == [0, 1, 2, 1, 2, 1, 2, 1, 3].map { bitmap[$0, 0] })
  }

  @Test func capsAreInPointsAndFollowTheReadingDirection() throws {
    let (bitmap, image) = try testImage(6, 2, scale: 2)
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)
    let view = image.resizable(capInsets: insets)
    let left = try rendered(view, 10, 1, scale: 2)
    #expect(left[0, 0] == bitmap[0, 0] && left[1, 0] == bitmap[1, 0])
    let right = try rendered(view.environment(\.layoutDirection, .rightToLeft), 10, 1, scale: 2)
    #expect(right[18, 0] == bitmap[4, 0] && right[19, 0] == bitmap[5, 0])
  }

  @Test func capsShrinkInSmallFrames() throws {
    let (bitmap, image) = try testImage(8, 1)
    let result = try rendered(image.resizable(capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)), 4, 1)
    #expect(result.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(result[0, 0].red == (bitmap[0, 0].red + bitmap[1, 0].red) / 2, "half as wide")
    for invalid in [
      EdgeInsets(top: -3, leading: .nan, bottom: .infinity, trailing: 900), EdgeInsets(top: 1e300, leading: 5, bottom: 5, trailing: 7),
    ] {
      let bitmap = try rendered(image.resizable(capInsets: invalid, resizingMode: .tile), 20, 20)
      #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  @Test func templatesHaveCapsAndTiles() throws {
    let ring = Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0, 0xFF00_0000])
    let image = Image(ImageNode(.bitmap(ring))).renderingMode(.template)
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let result = try rendered(image.resizable(capInsets: caps).foregroundStyle(Color(red: 1, green: 0, blue: 0)), 6, 1)
    #expect(result.pixels == [0xFFFF_0000, 0, 0, 0, 0, 0xFFFF_0000])
    let tiled = try rendered(
      image.resizable(resizingMode: .tile).foregroundStyle(
        LinearGradient(colors: [.white, .white], startPoint: .leading, endPoint: .trailing)), 6, 1)
    #expect(tiled.pixels.map { $0 >> 24 } == [255, 0, 255, 255, 0, 255])
  }

  @Test func symbolsAreTiledButStretchedInsteadOfTooManyTiles() throws {
    let symbol = Image(systemName: "circle.fill").font(.system(size: 20))
    let natural = try ImageRenderer(content: symbol.fixedSize()).bitmap()
    let tiled = Image(systemName: "circle.fill").resizable(resizingMode: .tile).font(.system(size: 20))
    let result = try rendered(tiled, CGFloat(natural.width) * 2.5, CGFloat(natural.height))
    #expect(result[0, 0].alpha == 0 && result[natural.width / 2, natural.height / 2].alpha == 255)
    #expect(result[natural.width, 0].alpha == 0 && result[natural.width * 3 / 2, natural.height / 2].alpha == 255)
    let tiny = Image(systemName: "circle.fill").resizable(resizingMode: .tile).font(.system(size: 1))
    #expect(try rendered(tiny, 900, 900)[450, 450].alpha == 255)
  }

  @Test func noInterpolationKeepsPixelsSquare() throws {
    let (bitmap, image) = try testImage(3, 2)
    let result = try rendered(image.interpolation(.none).resizable(), 30, 20)
    for y in 0..<20 { for x in 0..<30 { #expect(result[x, y] == bitmap[x / 10, y / 10]) } }
    let smooth = try rendered(image.interpolation(.high).resizable(), 30, 20)
    #expect(smooth != result)
    let rotated = try rendered(image.interpolation(.none).resizable().frame(width: 30, height: 20).rotationEffect(.degrees(180)), 30, 20)
    #expect(rotated.pixels == result.pixels.reversed())
    let small = try rendered(image.interpolation(.none).resizable(), 1, 1)
    #expect(small[0, 0] == bitmap[1, 1], "the pixel in the middle")
  }

  @Test func dumpShowsResizingAndInterpolation() throws {
    let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = Image("a").resizable(capInsets: caps, resizingMode: .tile).interpolation(.none)
    #expect(ViewContext().lower(view).dump == "image \"a\" resizable tiled caps=1/2/3/4 nearest\n")
  }
}
