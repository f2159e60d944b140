// SPDX-License-Identifier: MIT

/// A piece of a picture: a pixel, or some that are known from those before.
struct ImageToken: BitwiseCopyable {
  /// No enumeration: the optimiser would make two jumps of each choice among its cases, one to find the case and one for what it does, and a
  /// processor foresees neither.
  struct Kind: Equatable, BitwiseCopyable {
    fileprivate let bits: UInt32

    /// One pixel; `value` is its number.
    static var pixel: Kind { @inline(__always) get { Kind(bits: 0) } }
    /// `value` times more the pixel to the left.
    static var run: Kind { @inline(__always) get { Kind(bits: 1) } }
    /// `value` pixels that stand in the row above at the same columns.
    static var copyAbove: Kind { @inline(__always) get { Kind(bits: 2) } }
    /// `value` clear pixels.
    static var transparentRun: Kind { @inline(__always) get { Kind(bits: 3) } }
  }

  private let word: UInt32

  @inline(__always)
  init(_ kind: Kind, _ value: Int) { word = kind.bits << 30 | UInt32(truncatingIfNeeded: value) }

  var kind: Kind { @inline(__always) get { Kind(bits: word >> 30) } }
  var value: Int { @inline(__always) get { Int(word & 0x3FFF_FFFF) } }
}
