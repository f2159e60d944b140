// SPDX-License-Identifier: MIT

/// Finds matches in scanlines of one byte per pixel.
///
/// For images with many tokens. Compares a run and the longest match of the hash chain by the estimated number of bits that they save, and
/// tries whether the next position has a better match (lazy matching). The cost estimates were found by trial on the labels of the peer
/// benchmark.
struct LazyParser {
  private let input: UnsafePointer<UInt8>
  private let count: Int
  private let hashChain: HashChain
  private var block: DeflateBlock
  private var bits: BitWriter

  /// - Parameter input: `count` bytes, which the hash chains read too.
  init(input: UnsafePointer<UInt8>, count: Int, hashChain: HashChain, block: DeflateBlock, bits: BitWriter) {
    self.input = input
    self.count = count
    self.hashChain = hashChain
    self.block = block
    self.bits = bits
  }

  /// A match and its estimated gain in bits.
  private struct Choice {
    var length = 0
    var distance = 0
    var gain = 0

    /// Replaces the choice by a match that saves more.
    @inline(__always)
    mutating func consider(length: Int, distance: Int, saving bits: Int) {
      let gain = bits &- Choice.cost(ofDistance: distance)
      if gain > self.gain { self = Choice(length: length, distance: distance, gain: gain) }
    }

    /// The estimated cost of a length and a distance in bits: short distances are more frequent and have fewer extra bits.
    @inline(__always)
    static func cost(ofDistance distance: Int) -> Int {
      8 &+ (Int.bitWidth &- distance.leadingZeroBitCount)
    }
  }

  /// The estimated cost of a literal in bits.
  private static let byteCost = 6
  /// The number of earlier positions that a search compares.
  private static let depth = 3
  /// A match of this length is used without trying the next position.
  private static let sufficientLength = 24
  /// A run of this length is used without a search.
  private static let sufficientRunLength = 32

  /// Parses and compresses all scanlines. Transparent pixels and filter bytes are zeros, so that runs span rows.
  ///
  /// - Returns: The number of bytes written.
  mutating func parse() -> Int {
    guard count > 0 else { return finish() }
    let parser = self
    var buffer = block.buffer
    buffer.add(literal: parser.input[0])
    var position = 1
    var pending = Choice()
    var hasPending = false
    while position < parser.count {
      makeRoom(for: 1, &buffer)
      let choice = hasPending ? pending : parser.choice(at: position)
      hasPending = false
      if choice.length == 0 {
        parser.insert(position)
        buffer.add(literal: parser.input[position])
        position &+= 1
        continue
      }
      if choice.distance > 1, choice.length < Self.sufficientLength, position &+ 1 < parser.count {
        parser.insert(position)
        let next = parser.choice(at: position &+ 1)
        if next.gain > choice.gain &+ Self.byteCost {
          buffer.add(literal: parser.input[position])
          position &+= 1
          pending = next
          hasPending = true
          continue
        }
        parser.insert(from: position &+ 1, to: position &+ choice.length)
      } else if choice.distance > 1 {
        parser.insert(from: position, to: position &+ choice.length)
      } else {
        // All positions inside a run are equal: only its end is inserted.
        parser.insert(from: max(position, position &+ choice.length &- 3), to: position &+ choice.length)
      }
      buffer.add(length: choice.length, distance: choice.distance)
      position &+= choice.length
    }
    block.buffer = buffer
    return finish()
  }

  @inline(__always)
  private func choice(at position: Int) -> Choice {
    var choice = Choice()
    let limit = limit(at: position)
    guard limit >= 4 else { return choice }
    if input[position] == input[position &- 1] {
      let run = input.matchLength(at: position, distance: 1, limit: limit)
      if run >= 3 { choice.consider(length: run, distance: 1, saving: run &* (input[position] == 0 ? 2 : Self.byteCost) &+ 4) }
      // A long run is the space between glyphs or lines; a search here would find nothing better.
      if run >= Self.sufficientRunLength { return choice }
    }
    let found = hashChain.longest(at: position, beyond: max(3, choice.length), limit: limit, depth: Self.depth)
    if found.distance > 0 { choice.consider(length: found.length, distance: found.distance, saving: found.length &* Self.byteCost) }
    return choice
  }

  @inline(__always)
  private func insert(_ position: Int) {
    if hashChain.canSearch(position) { hashChain.insert(position) }
  }

  @inline(__always)
  private func insert(from start: Int, to end: Int) {
    var position = start
    while position < min(end, count &- 3) {
      hashChain.insert(position)
      position &+= 1
    }
  }

  @inline(__always)
  private func limit(at position: Int) -> Int { min(DeflateToken.maximumMatchLength, count &- position) }

  /// Writes the block and begins another unless there is room for `count` tokens.
  @inline(__always)
  private mutating func makeRoom(for count: Int, _ buffer: inout TokenBuffer) {
    guard !block.hasRoom(for: count, after: buffer) else { return }
    block.buffer = buffer
    block.write(isLast: false, to: &bits)
    buffer = block.buffer
  }

  private mutating func finish() -> Int {
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }
}
