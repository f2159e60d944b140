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

  /// Lists the columns at which runs of one pixel begin, and the width after them.
  ///
  /// - Parameters:
  ///   - width: At least 1.
  ///   - starts: Room for the width and nine more.
  /// - Returns: The number of runs.
  @inline(__always)
  func listStarts(width: Int, into starts: UnsafeMutablePointer<UInt32>) -> Int {
    starts[0] = 0
    var count = 1
    var x = 1
    let bytes = UnsafeRawPointer(self)
    while x &+ 8 <= width {
      let offset = x &* 4
      let changes =
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
        .!= bytes.loadUnaligned(fromByteOffset: offset &- 4, as: SIMD8<UInt32>.self)
      if any(changes) {
        // Without a branch for each pixel: where runs begin cannot be predicted.
        for lane in 0..<8 {
          starts[count] = UInt32(truncatingIfNeeded: x &+ lane)
          let difference = self[x &+ lane] ^ self[x &+ lane &- 1]
          count &+= Int(truncatingIfNeeded: (difference | (0 &- difference)) &>> 31)
        }
      }
      x &+= 8
    }
    while x < width {
      starts[count] = UInt32(truncatingIfNeeded: x)
      count &+= self[x] != self[x &- 1] ? 1 : 0
      x &+= 1
    }
    starts[count] = UInt32(truncatingIfNeeded: width)
    return count
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
