// SPDX-License-Identifier: MIT

/// Searches scanlines of a byte a pixel for repetitions.
///
/// For pictures of many tokens: a run and the longest of the latest places with the same bytes are weighed by the bits that they are
/// likely to save, and the next place may do better (lazy matching). Costs are estimates in bits, found by trying them on the peer
/// benchmark's labels.
struct LazyParser {
  private let input: UnsafePointer<UInt8>
  private let count: Int
  private let hashChain: HashChain
  private var block: DeflateBlock
  private var bits: BitWriter

  /// - Parameter input: `count` bytes, which the hashChain looks at too.
  init(input: UnsafePointer<UInt8>, count: Int, hashChain: HashChain, block: DeflateBlock, bits: BitWriter) {
    self.input = input
    self.count = count
    self.hashChain = hashChain
    self.block = block
    self.bits = bits
  }

  /// A repetition and what it saves.
  private struct Choice {
    var length = 0
    var distance = 0
    var gain = 0

    /// Takes a repetition if it saves more than what was known.
    @inline(__always)
    mutating func consider(length: Int, distance: Int, saving bits: Int) {
      let gain = bits &- Choice.cost(ofDistance: distance)
      if gain > self.gain { self = Choice(length: length, distance: distance, gain: gain) }
    }

    /// About what a length and a distance take: near distances are frequent and short.
    @inline(__always)
    static func cost(ofDistance distance: Int) -> Int {
      8 &+ (Int.bitWidth &- distance.leadingZeroBitCount)
    }
  }

  /// What a byte of ink is worth in bits.
  private static let byteCost = 6
  /// How many earlier places a search compares.
  private static let depth = 3
  /// A repetition of so many bytes is taken without a look at the next place.
  private static let longEnough = 24
  /// A run of so many bytes is taken without a search for anything better.
  private static let longRun = 32

  /// One byte a pixel. Clear pixels and filter bytes are zeros, so that runs go on from row to row.
  ///
  /// - Returns: The bytes written.
  mutating func parse() -> Int {
    guard count > 0 else { return finish() }
    let parser = self
    var sink = block.sink
    sink.add(literal: parser.input[0])
    var position = 1
    var pending = Choice()
    var hasPending = false
    while position < parser.count {
      makeRoom(for: 1, &sink)
      let choice = hasPending ? pending : parser.choice(at: position)
      hasPending = false
      if choice.length == 0 {
        parser.insert(position)
        sink.add(literal: parser.input[position])
        position &+= 1
        continue
      }
      if choice.distance > 1, choice.length < Self.longEnough, position &+ 1 < parser.count {
        parser.insert(position)
        let next = parser.choice(at: position &+ 1)
        if next.gain > choice.gain &+ Self.byteCost {
          sink.add(literal: parser.input[position])
          position &+= 1
          pending = next
          hasPending = true
          continue
        }
        parser.insert(from: position &+ 1, to: position &+ choice.length)
      } else if choice.distance > 1 {
        parser.insert(from: position, to: position &+ choice.length)
      } else {
        // Inside a run every place is like the next: the end is what can be met again.
        parser.insert(from: max(position, position &+ choice.length &- 3), to: position &+ choice.length)
      }
      sink.add(length: choice.length, distance: choice.distance)
      position &+= choice.length
    }
    block.sink = sink
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
      // A long run is a gap between letters or lines: what follows it will be looked for by itself.
      if run >= Self.longRun { return choice }
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

  /// Writes the block if fewer than `count` tokens fit into it, and begins another.
  @inline(__always)
  private mutating func makeRoom(for count: Int, _ sink: inout TokenBuffer) {
    guard !block.hasRoom(for: count, after: sink) else { return }
    block.sink = sink
    block.write(isLast: false, to: &bits)
    sink = block.sink
  }

  private mutating func finish() -> Int {
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }
}
