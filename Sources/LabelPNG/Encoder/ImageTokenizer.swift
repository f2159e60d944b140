// SPDX-License-Identifier: MIT

internal import LabelCore

/// Tokenizes an image and numbers its colours in one pass.
///
/// Nine tenths of a label are transparent runs, which take almost no time, and the stems of its glyphs are copies from the row above; the rest
/// are antialiased edges. Keeps its memory between images, in constant pointers, so that the pixel loop has no exclusivity checks.
final class ImageTokenizer {
  /// With more tokens than this, some six kilobytes of PNG, a search for matches is worth its time.
  static let maximumTokenCount = 8192
  /// Two foreground colours on a background have no more colours; an image with more is not a plain label and is searched for matches.
  private static let maximumColorCount = 512
  private static let slotBits: UInt32 = 11
  private static let slotCount = 1 << Int(slotBits)

  private let tokens = ScratchBuffer<ImageToken>(keeping: 2 * ImageTokenizer.maximumTokenCount)
  /// The number of the colour in each slot of the hash table; 0 for a free slot. Two bytes each, so that the table fits the first-level
  /// cache.
  private let slots: UnsafeMutablePointer<UInt16>
  private let colors: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<Int>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    colors = .allocate(capacity: Self.maximumColorCount)
    counts = .allocate(capacity: Self.maximumColorCount)
  }

  deinit {
    slots.deallocate()
    colors.deallocate()
    counts.deallocate()
  }

  /// Tokenizes an image.
  ///
  /// - Returns: The tokens and colours, valid until the next image.
  func tokenize(_ bitmap: Bitmap) -> TokenizedImage? {
    guard let room = tokens.room(for: Self.maximumTokenCount + bitmap.width).baseAddress else { return nil }
    slots.initialize(repeating: 0, count: Self.slotCount)
    var pass = Pass(slots: slots, colors: colors, counts: counts, tokens: room, width: bitmap.width)
    let isComplete = bitmap.pixels.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { pass.tokenize($0, height: bitmap.height) } ?? false
    }
    let table = ColorTable(
      colors: UnsafeBufferPointer(start: colors, count: pass.count), counts: UnsafeBufferPointer(start: counts, count: pass.count),
      hasTransparent: pass.hasTransparent, isComplete: isComplete)
    return TokenizedImage(
      tokens: isComplete ? UnsafeBufferPointer(start: room, count: pass.tokenCount) : nil, table: table,
      expectedCount: pass.tokenCount * bitmap.height / max(1, pass.rowCount))
  }

  /// The state of a pass, in registers.
  private struct Pass {
    let slots: UnsafeMutablePointer<UInt16>
    let colors: UnsafeMutablePointer<UInt32>
    let counts: UnsafeMutablePointer<Int>
    let tokens: UnsafeMutablePointer<ImageToken>
    let width: Int
    var count = 1
    var tokenCount = 0
    var rowCount = 0
    var hasTransparent = false

    init(
      slots: UnsafeMutablePointer<UInt16>, colors: UnsafeMutablePointer<UInt32>, counts: UnsafeMutablePointer<Int>,
      tokens: UnsafeMutablePointer<ImageToken>, width: Int
    ) {
      self.slots = slots
      self.colors = colors
      self.counts = counts
      self.tokens = tokens
      self.width = width
      colors[0] = 0
      counts[0] = 0
    }

    mutating func tokenize(_ pixels: UnsafePointer<UInt32>, height: Int) -> Bool {
      // A copy from the row above must be within DEFLATE's window, with four bytes per pixel.
      let hasWindow = width &* 4 < DeflateToken.maximumDistance
      for y in 0..<height {
        rowCount = y &+ 1
        guard tokenizeRow(pixels + y &* width, hasRowAbove: y > 0 && hasWindow) else { return false }
        // There will be too many, extrapolated from the rows so far.
        let isDense =
          tokenCount > ImageTokenizer.maximumTokenCount / 4 && tokenCount &* height > 2 &* ImageTokenizer.maximumTokenCount &* (y &+ 1)
        if tokenCount > ImageTokenizer.maximumTokenCount || isDense { return false }
      }
      return true
    }

    @inline(__always)
    private mutating func tokenizeRow(_ row: UnsafePointer<UInt32>, hasRowAbove: Bool) -> Bool {
      let rowAbove = hasRowAbove ? row - width : row
      // A transparent row is cheapest as a transparent run, other rows as a copy from the row above.
      var x = row.endOfTransparentRun(from: 0, to: width)
      if x < width, hasRowAbove, row.matchLength(with: rowAbove, from: 0, to: width) == width {
        add(.copyAbove, width)
        return true
      }
      if x > 0 {
        hasTransparent = true
        add(.transparentRun, x)
      }
      while x < width {
        let pixel = row[x]
        let transparent = pixel == 0 ? row.endOfTransparentRun(from: x, to: width) &- x : 0
        // Long transparent runs are cheap, whatever is above them.
        if hasRowAbove, transparent < ImageTokenizer.wideTransparentRun, x &+ 4 <= width, row.matchesFourPixels(of: rowAbove, at: x) {
          let matchLength = 4 &+ row.matchLength(with: rowAbove, from: x &+ 4, to: width)
          if matchLength > transparent &+ 4 {
            add(.copyAbove, matchLength)
            x &+= matchLength
            continue
          }
        }
        if transparent > 0 {
          hasTransparent = true
          add(.transparentRun, transparent)
          x &+= transparent
          continue
        }
        // Most visible pixels repeat neither the one above nor the one to the left.
        let number = number(of: pixel)
        guard number < ImageTokenizer.maximumColorCount else { return false }
        add(.pixel, number)
        x &+= 1
        if x == width || row[x] != pixel {
          counts[number] &+= 1
          continue
        }
        let run = row.runLength(of: pixel, from: x, to: width)
        add(.run, run)
        counts[number] &+= run &+ 1
        x &+= run
      }
      return true
    }

    @inline(__always)
    private mutating func add(_ kind: ImageToken.Kind, _ value: Int) {
      tokens[tokenCount] = ImageToken(kind, value)
      tokenCount &+= 1
    }

    /// The number of a colour; `ImageTokenizer.maximumColorCount` if there are too many.
    @inline(__always)
    private mutating func number(of pixel: UInt32) -> Int {
      // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
      var slot = Int((pixel &* 2_654_435_769) >> (32 &- ImageTokenizer.slotBits))
      while true {
        let number = Int(slots[slot])
        // Number 0 is transparent, which is never looked up.
        if colors[number] == pixel { return number }
        if number == 0 { break }
        slot = (slot &+ 1) & (ImageTokenizer.slotCount &- 1)
      }
      guard count < ImageTokenizer.maximumColorCount else { return ImageTokenizer.maximumColorCount }
      slots[slot] = UInt16(truncatingIfNeeded: count)
      colors[count] = pixel
      counts[count] = 0
      count &+= 1
      return count &- 1
    }
  }

  private static let wideTransparentRun = 16
}
