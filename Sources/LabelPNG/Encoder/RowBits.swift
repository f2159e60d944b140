// SPDX-License-Identifier: MIT

/// For each pixel of a row a bit that says how it compares with its neighbours, so that tokens are found by bit scans instead of a branch for
/// each pixel, which would often be mispredicted.
///
/// After the last pixel each set has one more bit, where every scan ends.
package struct RowBits {
  /// How many equal pixels make a copy from the row above.
  private static let minimumCopy = 5

  /// Pixels that are not transparent.
  private let visible: UnsafeMutablePointer<UInt64>
  /// Pixels that differ from the one above.
  private let unlikeAbove: UnsafeMutablePointer<UInt64>
  /// Pixels that differ from the one to the left.
  private let starts: UnsafeMutablePointer<UInt64>
  /// Pixels from which on at least `minimumCopy` equal those above.
  private let copies: UnsafeMutablePointer<UInt64>
  /// The `starts` that are transparent or in `copies`.
  private let stops: UnsafeMutablePointer<UInt64>
  private let width: Int

  /// Room for the bits of rows of a width, in words.
  package static func wordsNeeded(width: Int) -> Int { 5 * (width / 64 + 1) }

  /// - Parameter memory: Room for `wordsNeeded`.
  package init(memory: UnsafeMutablePointer<UInt64>, width: Int) {
    let count = width / 64 + 1
    visible = memory
    unlikeAbove = memory + count
    starts = memory + 2 * count
    copies = memory + 3 * count
    stops = memory + 4 * count
    self.width = width
  }

  /// Compares the pixels of a row.
  ///
  /// - Parameters:
  ///   - above: The row above; nil if nothing is copied from there.
  ///   - isFirst: Whether there is no pixel in memory before the row.
  ///   - first: A column. The bits before it, rounded down to a multiple of 64, stay as they are.
  @inline(__always)
  package func compare(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, isFirst: Bool, from first: Int) {
    var word = first &>> 6
    let last = width &>> 6
    while word <= last {
      var bits = Bits()
      let start = word &<< 6
      let end = min(start &+ 64, width)
      if word == 0, isFirst || width < 32 {
        bits.add(row, above, from: 0, to: end)
      } else {
        var x = start
        while x &+ 32 <= end {
          bits.addThirtyTwoPixels(row, above, at: x, bit: x &- start)
          x &+= 32
        }
        // The last ones, with some of those before them again.
        if x < end { bits.addThirtyTwoPixels(row, above, at: end &- 32, bit: end &- 32 &- start) }
      }
      if word == 0 { bits.likeLeft &= ~1 }
      visible[word] = ~bits.transparent
      unlikeAbove[word] = ~bits.likeAbove
      starts[word] = ~bits.likeLeft
      word &+= 1
    }
    findCopies(from: first &>> 6, to: last, isPossible: above != nil)
  }

  /// The bits of 64 pixels; zeros after the end of the row.
  private struct Bits {
    var transparent: UInt64 = 0
    var likeAbove: UInt64 = 0
    var likeLeft: UInt64 = 0

    /// - Parameter bit: The bit of the first pixel; those of pixels before bit 0 are left out.
    @inline(__always)
    mutating func addThirtyTwoPixels(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, at x: Int, bit: Int) {
      let pixels = ThirtyTwoPixels(row + x)
      transparent |= pixels.equal(to: ThirtyTwoPixels(), bit: bit)
      likeLeft |= pixels.equal(to: ThirtyTwoPixels(row + x - 1), bit: bit)
      if let above { likeAbove |= pixels.equal(to: ThirtyTwoPixels(above + x), bit: bit) }
    }

    /// Adds pixels one by one.
    @inline(__always)
    mutating func add(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, from start: Int, to end: Int) {
      var x = start
      while x < end {
        let shift = UInt64(truncatingIfNeeded: x & 63)
        transparent |= (row[x] == 0 ? 1 : 0) &<< shift
        if x > 0 { likeLeft |= (row[x] == row[x &- 1] ? 1 : 0) &<< shift }
        if let above { likeAbove |= (row[x] == above[x] ? 1 : 0) &<< shift }
        x &+= 1
      }
    }
  }

  @inline(__always)
  private func findCopies(from first: Int, to last: Int, isPossible: Bool) {
    var word = first
    while word <= last {
      var copy: UInt64 = 0
      if isPossible {
        let equal = ~unlikeAbove[word]
        let next = word < last ? ~unlikeAbove[word &+ 1] : 0
        copy = equal
        for shift in 1..<UInt64(Self.minimumCopy) { copy &= equal &>> shift | next &<< (64 &- shift) }
      }
      copies[word] = copy
      stops[word] = starts[word] & (copy | ~visible[word])
      word &+= 1
    }
    stops[last] |= ~0 &<< UInt64(truncatingIfNeeded: width & 63)
  }

  @inline(__always)
  package func isVisible(_ x: Int) -> Bool { visible[x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 == 1 }

  /// Whether at least `minimumCopy` pixels from a column on equal those above.
  @inline(__always)
  package func isCopied(_ x: Int) -> Bool { copies[x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63) & 1 == 1 }

  /// The first column from `x` on whose pixel is not transparent, or the width.
  @inline(__always)
  package func endOfTransparentRun(from x: Int) -> Int { Self.next(in: visible, from: x) }

  /// The first column from `x` on whose pixel differs from the one above, or the width.
  @inline(__always)
  package func endOfCopy(from x: Int) -> Int { Self.next(in: unlikeAbove, from: x) }

  /// The first column after `x` whose pixel differs from the one to its left, or the width.
  @inline(__always)
  package func endOfRun(at x: Int) -> Int { Self.next(in: starts, from: x &+ 1) }

  /// The first column after `x` where a run ends and a copy or a transparent run begins, or the width.
  @inline(__always)
  package func endOfVisibleRuns(after x: Int) -> Int { Self.next(in: stops, from: x &+ 1) }

  @inline(__always)
  private static func next(in bits: UnsafeMutablePointer<UInt64>, from x: Int) -> Int {
    let rest = bits[x &>> 6] &>> UInt64(truncatingIfNeeded: x & 63)
    if rest != 0 { return x &+ rest.trailingZeroBitCount }
    var word = x &>> 6 &+ 1
    while bits[word] == 0 { word &+= 1 }
    return word &<< 6 &+ bits[word].trailingZeroBitCount
  }
}
