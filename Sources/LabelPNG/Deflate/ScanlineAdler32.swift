// SPDX-License-Identifier: MIT

/// Adler-32 of scanlines that are known by their pixels, runs and repeated rows (RFC 1950, section 9): a run costs as much as a pixel.
struct ScanlineAdler32 {
  /// The sum of all bytes, and the sum of that sum behind each byte.
  struct Sums {
    var bytes: UInt64
    var running: UInt64
  }

  private(set) var sums = Sums(bytes: 1, running: 0)
  private var start = Sums(bytes: 1, running: 0)

  private static let modulus: UInt64 = 65_521

  var value: UInt32 { UInt32(truncatingIfNeeded: (sums.running % Self.modulus) << 16 | sums.bytes % Self.modulus) }

  /// To be called before each row: what a row adds can be told apart from then on.
  @inline(__always)
  mutating func beginRow() { start = sums }

  /// What the row added so far would have added to sums of zero.
  @inline(__always)
  func rowSums(count: Int) -> Sums {
    Sums(bytes: sums.bytes &- start.bytes, running: sums.running &- start.running &- UInt64(truncatingIfNeeded: count) &* start.bytes)
  }

  /// Adds a row again.
  @inline(__always)
  mutating func addRow(_ row: Sums, count: Int) {
    sums.running &+= UInt64(truncatingIfNeeded: count) &* sums.bytes &+ row.running
    sums.bytes &+= row.bytes
  }

  /// To be called behind each row: sums stay small.
  @inline(__always)
  mutating func endRow() {
    sums.bytes %= Self.modulus
    sums.running %= Self.modulus
  }

  /// So many bytes of 0: clear pixels without a colour, a filter byte.
  @inline(__always)
  mutating func add(zeros: Int) { sums.running &+= UInt64(truncatingIfNeeded: zeros) &* sums.bytes }

  /// A pixel 0xAARRGGBB: red, green, blue, alpha.
  @inline(__always)
  mutating func add(_ color: UInt32) {
    let (all, weighted) = Self.sums(of: color)
    sums.running &+= 4 &* sums.bytes &+ weighted
    sums.bytes &+= all
  }

  /// The same pixel many times.
  @inline(__always)
  mutating func add(_ color: UInt32, times: Int) {
    let (all, weighted) = Self.sums(of: color)
    let count = UInt64(truncatingIfNeeded: times)
    // Each pixel finds the sum grown by all before it.
    sums.running &+= count &* (4 &* sums.bytes &+ weighted) &+ 2 &* all &* count &* (count &- 1)
    sums.bytes &+= count &* all
  }

  @inline(__always)
  private static func sums(of color: UInt32) -> (all: UInt64, weighted: UInt64) {
    let (red, green, blue) = (UInt64(color >> 16 & 255), UInt64(color >> 8 & 255), UInt64(color & 255))
    let all = red &+ green &+ blue &+ UInt64(color >> 24)
    return (all, all &+ 3 &* red &+ 2 &* green &+ blue)
  }
}
