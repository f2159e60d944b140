// SPDX-License-Identifier: MIT

/// A byte, or an order to repeat what stands some bytes back (RFC 1951, 3.2.5).
struct DeflateToken: BitwiseCopyable {
  /// Symbols of the first alphabet: bytes, the end of a block, lengths.
  static let symbolCount = 286
  static let endOfBlock = 256
  static let distanceSymbolCount = 30
  static let longestMatch = 258
  static let farthestMatch = 32_768

  /// Bytes as they are, tints 256 above them; matches as length above bit 16 and distance below, of which 32,768 still fits.
  private let word: UInt32

  @inline(__always)
  init(byte: UInt8) { word = UInt32(byte) }

  /// - Parameters:
  ///   - length: 3…258 bytes.
  ///   - distance: 1…32,768 bytes back.
  @inline(__always)
  init(length: Int, distance: Int) { word = UInt32(truncatingIfNeeded: length) &<< 16 | UInt32(truncatingIfNeeded: distance) }

  /// The colour of the pixel to the left and an alpha of its own: a match of three bytes four back, and a byte, in one.
  ///
  /// Soft edges in RGBA are made of these; as one token they take half the steps.
  @inline(__always)
  init(tintOf alpha: UInt8) { word = 256 | UInt32(alpha) }

  /// What such a token consists of, besides its byte.
  static let tintMatch = DeflateToken(length: 3, distance: 4)

  /// How many bytes, tints and lengths there are.
  static let firstCount = 768
  /// A byte, a tint and 256, or a match's length and 509.
  var firstIndex: Int { @inline(__always) get { Int(word < 512 ? word : word >> 16 &+ 509) } }

  var isByte: Bool { @inline(__always) get { word < 256 } }

  /// How many bytes it stands for; no tint.
  var byteCount: Int { @inline(__always) get { isByte ? 1 : Int(word >> 16) } }

  /// The length's symbol and the bits that follow it.
  var length: (symbol: Int, extra: UInt32, extraCount: Int) {
    @inline(__always) get {
      let past = word >> 16 &- 3
      if past == 255 { return (285, 0, 0) }
      if past < 8 { return (257 &+ Int(past), 0, 0) }
      // Four symbols for each power of two.
      let count = 29 &- past.leadingZeroBitCount
      return (257 &+ 4 &* count &+ Int(past &>> UInt32(count)), past & (1 &<< UInt32(count) &- 1), count)
    }
  }

  /// The distance's symbol and the bits that follow it.
  var distance: (symbol: Int, extra: UInt32, extraCount: Int) { @inline(__always) get { Self.distance(past: word & 0xFFFF &- 1) } }

  /// The same of a match; for what has none a symbol of its own behind all others. Without a branch.
  var optionalDistance: (symbol: Int, extra: UInt32, extraCount: Int) {
    @inline(__always) get {
      let distance = Self.distance(past: word < 512 ? 0 : word & 0xFFFF &- 1)
      return (word < 512 ? Self.distanceSymbolCount : distance.symbol, distance.extra, distance.extraCount)
    }
  }

  /// Two symbols for each power of two, and one each for the first four distances.
  @inline(__always)
  private static func distance(past: UInt32) -> (symbol: Int, extra: UInt32, extraCount: Int) {
    let count = max(0, 30 &- past.leadingZeroBitCount)
    return (2 &* count &+ Int(past &>> UInt32(count)), past & (1 &<< UInt32(count) &- 1), count)
  }
}
