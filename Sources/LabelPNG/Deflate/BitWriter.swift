// SPDX-License-Identifier: MIT

/// Packs bits into bytes, starting with the least significant bit (RFC 1951, 3.1.1).
struct BitWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// - Parameter output: Room for all bits, and for eight more bytes, because whole words are stored.
  init(_ output: UnsafeMutablePointer<UInt8>) {
    start = output
    next = output
  }

  /// The maximum number of bits that can be written at once; no token has more.
  static let maximumBitCount: UInt64 = 48

  /// Writes the lowest `count` bits of `bits`, at most `maximumBitCount`; the bits above must be 0.
  ///
  /// Stores whole bytes unconditionally, so that there is no branch to mispredict.
  @inline(__always)
  mutating func put(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Writes at most 32 bits.
  @inline(__always)
  mutating func put(_ bits: UInt32, count: Int) { put(UInt64(bits), count: UInt64(truncatingIfNeeded: count)) }

  /// The number of bits written.
  var count: Int { (next - start) * 8 + Int(pendingCount) }

  /// Pads the last byte with zeros and returns the number of bytes.
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
