// SPDX-License-Identifier: MIT

/// A piece of a picture: a pixel, or some that are known from those before.
struct PixelToken: BitwiseCopyable {
  enum Kind: UInt32 {
    /// One pixel; `value` is its number.
    case pixel
    /// `value` times more the pixel to the left.
    case run
    /// `value` pixels that stand in the row above at the same columns.
    case above
    /// `value` clear pixels.
    case gap
  }

  private let word: UInt32

  @inline(__always)
  init(_ kind: Kind, _ value: Int) { word = kind.rawValue << 30 | UInt32(truncatingIfNeeded: value) }

  var kind: Kind { @inline(__always) get { Kind(rawValue: word >> 30) ?? .pixel } }
  var value: Int { @inline(__always) get { Int(word & 0x3FFF_FFFF) } }
}
