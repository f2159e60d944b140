// SPDX-License-Identifier: MIT

/// Collects tokens and counts their codes: which symbols these are is found out once for each code, not for each token.
///
/// The inner loop of a parser keeps it in a local variable, so that its counters stay in registers.
struct TokenBuffer {
  private let tokens: UnsafeMutablePointer<DeflateToken>
  private let counts: UnsafeMutablePointer<UInt32>
  private var next: UnsafeMutablePointer<DeflateToken>
  /// The number of tokens in the block.
  var count: Int { @inline(__always) get { next - tokens } }

  /// The number of words of memory for counts.
  static let countsNeeded = DeflateToken.codeCount + DeflateToken.distanceSymbolCount

  /// - Parameters:
  ///   - tokens: Room for all tokens that will be added.
  ///   - counts: The counts of code indices, and then those of distance symbols; all zeros.
  init(tokens: UnsafeMutablePointer<DeflateToken>, counts: UnsafeMutablePointer<UInt32>) {
    self.tokens = tokens
    self.counts = counts
    next = tokens
  }

  /// The tokens.
  var added: UnsafeBufferPointer<DeflateToken> { UnsafeBufferPointer(start: tokens, count: count) }

  @inline(__always)
  mutating func add(literal: UInt8) {
    add(uncounted: DeflateToken(literal: literal))
    counts[Int(literal)] &+= 1
  }

  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    let token = DeflateToken(length: length, distance: distance)
    add(uncounted: token)
    counts[token.codeIndex] &+= 1
    counts[DeflateToken.codeCount &+ token.distance.symbol] &+= 1
  }

  /// Adds a literal or a match that the caller has counted.
  @inline(__always)
  mutating func add(uncounted token: DeflateToken) {
    next.pointee = token
    next += 1
  }

  /// Adds a match of at least three bytes in as many tokens as it needs.
  @inline(__always)
  mutating func add(longMatch length: Int, distance: Int) {
    var left = length
    while left > DeflateToken.maximumMatchLength {
      // The rest must not be too short for a token.
      let part = left &- DeflateToken.maximumMatchLength < 3 ? DeflateToken.maximumMatchLength &- 3 : DeflateToken.maximumMatchLength
      add(length: part, distance: distance)
      left &-= part
    }
    add(length: left, distance: distance)
  }

  /// Adds bytes of 0.
  ///
  /// - Parameter isAfterZero: Whether the byte before them is 0.
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

  /// Adds the alpha of a pixel whose colour is added already, or a pixel with the colour to its left and a new alpha.
  @inline(__always)
  mutating func add(alpha: UInt8, copiesColor: Bool) {
    let token = copiesColor ? DeflateToken(newAlpha: alpha) : DeflateToken(literal: alpha)
    add(uncounted: token)
    counts[token.codeIndex] &+= 1
  }

  /// Adds a pixel with the colour to its left and a new alpha.
  @inline(__always)
  mutating func add(newAlpha alpha: UInt8) {
    let token = DeflateToken(newAlpha: alpha)
    add(uncounted: token)
    counts[token.codeIndex] &+= 1
  }

  /// Removes all tokens; the counts belong to the caller.
  mutating func removeAll() { next = tokens }
}
