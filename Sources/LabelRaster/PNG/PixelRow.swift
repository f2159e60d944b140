// SPDX-License-Identifier: MIT

/// Rows of pixels, looked at several at a time.
extension UnsafePointer<UInt32> {
  /// The first column from `start` on that is not clear, or `end`.
  @inline(__always)
  func inkStart(from start: Int, to end: Int) -> Int {
    var x = start
    let bytes = UnsafeRawPointer(self)
    while x &+ 8 <= end {
      let offset = x &* 4
      let a = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
      let b = bytes.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD2<UInt64>.self)
      let all = a | b
      if all[0] | all[1] != 0 { break }
      x &+= 8
    }
    while x < end, self[x] == 0 { x &+= 1 }
    return x
  }

  /// Whether four pixels from column `x` on are those of another row.
  @inline(__always)
  func agrees(with other: UnsafePointer<UInt32>, at x: Int) -> Bool {
    let a = UnsafeRawPointer(self + x).loadUnaligned(as: SIMD2<UInt64>.self)
    let b = UnsafeRawPointer(other + x).loadUnaligned(as: SIMD2<UInt64>.self)
    let differences = a ^ b
    return differences[0] | differences[1] == 0
  }

  /// How many pixels from column `start` on are those of another row at the same columns.
  @inline(__always)
  func agreement(with other: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    var x = start
    let (here, there) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
    while x &+ 4 <= end {
      let a = here.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
      let b = there.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
      let differences = a ^ b
      if differences[0] | differences[1] != 0 { break }
      x &+= 4
    }
    while x < end, self[x] == other[x] { x &+= 1 }
    return x &- start
  }

  /// How many pixels from column `start` on are `pixel`.
  @inline(__always)
  func run(of pixel: UInt32, from start: Int, to end: Int) -> Int {
    var x = start
    while x < end, self[x] == pixel { x &+= 1 }
    return x &- start
  }

  /// Lists the columns at which another pixel begins than the one to the left, the first included, and the width behind them.
  ///
  /// - Parameters:
  ///   - width: at least 1.
  ///   - starts: room for the width and nine more.
  /// - Returns: How many columns there are, the width not counted.
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
        // Without a branch a pixel: whether one begins there is what nobody can foresee.
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
