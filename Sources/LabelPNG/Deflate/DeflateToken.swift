// SPDX-License-Identifier: MIT

/// A literal, or a length and a distance (RFC 1951, 3.2.5).
package struct DeflateToken: BitwiseCopyable {
  /// Symbols of the literal/length alphabet: bytes, the end of the block, lengths.
  static let literalLengthSymbolCount = 286
  static let endOfBlock = 256
  /// The number of symbols of the distance alphabet.
  package static let distanceSymbolCount = 30
  /// The length of the longest match, in bytes.
  package static let maximumMatchLength = 258
  /// The largest distance of a match, in bytes.
  package static let maximumDistance = 32_768

  /// `codeIndex` in bits 0 to 9, the distance symbol in bits 10 to 14, its extra bits above.
  private let word: UInt32

  /// A literal byte.
  @inline(__always)
  package init(literal: UInt8) { word = UInt32(Self.noDistance) << 10 | UInt32(literal) }

  /// A match.
  ///
  /// - Parameters:
  ///   - length: 3…258 bytes.
  ///   - distance: 1…32,768 bytes back.
  @inline(__always)
  package init(length: Int, distance: Int) {
    // Two symbols for each power of two; the first four distances have one each.
    let past = UInt32(truncatingIfNeeded: distance &- 1)
    let count = 30 &- (past | 2).leadingZeroBitCount
    let high = past &>> UInt32(truncatingIfNeeded: count)
    let symbol = 2 &* count &+ Int(high)
    let extra = past &- high &<< UInt32(truncatingIfNeeded: count)
    word = extra << 15 | UInt32(truncatingIfNeeded: symbol) << 10 | UInt32(truncatingIfNeeded: length &+ 509)
  }

  /// A pixel with the colour of the pixel to the left and a new alpha: a match of length 3 and distance 4 and a literal in one token.
  ///
  /// Antialiased edges in RGBA consist of these; as one token they take half the time.
  @inline(__always)
  package init(newAlpha alpha: UInt8) { word = UInt32(Self.noDistance) << 10 | 256 | UInt32(alpha) }

  /// The match in such a token.
  static let sameColorMatch = DeflateToken(length: 3, distance: 4)

  /// The number of code indices.
  static let codeCount = 768
  /// The literal; 256 + the new alpha of a pixel that keeps its colour; or 509 + the length of a match.
  package var codeIndex: Int { @inline(__always) get { Int(word & 1023) } }

  var isLiteral: Bool { @inline(__always) get { codeIndex < 256 } }

  /// The number of bytes that the token produces; undefined for a pixel that keeps its colour.
  package var byteCount: Int { @inline(__always) get { isLiteral ? 1 : codeIndex &- 509 } }

  /// The length symbol and its extra bits.
  package var length: (symbol: Int, extra: UInt32, extraCount: Int) {
    @inline(__always) get {
      let past = word & 1023 &- 512
      if past == 255 { return (285, 0, 0) }
      // Four symbols for each power of two; the first eight lengths have one each. There is no branch because lengths vary and it would be
      // mispredicted.
      let count = max(0, 29 &- past.leadingZeroBitCount)
      return (257 &+ 4 &* count &+ Int(past &>> UInt32(count)), past & (1 &<< UInt32(count) &- 1), count)
    }
  }

  /// The distance symbol of tokens without a distance.
  package static let noDistance = distanceSymbolCount

  /// The distance symbol, or `noDistance`, and its extra bits.
  package var distance: (symbol: Int, extra: UInt32) { @inline(__always) get { (Int(word >> 10 & 31), word >> 15) } }

  /// The number of extra bits of a distance symbol.
  package static func extraCount(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}
