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

  /// The most bits that are appended at once: no token takes more.
  static let maximumBitCount: UInt64 = 48

  /// Appends the lowest `count` bits of `bits`, at most `maximumBits`; those above are zero.
  ///
  /// Whole bytes go out at once, without asking whether there are any: nothing here for a processor to guess wrongly.
  @inline(__always)
  mutating func put(_ bits: UInt64, count: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= count
    UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// The same for at most 32 bits.
  @inline(__always)
  mutating func put(_ bits: UInt32, count: Int) { put(UInt64(bits), count: UInt64(truncatingIfNeeded: count)) }

  /// Bits appended so far.
  var count: Int { (next - start) * 8 + Int(pendingCount) }

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
