// SPDX-License-Identifier: MIT

/// A byte, or an order to repeat what stands some bytes back (RFC 1951, 3.2.5).
struct DeflateToken: BitwiseCopyable {
  /// Symbols of the first alphabet: bytes, the end of a block, lengths.
  static let literalLengthSymbolCount = 286
  static let endOfBlock = 256
  static let distanceSymbolCount = 30
  static let maximumMatchLength = 258
  static let maximumDistance = 32_768

  /// `firstIndex` below bit 10, the distance's symbol below bit 15, and the bits that follow it.
  private let word: UInt32

  @inline(__always)
  init(literal: UInt8) { word = UInt32(Self.noDistance) << 10 | UInt32(literal) }

  /// - Parameters:
  ///   - length: 3…258 bytes.
  ///   - distance: 1…32,768 bytes back.
  @inline(__always)
  init(length: Int, distance: Int) {
    // Two symbols for each power of two, and one each for the first four distances.
    let past = UInt32(truncatingIfNeeded: distance &- 1)
    let count = max(0, 30 &- past.leadingZeroBitCount)
    let symbol = 2 &* count &+ Int(past &>> UInt32(count))
    let extra = past & (1 &<< UInt32(count) &- 1)
    word = extra << 15 | UInt32(truncatingIfNeeded: symbol) << 10 | UInt32(truncatingIfNeeded: length &+ 509)
  }

  /// The colour of the pixel to the left and an alpha of its own: a match of three bytes four back, and a byte, in one.
  ///
  /// Soft edges in RGBA are made of these; as one token they take half the steps.
  @inline(__always)
  init(newAlpha alpha: UInt8) { word = UInt32(Self.noDistance) << 10 | 256 | UInt32(alpha) }

  /// What such a token consists of, besides its byte.
  static let sameColorMatch = DeflateToken(length: 3, distance: 4)

  /// How many bytes, tints and lengths there are.
  static let codeCount = 768
  /// A byte, a tint and 256, or a match's length and 509.
  var codeIndex: Int { @inline(__always) get { Int(word & 1023) } }

  var isLiteral: Bool { @inline(__always) get { codeIndex < 256 } }

  /// How many bytes it stands for; no tint.
  var byteCount: Int { @inline(__always) get { isLiteral ? 1 : codeIndex &- 509 } }

  /// The length's symbol and the bits that follow it.
  var length: (symbol: Int, extra: UInt32, extraCount: Int) {
    @inline(__always) get {
      let past = word & 1023 &- 512
      if past == 255 { return (285, 0, 0) }
      // Four symbols for each power of two, and one each for the first eight lengths, without a branch: runs are as often short as long.
      let count = max(0, 29 &- past.leadingZeroBitCount)
      return (257 &+ 4 &* count &+ Int(past &>> UInt32(count)), past & (1 &<< UInt32(count) &- 1), count)
    }
  }

  /// In place of a distance's symbol, behind all others: there is none.
  static let noDistance = distanceSymbolCount

  /// The distance's symbol, or `noDistance`, and the bits that follow it.
  var distance: (symbol: Int, extra: UInt32) { @inline(__always) get { (Int(word >> 10 & 31), word >> 15) } }

  /// How many bits follow a distance's symbol.
  static func extraCount(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}
