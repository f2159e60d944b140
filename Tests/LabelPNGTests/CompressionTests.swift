// SPDX-License-Identifier: MIT

import LabelCore
import LabelPNG
import TestSupport
import Testing

/// Our own compressors: libpng restores every image.
@Suite struct CompressionTests {
  /// Images like labels and unlike labels: rectangles of several colours with antialiased edges, noise, near and far matches, long runs.
  private func image(_ generator: inout Seeded) -> Bitmap {
    let width = Int.random(in: 1...400, using: &generator)
    let height = Int.random(in: 1...120, using: &generator)
    let foregroundColors = (0..<Int.random(in: 1...6, using: &generator)).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    let noise = [0, 0, 0, 2, 30, 100].randomElement(using: &generator) ?? 0
    let background: UInt32 = Bool.random(using: &generator) ? 0 : UInt32.random(in: 0...UInt32.max, using: &generator)
    var colors = [UInt32](repeating: background, count: width * height)
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      let foreground = foregroundColors.randomElement(using: &generator) ?? 0
      let (left, top) = (Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator))
      let (columns, rows) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...30, using: &generator))
      let isAntialiased = Bool.random(using: &generator)
      for y in top..<min(height, top + rows) {
        for x in left..<min(width, left + columns) {
          let isEdge = isAntialiased && (x == left || x == left + columns - 1)
          colors[y * width + x] = (isEdge ? UInt32.random(in: 0...255, using: &generator) << 24 : 0xFF00_0000) | foreground
        }
      }
    }
    for index in colors.indices where Int.random(in: 1...100, using: &generator) <= noise {
      colors[index] = UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    return Bitmap(width: width, height: height, straight: colors)
  }

  @Test func everyImageIsRestored() throws {
    var generator = Seeded(state: 8)
    let encoder = PNGEncoder()
    for number in 0..<(SlowBuild.isEnabled ? 400 : 100) {
      let bitmap = image(&generator)
      let file = try encoder.encode(bitmap)
      #expect(try PNGDecoder.decode(file) == bitmap, "image \(number)")
      // The memory that is kept between images has no effect.
      #expect(try PNGEncoder().encode(bitmap) == file, "image \(number)")
    }
  }

  /// Rows that repeat the one above and may be too short for a match, which has at least three bytes.
  @Test(arguments: [1, 2, 3], [1, 2, 3, 5, 300]) func narrowImagesAreRestored(width: Int, height: Int) throws {
    var generator = Seeded(state: UInt64(width * 1000 + height))
    let (encoder, smallest) = (PNGEncoder(), PNGEncoder(.smallest))
    for _ in 0..<40 {
      var colors: [UInt32] = []
      let foregroundColors: [UInt32] = [0, 0xFF00_FF00, 0xFF12_3456, 0x8012_3456]
      while colors.count < width * height {
        let repeats = colors.count >= width && Bool.random(using: &generator)
        colors += repeats ? Array(colors.suffix(width)) : (0..<width).map { _ in foregroundColors.randomElement(using: &generator) ?? 0 }
      }
      let bitmap = Bitmap(width: width, height: height, straight: colors)
      #expect(try PNGDecoder.decode(encoder.encode(bitmap)) == bitmap, "\(colors)")
      #expect(try PNGDecoder.decode(smallest.encode(bitmap)) == bitmap, "\(colors)")
    }
  }

  @Test(arguments: [(9000, 1), (1, 9000), (9000, 60), (700, 1000)])
  func largeImagesOfNoiseAreRestored(width: Int, height: Int) throws {
    var generator = Seeded(state: UInt64(width))
    for mask in [0xFFFF_FFFF, 0xFF00_0000, 0x0300_0000] as [UInt32] {
      let colors = (0..<width * height).map { _ in UInt32(truncatingIfNeeded: generator.next()) & mask | 0x12_3456 }
      let bitmap = Bitmap(width: width, height: height, straight: colors)
      #expect(try PNGDecoder.decode(PNGEncoder().encode(bitmap)) == bitmap)
    }
  }

  @Test func smallestFilesRestoreTheSameImage() throws {
    var generator = Seeded(state: 3)
    let encoder = PNGEncoder(.smallest)
    for number in 0..<(SlowBuild.isEnabled ? 60 : 20) {
      let bitmap = image(&generator)
      let file = try encoder.encode(bitmap)
      #expect(try PNGDecoder.decode(file) == bitmap, "image \(number)")
      #expect(try PNGEncoder(.smallest).encode(bitmap) == file, "image \(number)")
      #expect(try Double(file.count) <= Double(PNGEncoder().encode(bitmap).count) * 1.01, "image \(number)")
    }
  }

  /// Rows of glyph-like shapes in one or two foreground colours, whose edges have every alpha, as in labels.
  private func text(foregroundColors: [UInt32], _ generator: inout Seeded) -> Bitmap {
    let glyphs = (0..<8).map { _ in
      (
        Double.random(in: 2...9, using: &generator), Double.random(in: 6...26, using: &generator),
        Double.random(in: 0...1, using: &generator)
      )
    }
    let shapes = (0..<22).flatMap { position -> [AntialiasedShape] in
      let (width, height, shift) = glyphs[Int.random(in: 0..<glyphs.count, using: &generator)]
      let (x, y) = (Double(position) * 14 + shift, 40 - height)
      let foreground = foregroundColors[position < 2 ? 0 : foregroundColors.count - 1]
      return [
        .ellipse(Rect(x: x + 10, y: y, width: width + 3, height: height), 0xFF00_0000 | foreground),
        .rectangle(Rect(x: x + 10 + shift, y: y, width: 2.5, height: height), 0xFF00_0000 | foreground),
      ]
    }
    return Bitmap(width: 340, height: 60, shapes: shapes)
  }

  @Test(arguments: [[0x0A84FF], [0xFF3B30, 0x3C3C43]] as [[UInt32]])
  func optimalCompressorBeatsLibdeflateOnLabels(foregroundColors: [UInt32]) throws {
    var generator = Seeded(state: UInt64(foregroundColors.count))
    var (ours, theirs) = (0, 0)
    for _ in 0..<4 {
      let bitmap = text(foregroundColors: foregroundColors, &generator)
      let file = try PNGEncoder(.smallest).encode(bitmap)
      #expect(try PNGDecoder.decode(file) == bitmap)
      ours += file.count
      theirs += try PNGEncoder(level: 12).encode(bitmap).count
    }
    #expect(ours * 100 < theirs * 97, "\(ours) \(theirs)")
  }

  @Test func transparentImageIsSmall() throws {
    #expect(try PNGEncoder().encode(Bitmap(width: 400, height: 80, pixels: [UInt32](repeating: 0, count: 32_000))).count < 200)
  }

  /// An image with so many colours that it is searched for matches, on the right of each of the given rows.
  private func image(width: Int, height: Int, colorful rows: [Int]) -> Bitmap {
    var generator = Seeded(state: UInt64(width + height))
    var colors = [UInt32](repeating: 0, count: width * height)
    for y in rows {
      for x in max(0, width - 700)..<width { colors[y * width + x] = UInt32.random(in: 0...UInt32.max, using: &generator) | 0x8000_0000 }
    }
    return Bitmap(width: width, height: height, straight: colors)
  }

  /// Backgrounds with more tokens than a block can have, and rows wider than the window.
  @Test(arguments: [(1000, 4500, [0, 4499]), (700, 500, [499]), (700, 500, [0]), (32_000, 3, [0, 2]), (20_000, 12, Array(0..<12))])
  func largeBackgroundsAreRestored(width: Int, height: Int, rows: [Int]) throws {
    let bitmap = image(width: width, height: height, colorful: rows)
    let file = try PNGEncoder().encode(bitmap)
    #expect(try PNGDecoder.decode(file) == bitmap)
    #expect(file.count < rows.count * 4 * 700 + width * height / 40)
  }

  /// The zeros of transparent rows, filter bytes included, are one run.
  @Test(arguments: [8, 700]) func transparentRowsCostLessThanTwoBytesEach(colorCount: Int) throws {
    let sizes = try [20, 1020].map { height in
      var bitmap = image(width: 400, height: height, colorful: [height - 1])
      if colorCount == 8 {
        // Two foreground colours with antialiased edges: too many colours for a palette, and too few tokens for a search.
        let last = bitmap.width * (height - 1)
        let edges = (0..<400).map { (x: UInt32) -> UInt32 in
          let foreground: UInt32 = x < 200 ? 0x11_22FF : 0xFF_5500
          return (x % 200 + 50) << 24 | foreground
        }
        bitmap = Bitmap(width: 400, height: height, straight: [UInt32](repeating: 0, count: last) + edges)
      }
      return try PNGEncoder().encode(bitmap).count
    }
    #expect(sizes[1] - sizes[0] < 2000)
  }

  /// Rows of glyphs that occur elsewhere in the same row are found as matches, antialiased edges included.
  @Test func repeatedColumnsOfManyColorsAreFound() throws {
    var generator = Seeded(state: 77)
    let glyph = (0..<30).map { _ in (0..<40).map { _ in UInt32.random(in: 0...UInt32.max, using: &generator) | 0x0100_0000 } }
    func encoded(_ copies: Int) throws -> Int {
      var colors: [UInt32] = []
      for row in glyph {
        for number in 0..<copies {
          colors += [UInt32](repeating: 0, count: 3 + number * 5 % 7)
          colors += row
        }
      }
      let bitmap = Bitmap(width: colors.count / 30, height: 30, straight: colors)
      let file = try PNGEncoder().encode(bitmap)
      #expect(try PNGDecoder.decode(file) == bitmap)
      return file.count
    }
    let (one, nine) = (try encoded(1), try encoded(9))
    #expect(one > 4000)
    #expect(nine - one < 30 * 8 * 8)
  }
}
