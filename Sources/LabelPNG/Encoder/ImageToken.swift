// SPDX-License-Identifier: MIT

/// One pixel, or several that repeat earlier ones.
struct ImageToken: BitwiseCopyable {
  /// Not an enum: for each switch over one the optimiser makes two jumps, one to find the case and one to its code, and both are mispredicted.
  struct Kind: Equatable, BitwiseCopyable {
    fileprivate let bits: UInt32

    /// One pixel; `value` is the number of its colour.
    static var pixel: Kind { @inline(__always) get { Kind(bits: 0) } }
    /// The pixel to the left, `value` times.
    static var run: Kind { @inline(__always) get { Kind(bits: 1) } }
    /// `value` pixels copied from the row above at the same columns.
    static var copyAbove: Kind { @inline(__always) get { Kind(bits: 2) } }
    /// `value` transparent pixels.
    static var transparentRun: Kind { @inline(__always) get { Kind(bits: 3) } }
  }

  private let word: UInt32

  @inline(__always)
  init(_ kind: Kind, _ value: Int) { word = kind.bits << 30 | UInt32(truncatingIfNeeded: value) }

  var kind: Kind { @inline(__always) get { Kind(bits: word >> 30) } }
  var value: Int { @inline(__always) get { Int(word & 0x3FFF_FFFF) } }
}
