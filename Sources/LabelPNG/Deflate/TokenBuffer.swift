// SPDX-License-Identifier: MIT

/// Where tokens go, and how often each of their symbols has occurred.
///
/// A parser's inner loop keeps it in a variable of its own, so that its numbers stay in registers.
struct TokenBuffer {
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private let counts: UnsafeMutablePointer<UInt32>
  /// Tokens since the block began.
  private(set) var count = 0
  /// Those of them that are tints, which stand for two.
  private(set) var newAlphaCount = 0

  /// - Parameters:
  ///   - tokens: room for all that will be added.
  ///   - counts: both alphabets, all zeros.
  init(tokens: UnsafeMutablePointer<DeflateToken>, counts: UnsafeMutablePointer<UInt32>) {
    self.tokens = tokens
    self.counts = counts
  }

  /// What was added.
  var added: UnsafeBufferPointer<DeflateToken> { UnsafeBufferPointer(start: tokens, count: count) }

  @inline(__always)
  mutating func add(literal: UInt8) {
    tokens[count] = DeflateToken(literal: literal)
    count &+= 1
    counts[Int(literal)] &+= 1
  }

  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    let token = DeflateToken(length: length, distance: distance)
    tokens[count] = token
    count &+= 1
    counts[token.length.symbol] &+= 1
    counts[DeflateToken.literalLengthSymbolCount &+ token.distance.symbol] &+= 1
  }

  /// A byte or a match; counting it is the owner's.
  @inline(__always)
  mutating func add(uncounted token: DeflateToken) {
    tokens[count] = token
    count &+= 1
  }

  /// A repetition of at least three bytes, in as many tokens as it takes.
  @inline(__always)
  mutating func add(longMatch length: Int, distance: Int) {
    var left = length
    while left > DeflateToken.maximumMatchLength {
      // What is left must not be too short for a token.
      let part = left &- DeflateToken.maximumMatchLength < 3 ? DeflateToken.maximumMatchLength &- 3 : DeflateToken.maximumMatchLength
      add(length: part, distance: distance)
      left &-= part
    }
    add(length: left, distance: distance)
  }

  /// Bytes of 0.
  ///
  /// - Parameter isAfterZero: whether one stands before them.
  @inline(__always)
  mutating func add(zeros: Int, isAfterZero: Bool) {
    var left = zeros
    if left > 0, !isAfterZero {
      add(literal: 0)
      left &-= 1
    }
    if left >= 3 { return add(longMatch: left, distance: 1) }
    for _ in 0..<left { add(literal: 0) }
  }

  /// Its match is counted when the block is written.
  @inline(__always)
  mutating func add(newAlpha alpha: UInt8) {
    tokens[count] = DeflateToken(newAlpha: alpha)
    count &+= 1
    newAlphaCount &+= 1
    counts[Int(alpha)] &+= 1
  }

  /// Forgets all tokens; the counts are the owner's.
  mutating func removeAll() {
    count = 0
    newAlphaCount = 0
  }
}
