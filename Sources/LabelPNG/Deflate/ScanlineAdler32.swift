// SPDX-License-Identifier: MIT

internal import CDeflate

/// The Adler-32 of scanlines whose zeros and repeated rows are not written (RFC 1950, section 9).
struct ScanlineAdler32 {
  /// The two sums of Adler-32: of all bytes, and of the first sum after each byte.
  struct Sums {
    var bytes: UInt64
    var running: UInt64

    /// Adds bytes of 0: transparent pixels without a colour, a filter byte.
    @inline(__always)
    mutating func add(zeros: Int) { running &+= UInt64(truncatingIfNeeded: zeros) &* bytes }

    /// Adds `count` bytes whose own sums begin at zero.
    @inline(__always)
    mutating func add(_ part: Sums, count: Int) {
      running &+= UInt64(truncatingIfNeeded: count) &* bytes &+ part.running
      bytes &+= part.bytes
    }

    /// Keeps the sums small; call after each row.
    @inline(__always)
    mutating func reduce() {
      bytes %= ScanlineAdler32.modulus
      running %= ScanlineAdler32.modulus
    }
  }

  private var sums = Sums(bytes: 1, running: 0)

  private static let modulus: UInt64 = 65_521

  var value: UInt32 { UInt32(truncatingIfNeeded: (sums.running % Self.modulus) << 16 | sums.bytes % Self.modulus) }

  /// Adds a row by its sums.
  @inline(__always)
  mutating func add(row: Sums, count: Int) {
    sums.add(row, count: count)
    sums.reduce()
  }

  /// Adds a row of zeros.
  @inline(__always)
  mutating func addRow(zeros: Int) {
    sums.add(zeros: zeros)
    sums.reduce()
  }

  /// The sums of a row of zeros, the visible pixels of a scanline, and zeros again.
  @inline(__always)
  static func sums(_ scanline: Scanline, _ columns: Range<Int>, zerosAfter: Int) -> Sums {
    let adler = libdeflate_adler32(0, scanline.pixels + columns.lowerBound, columns.count &* 4)
    var sums = Sums(bytes: UInt64(adler & 0xFFFF), running: UInt64(adler >> 16))
    sums.add(zeros: zerosAfter)
    return sums
  }
}
