// SPDX-License-Identifier: MIT

/// A run of pixels of one straight colour in a row.
struct ColorRun: BitwiseCopyable {
  private let word: UInt64

  /// - Parameters:
  ///   - color: 0xAARRGGBB.
  ///   - count: At least 1.
  @inline(__always)
  init(_ color: UInt32, count: Int) { word = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(color) }

  /// The sentinel after the runs of a row. It equals no run and no sentinel of another row.
  @inline(__always)
  init(endOfRow row: Int) { word = UInt64(UInt32(truncatingIfNeeded: row)) }

  var color: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: word) } }
  /// The number of pixels; 0 for a sentinel.
  var count: Int { @inline(__always) get { Int(truncatingIfNeeded: word &>> 32) } }

  @inline(__always)
  static func == (first: Self, second: Self) -> Bool { first.word == second.word }

  /// Whether red, green and blue are the same; alpha may differ.
  @inline(__always)
  func hasSameColor(as other: Self) -> Bool { (color ^ other.color) & 0x00FF_FFFF == 0 }
}
