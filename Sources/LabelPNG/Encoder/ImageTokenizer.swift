// SPDX-License-Identifier: MIT

internal import LabelCore

/// Tokenizes an image and numbers its colours in one pass.
///
/// Nine tenths of a label are transparent runs, which take almost no time, and the stems of its glyphs are copies from the row above; the rest
/// are antialiased edges, whose runs are found by bit scans (`RowBits`). Keeps its memory between images, in constant pointers, so that the
/// pixel loop has no exclusivity checks.
final class ImageTokenizer {
  /// With more tokens than this, some six kilobytes of PNG, a search for matches is worth its time.
  static let maximumTokenCount = 8192
  /// Two foreground colours on a background have no more colours; an image with more is not a plain label and is searched for matches.
  private static let maximumColorCount = 512
  private static let slotBits: UInt32 = 11
  private static let slotCount = 1 << Int(slotBits)

  private let tokens = ScratchBuffer<ImageToken>(keeping: 2 * ImageTokenizer.maximumTokenCount)
  private let words = ScratchBuffer<UInt64>(keeping: RowBits.wordsNeeded(width: 4096))
  /// The number of the colour in each slot of the hash table; 0 for a free slot. Two bytes each, so that the table fits the first-level
  /// cache.
  private let slots: UnsafeMutablePointer<UInt16>
  private let colors: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<Int>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    // One more of each, for the colour that is one too many.
    colors = .allocate(capacity: Self.maximumColorCount + 1)
    counts = .allocate(capacity: Self.maximumColorCount + 1)
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
    // A row has at most a token for each pixel, and one that is written and not kept.
    guard let room = tokens.room(for: Self.maximumTokenCount + bitmap.width + 1).baseAddress,
      let words = words.room(for: RowBits.wordsNeeded(width: bitmap.width)).baseAddress
    else { return nil }
    slots.initialize(repeating: 0, count: Self.slotCount)
    counts.initialize(repeating: 0, count: Self.maximumColorCount + 1)
    var pass = Pass(
      slots: slots, colors: colors, counts: counts, tokens: room, bits: RowBits(memory: words, width: bitmap.width), width: bitmap.width)
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
    let bits: RowBits
    let width: Int
    var count = 1
    var tokenCount = 0
    var rowCount = 0
    var hasTransparent = false

    init(
      slots: UnsafeMutablePointer<UInt16>, colors: UnsafeMutablePointer<UInt32>, counts: UnsafeMutablePointer<Int>,
      tokens: UnsafeMutablePointer<ImageToken>, bits: RowBits, width: Int
    ) {
      self.slots = slots
      self.colors = colors
      self.counts = counts
      self.tokens = tokens
      self.bits = bits
      self.width = width
      colors[0] = 0
    }

    mutating func tokenize(_ pixels: UnsafePointer<UInt32>, height: Int) -> Bool {
      // A copy from the row above must be within DEFLATE's window, with four bytes per pixel.
      let hasWindow = width &* 4 < DeflateToken.maximumDistance
      for y in 0..<height {
        rowCount = y &+ 1
        guard tokenizeRow(pixels + y &* width, isFirst: y == 0, hasRowAbove: y > 0 && hasWindow) else { return false }
        // There will be too many, extrapolated from the rows so far.
        let isDense =
          tokenCount > ImageTokenizer.maximumTokenCount / 4 && tokenCount &* height > 2 &* ImageTokenizer.maximumTokenCount &* (y &+ 1)
        if tokenCount > ImageTokenizer.maximumTokenCount || isDense { return false }
      }
      return true
    }

    @inline(__always)
    private mutating func tokenizeRow(_ row: UnsafePointer<UInt32>, isFirst: Bool, hasRowAbove: Bool) -> Bool {
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
      if x == width { return true }
      bits.compare(row, above: hasRowAbove ? rowAbove : nil, isFirst: isFirst, from: x)
      while x < width {
        let isCopied = bits.isCopied(x)
        if !bits.isVisible(x) {
          let end = bits.endOfTransparentRun(from: x)
          // Long transparent runs are cheap, whatever is above them.
          let endOfCopy = isCopied && end &- x < ImageTokenizer.wideTransparentRun ? bits.endOfCopy(from: x) : x
          if endOfCopy > end &+ 4 {
            add(.copyAbove, endOfCopy &- x)
            x = endOfCopy
          } else {
            hasTransparent = true
            add(.transparentRun, end &- x)
            x = end
          }
        } else if isCopied {
          let end = bits.endOfCopy(from: x)
          add(.copyAbove, end &- x)
          x = end
        } else {
          let end = bits.endOfVisibleRuns(after: x)
          repeat {
            let number = number(of: row[x])
            guard number < ImageTokenizer.maximumColorCount else {
              self.count = number
              return false
            }
            let endOfRun = bits.endOfRun(at: x)
            let count = endOfRun &- x
            counts[number] &+= count
            // Both are written, and the second one is kept if there is one: without a branch, since runs cannot be predicted.
            tokens[tokenCount] = ImageToken(.pixel, number)
            tokens[tokenCount &+ 1] = ImageToken(.run, count &- 1)
            tokenCount &+= 1 &+ Int(UInt(bitPattern: 1 &- count) &>> 63)
            x = endOfRun
          } while x < end
        }
      }
      return true
    }

    @inline(__always)
    private mutating func add(_ kind: ImageToken.Kind, _ value: Int) {
      tokens[tokenCount] = ImageToken(kind, value)
      tokenCount &+= 1
    }

    /// The number of a colour; `ImageTokenizer.maximumColorCount` if there are too many.
    ///
    /// A colour is looked up and added without a branch: which pixel has a new one cannot be predicted.
    @inline(__always)
    private mutating func number(of pixel: UInt32) -> Int {
      // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
      var slot = Int((pixel &* 2_654_435_769) >> (32 &- ImageTokenizer.slotBits))
      var known = Int(slots[slot])
      // While the slot has another colour. Number 0 is transparent, which is never looked up.
      while UInt64(truncatingIfNeeded: known) &* UInt64(colors[known] ^ pixel) != 0 {
        slot = (slot &+ 1) & (ImageTokenizer.slotCount &- 1)
        known = Int(slots[slot])
      }
      // 1 for a new colour.
      let added = Int(UInt(bitPattern: known &- 1) &>> 63)
      let number = known &+ added &* count
      slots[slot] = UInt16(truncatingIfNeeded: number)
      colors[number] = pixel
      count &+= added
      return number
    }
  }

  private static let wideTransparentRun = 16
}
