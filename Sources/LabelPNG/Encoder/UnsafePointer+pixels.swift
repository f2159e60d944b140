// SPDX-License-Identifier: MIT

/// Comparisons in a row of pixels, several at a time.
extension UnsafePointer<UInt32> {
  /// The end of the transparent run at column `start`, at most `end`.
  @inline(__always)
  package func endOfTransparentRun(from start: Int, to end: Int) -> Int {
    var x = start
    // Sixteen pixels at a time: margins are wide.
    while x &+ 16 <= end, (quad(at: x) | quad(at: x &+ 4) | quad(at: x &+ 8) | quad(at: x &+ 12)).isZero { x &+= 16 }
    while x &+ 4 <= end {
      let pixels = quad(at: x)
      if !pixels.isZero { return x &+ pixels.leadingZeroCount }
      x &+= 4
    }
    while x < end, self[x] == 0 { x &+= 1 }
    return x
  }

  /// The number of pixels from column `start` on that equal those of another row at the same columns.
  @inline(__always)
  package func matchLength(with other: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    var x = start
    while x &+ 4 <= end {
      let differences = quad(at: x) ^ other.quad(at: x)
      if !differences.isZero { return x &+ differences.leadingZeroCount &- start }
      x &+= 4
    }
    while x < end, self[x] == other[x] { x &+= 1 }
    return x &- start
  }

  @inline(__always)
  private func quad(at x: Int) -> Quad {
    let position = UnsafeRawPointer(self + x)
    return Quad(low: position.loadUnaligned(as: UInt64.self), high: position.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  /// A bit for each of 64 columns whose pixel is the last of its run: it differs from the next one, or the row ends. The bits of columns after
  /// the last one are 1.
  ///
  /// - Parameters:
  ///   - start: The first of the columns.
  ///   - width: The number of pixels of the row, more than `start`.
  @inline(__always)
  package func endsOfRuns(from start: Int, width: Int) -> UInt64 {
    // The last pixel has no next one.
    let last = width &- 1
    let end = min(start &+ 64, last)
    var same: UInt64 = 0
    var x = start
    if last >= 32 {
      while x &+ 32 <= end {
        same |= ThirtyTwoPixels(self + x).equal(to: ThirtyTwoPixels(self + x + 1), bit: x &- start)
        x &+= 32
      }
      // The last ones, with some of those before them again.
      if x < end { same |= ThirtyTwoPixels(self + end - 32).equal(to: ThirtyTwoPixels(self + end - 31), bit: end &- 32 &- start) }
    } else {
      while x < end {
        same |= (self[x] == self[x &+ 1] ? 1 : 0) &<< UInt64(truncatingIfNeeded: x &- start)
        x &+= 1
      }
    }
    return ~same
  }
}

/// Four pixels as bits, the first one lowest.
private struct Quad {
  var low: UInt64
  var high: UInt64

  var isZero: Bool { @inline(__always) get { low | high == 0 } }

  /// The number of leading pixels that are 0. There is no branch, which would be mispredicted.
  var leadingZeroCount: Int {
    @inline(__always) get { low.trailingZeroBitCount >> 5 &+ (low == 0 ? high.trailingZeroBitCount >> 5 : 0) }
  }

  @inline(__always)
  static func | (a: Quad, b: Quad) -> Quad { Quad(low: a.low | b.low, high: a.high | b.high) }

  @inline(__always)
  static func ^ (a: Quad, b: Quad) -> Quad { Quad(low: a.low ^ b.low, high: a.high ^ b.high) }
}
