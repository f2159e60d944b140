// SPDX-License-Identifier: MIT

/// Hash chains over bytes: finds the longest match among the latest positions with the same four bytes.
struct HashChain {
  private static let hashBits: UInt32 = 13
  private static let headCount = 1 << Int(hashBits)
  private static let windowMask = DeflateToken.maximumDistance - 1

  /// The number of words of memory for the last position of each hash, and for the previous position of each position in the window.
  static let wordsNeeded = headCount + DeflateToken.maximumDistance

  private let input: UnsafePointer<UInt8>
  private let count: Int
  /// The last position + 1 of each hash; 0 for none.
  private let heads: UnsafeMutablePointer<UInt32>
  private let chain: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - memory: Room for `wordsNeeded` words; must outlive the chains, as `input` must.
  init(over input: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, memory: UnsafeMutablePointer<UInt32>) {
    self.input = start
    count = input.count
    heads = memory
    chain = memory + Self.headCount
  }

  /// Removes all positions. To be called before the first search.
  func clear() {
    heads.update(repeating: 0, count: Self.headCount)
  }

  /// The four bytes that are hashed.
  @inline(__always)
  private func word(_ position: Int) -> UInt32 { UnsafeRawPointer(input + position).loadUnaligned(as: UInt32.self) }

  @inline(__always)
  private func slot(_ word: UInt32) -> Int { Int((word &* 2_654_435_769) &>> (32 &- Self.hashBits)) }

  /// Whether there are four bytes at a position, which every search reads.
  @inline(__always)
  func canSearch(_ position: Int) -> Bool { position &+ 4 <= count }

  /// Inserts a position that can be searched.
  @inline(__always)
  func insert(_ position: Int) {
    let slot = slot(word(position))
    chain[position & Self.windowMask] = heads[slot]
    heads[slot] = UInt32(truncatingIfNeeded: position &+ 1)
  }

  /// The longest match longer than `length` among the last `depth` positions with the same four bytes; the nearest one of equal lengths.
  @inline(__always)
  func longest(at position: Int, beyond length: Int, limit: Int, depth: Int) -> (length: Int, distance: Int) {
    var best = (length: length, distance: 0)
    guard best.length < limit, canSearch(position) else { return best }
    let word = word(position)
    var candidate = Int(heads[slot(word)])
    var left = depth
    while candidate > 0, left > 0 {
      let distance = position &- (candidate &- 1)
      if distance > DeflateToken.maximumDistance { break }
      // Most candidates differ in the byte that would make the match longer.
      if input[candidate &- 1 &+ best.length] == input[position &+ best.length], self.word(candidate &- 1) == word {
        let found = input.matchLength(at: position, distance: distance, limit: limit)
        if found > best.length {
          best = (found, distance)
          if found >= limit { break }
        }
      }
      let next = Int(chain[(candidate &- 1) & Self.windowMask])
      // A link that was overwritten points forwards.
      if next >= candidate { break }
      candidate = next
      left &-= 1
    }
    return best
  }
}
