// SPDX-License-Identifier: MIT

extension UnsafePointer<UInt8> {
  /// The length of the match at `position` with the bytes `distance` before it, at most `limit`, all of which can be read.
  @inline(__always)
  func matchLength(at position: Int, distance: Int, limit: Int) -> Int {
    let here = UnsafeRawPointer(self + position)
    let there = here - distance
    var length = 0
    // Runs of transparent pixels are long, so 32 bytes are compared at a time.
    while length &+ 32 <= limit {
      let a = here.loadUnaligned(fromByteOffset: length, as: SIMD4<UInt64>.self)
      let b = there.loadUnaligned(fromByteOffset: length, as: SIMD4<UInt64>.self)
      let differences = a ^ b
      if differences[0] | differences[1] | differences[2] | differences[3] != 0 { break }
      length &+= 32
    }
    while length &+ 8 <= limit {
      let difference =
        here.loadUnaligned(fromByteOffset: length, as: UInt64.self) ^ there.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit, self[position &+ length] == self[position &+ length &- distance] { length &+= 1 }
    return length
  }
}
