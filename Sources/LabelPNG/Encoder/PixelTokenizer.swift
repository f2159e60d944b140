// SPDX-License-Identifier: MIT

internal import LabelCore

/// Numbers the pixels of a picture and cuts it into tokens, both at the only look that is taken at it.
///
/// Of a label's nine tenths of clear pixels gaps make nearly nothing, and of its letters' stems repetitions of the row above; what is left
/// is its soft edges. Keeps its memory between pictures, behind constants, so that the pixel loop pays for no checks of access.
final class PixelTokenizer {
  /// With more tokens, some six kilobytes of PNG, a search for repetitions is worth its time.
  static let mostTokens = 8192
  /// Two inks over paper have no more; a picture of more is no plain label, and worth a search.
  private static let mostPixels = 512
  private static let slotBits: UInt32 = 11
  private static let slotCount = 1 << Int(slotBits)

  private let tokens = Scratch<PixelToken>(keeping: 2 * PixelTokenizer.mostTokens)
  /// A pixel's number; 0 where free. Two bytes each: all of them stay in a processor's nearest cache.
  private let slots: UnsafeMutablePointer<UInt16>
  private let met: UnsafeMutablePointer<UInt32>
  private let times: UnsafeMutablePointer<Int>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    met = .allocate(capacity: Self.mostPixels)
    times = .allocate(capacity: Self.mostPixels)
  }

  deinit {
    slots.deallocate()
    met.deallocate()
    times.deallocate()
  }

  /// Cuts a picture.
  ///
  /// - Returns: What it is made of, valid until the next picture.
  func cut(_ bitmap: Bitmap) -> PixelCut? {
    guard let room = tokens.room(for: Self.mostTokens + bitmap.width).baseAddress else { return nil }
    slots.initialize(repeating: 0, count: Self.slotCount)
    var pass = Pass(slots: slots, met: met, times: times, tokens: room, width: bitmap.width)
    let isCut = bitmap.pixels.withUnsafeBufferPointer { pixels in
      pixels.baseAddress.map { pass.cut($0, height: bitmap.height) } ?? false
    }
    let table = PixelTable(
      pixels: UnsafeBufferPointer(start: met, count: pass.count), counts: UnsafeBufferPointer(start: times, count: pass.count),
      hasClear: pass.hasClear, isComplete: isCut)
    return PixelCut(
      tokens: isCut ? UnsafeBufferPointer(start: room, count: pass.tokenCount) : nil, table: table,
      expectedCount: pass.tokenCount * bitmap.height / max(1, pass.rowCount))
  }

  /// The state of a cut, in registers.
  private struct Pass {
    let slots: UnsafeMutablePointer<UInt16>
    let met: UnsafeMutablePointer<UInt32>
    let times: UnsafeMutablePointer<Int>
    let tokens: UnsafeMutablePointer<PixelToken>
    let width: Int
    var count = 1
    var tokenCount = 0
    var rowCount = 0
    var hasClear = false

    init(
      slots: UnsafeMutablePointer<UInt16>, met: UnsafeMutablePointer<UInt32>, times: UnsafeMutablePointer<Int>,
      tokens: UnsafeMutablePointer<PixelToken>, width: Int
    ) {
      self.slots = slots
      self.met = met
      self.times = times
      self.tokens = tokens
      self.width = width
      met[0] = 0
      times[0] = 0
    }

    mutating func cut(_ pixels: UnsafePointer<UInt32>, height: Int) -> Bool {
      // A repetition of the row above must not reach further back than DEFLATE does, with four bytes a pixel.
      let hasWindow = width &* 4 < DeflateToken.farthestMatch
      for y in 0..<height {
        rowCount = y &+ 1
        guard cutRow(pixels + y &* width, hasAbove: y > 0 && hasWindow) else { return false }
        // By the look of the rows so far there will be too many.
        let isDense = tokenCount > PixelTokenizer.mostTokens / 4 && tokenCount &* height > 2 &* PixelTokenizer.mostTokens &* (y &+ 1)
        if tokenCount > PixelTokenizer.mostTokens || isDense { return false }
      }
      return true
    }

    @inline(__always)
    private mutating func cutRow(_ row: UnsafePointer<UInt32>, hasAbove: Bool) -> Bool {
      let above = hasAbove ? row - width : row
      // A row of paper is cheapest as a gap, another as the one above.
      var x = row.inkStart(from: 0, to: width)
      if x < width, hasAbove, row.agreement(with: above, from: 0, to: width) == width {
        add(.above, width)
        return true
      }
      if x > 0 {
        hasClear = true
        add(.gap, x)
      }
      while x < width {
        let pixel = row[x]
        let gap = pixel == 0 ? row.inkStart(from: x, to: width) &- x : 0
        // Wide gaps are cheap, whatever stands above, and what follows them is looked at by itself.
        if hasAbove, gap < PixelTokenizer.wideGap, x &+ 4 <= width, row.agrees(with: above, at: x) {
          let agreement = 4 &+ row.agreement(with: above, from: x &+ 4, to: width)
          if agreement > gap &+ 4 {
            add(.above, agreement)
            x &+= agreement
            continue
          }
        }
        if gap > 0 {
          hasClear = true
          add(.gap, gap)
          x &+= gap
          continue
        }
        // Most pixels of ink repeat neither the one above nor the one to the left.
        let number = number(of: pixel)
        guard number < PixelTokenizer.mostPixels else { return false }
        add(.pixel, number)
        x &+= 1
        if x == width || row[x] != pixel {
          times[number] &+= 1
          continue
        }
        let run = row.run(of: pixel, from: x, to: width)
        add(.run, run)
        times[number] &+= run &+ 1
        x &+= run
      }
      return true
    }

    @inline(__always)
    private mutating func add(_ kind: PixelToken.Kind, _ value: Int) {
      tokens[tokenCount] = PixelToken(kind, value)
      tokenCount &+= 1
    }

    /// A pixel's number; `PixelTokenizer.mostPixels` when no more can be numbered.
    @inline(__always)
    private mutating func number(of pixel: UInt32) -> Int {
      // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
      var slot = Int((pixel &* 2_654_435_769) >> (32 &- PixelTokenizer.slotBits))
      while true {
        let number = Int(slots[slot])
        // Number 0 is the clear pixel's, which is never asked for.
        if met[number] == pixel { return number }
        if number == 0 { break }
        slot = (slot &+ 1) & (PixelTokenizer.slotCount &- 1)
      }
      guard count < PixelTokenizer.mostPixels else { return PixelTokenizer.mostPixels }
      slots[slot] = UInt16(truncatingIfNeeded: count)
      met[count] = pixel
      times[count] = 0
      count &+= 1
      return count &- 1
    }
  }

  private static let wideGap = 16
}
