// SPDX-License-Identifier: MIT

/// Packs bits into bytes, the first into the lowest (RFC 1951, 3.1.1).
struct BitWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// - Parameter output: has room for all that will be written, and for eight bytes more: whole words are stored.
  init(_ output: UnsafeMutablePointer<UInt8>) {
    start = output
    next = output
  }

  /// Appends the lowest `count` bits of `bits`, at most 32; those above are zero.
  @inline(__always)
  mutating func put(_ bits: UInt32, count: Int) {
    pending |= UInt64(bits) &<< pendingCount
    pendingCount &+= UInt64(truncatingIfNeeded: count)
    if pendingCount >= 32 {
      UnsafeMutableRawPointer(next).storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
      next += 4
      pending &>>= 32
      pendingCount &-= 32
    }
  }

  /// Fills the last byte with zeros and returns how many bytes there are in all.
  mutating func finish() -> Int {
    while pendingCount > 0 {
      next.pointee = UInt8(truncatingIfNeeded: pending)
      next += 1
      pending &>>= 8
      pendingCount = pendingCount > 8 ? pendingCount - 8 : 0
    }
    return next - start
  }
}
