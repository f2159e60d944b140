// SPDX-License-Identifier: MIT

/// The Adler-32 of scanlines that are given as pixels, runs and repeated rows (RFC 1950, section 9): a run costs as much as a pixel.
struct ScanlineAdler32 {
  /// The two sums of Adler-32: of all bytes, and of the first sum after each byte.
  struct Sums {
    var bytes: UInt64
    var running: UInt64
  }

  private(set) var sums = Sums(bytes: 1, running: 0)
  private var start = Sums(bytes: 1, running: 0)

  private static let modulus: UInt64 = 65_521

  var value: UInt32 { UInt32(truncatingIfNeeded: (sums.running % Self.modulus) << 16 | sums.bytes % Self.modulus) }

  /// Call before each row, for `rowSums`.
  @inline(__always)
  mutating func beginRow() { start = sums }

  /// The sums of the bytes since `beginRow`, starting from zero.
  @inline(__always)
  func rowSums(count: Int) -> Sums {
    Sums(bytes: sums.bytes &- start.bytes, running: sums.running &- start.running &- UInt64(truncatingIfNeeded: count) &* start.bytes)
  }

  /// Adds the same row again.
  @inline(__always)
  mutating func addRow(_ row: Sums, count: Int) {
    sums.running &+= UInt64(truncatingIfNeeded: count) &* sums.bytes &+ row.running
    sums.bytes &+= row.bytes
  }

  /// Call after each row: keeps the sums small.
  @inline(__always)
  mutating func endRow() {
    sums.bytes %= Self.modulus
    sums.running %= Self.modulus
  }

  /// Adds bytes of 0: transparent pixels without a colour, a filter byte.
  @inline(__always)
  mutating func add(zeros: Int) { sums.running &+= UInt64(truncatingIfNeeded: zeros) &* sums.bytes }

  /// Adds a pixel 0xAARRGGBB in the order red, green, blue, alpha.
  @inline(__always)
  mutating func add(_ color: UInt32) {
    let (all, weighted) = Self.sums(of: color)
    sums.running &+= 4 &* sums.bytes &+ weighted
    sums.bytes &+= all
  }

  /// Adds the same pixel many times.
  @inline(__always)
  mutating func add(_ color: UInt32, times: Int) {
    let (all, weighted) = Self.sums(of: color)
    let count = UInt64(truncatingIfNeeded: times)
    // Each pixel adds to a sum that has grown by all pixels before it.
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
