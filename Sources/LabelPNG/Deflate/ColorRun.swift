// SPDX-License-Identifier: MIT

/// Pixels of one straight colour side by side in a row.
struct ColorRun: BitwiseCopyable {
  private let word: UInt64

  /// - Parameters:
  ///   - color: 0xAARRGGBB.
  ///   - count: at least 1.
  @inline(__always)
  init(_ color: UInt32, count: Int) { word = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(color) }

  /// What stands behind the runs of a row: it equals no run and no other row's end.
  @inline(__always)
  init(endOfRow row: Int) { word = UInt64(UInt32(truncatingIfNeeded: row)) }

  var color: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: word) } }
  /// Pixels; 0 at the end of a row.
  var count: Int { @inline(__always) get { Int(truncatingIfNeeded: word &>> 32) } }

  @inline(__always)
  static func == (first: Self, second: Self) -> Bool { first.word == second.word }

  /// Whether only alpha differs, if anything does.
  @inline(__always)
  func hasSameColor(as other: Self) -> Bool { (color ^ other.color) & 0x00FF_FFFF == 0 }
}
