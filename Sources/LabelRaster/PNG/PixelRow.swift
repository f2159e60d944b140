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
}
