// SPDX-License-Identifier: MIT

/// Searches scanlines for repetitions.
///
/// For pictures of many tokens: a run and the longest of the latest places with the same bytes are weighed by the bits that they are
/// likely to save, and the next place may do better (lazy matching). Costs are estimates in bits, found by trying them on the peer
/// benchmark's labels.
struct ScanlineParser {
  let input: UnsafePointer<UInt8>
  let count: Int
  let rowBytes: Int
  let finder: MatchFinder
  var block: DeflateBlock
  var bits: BitWriter

  /// A repetition and what it saves.
  struct Choice {
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

  /// How many earlier places a search compares.
  static let depth = 3
  /// A repetition of so many bytes is taken without a look at the next place.
  static let longEnough = 24
  /// A run of so many bytes is taken without a search for anything better.
  static let longRun = 32

  @inline(__always)
  func limit(at place: Int) -> Int { min(DeflateToken.longestMatch, count &- place) }

  /// Writes the block if fewer than `count` tokens fit into it, and begins another.
  @inline(__always)
  mutating func makeRoom(for count: Int, _ sink: inout TokenSink) {
    guard !block.hasRoom(for: count, after: sink) else { return }
    block.sink = sink
    block.write(isLast: false, to: &bits)
    sink = block.sink
  }

  mutating func finish() -> Int {
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }
}
