// SPDX-License-Identifier: MIT

/// A Huffman code over numbered symbols, no longer than a limit (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Each symbol's code, its first bit lowest, and above bit 16 its length, 0 for one that does not occur: one load a symbol.
  let codes: UnsafeBufferPointer<UInt32>

  /// The shortest code for symbols that occur so often, each less than 2²⁴ times.
  ///
  /// - Parameters:
  ///   - limit: the most bits of a symbol, at most 15; 2 to its power must not be less than the number of symbols.
  ///   - memory: room for a word a symbol, which outlives the code.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int, in memory: UnsafeMutablePointer<UInt32>) {
    let codes = UnsafeMutableBufferPointer(start: memory, count: counts.count)
    codes.update(repeating: 0)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.maximumBitCount + 1) { perLength in
      perLength.initialize(repeating: 0)
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: counts.count * 2) { memory in
        guard let first = memory.baseAddress else { return }
        let order = Self.rarestFirst(counts, in: first, first + counts.count)
        // The tree grows in what the order does not need.
        let weights = order.baseAddress == UnsafePointer(first) ? first + counts.count : first
        for position in order.indices { weights[position] = order[position] >> 16 }
        Self.countLengths(of: UnsafeMutableBufferPointer(start: weights, count: order.count), limit: limit, in: perLength)
        var last = order.count
        for length in 1...limit {
          // The shortest go to the most frequent, at the end.
          for position in last - perLength[length]..<last { codes[Int(order[position] & 0xFFFF)] = UInt32(length) << 16 }
          last -= perLength[length]
        }
      }
      Self.assignCodes(codes, perLength)
    }
    self.codes = UnsafeBufferPointer(codes)
  }

  private static let maximumBitCount = 15

  /// Bits of a symbol; 0 for one that does not occur.
  func length(of symbol: Int) -> Int { Int(codes[symbol] >> 16) }

  /// The symbols up to the last that occurs; at least so many.
  func count(atLeast least: Int) -> Int {
    var count = codes.count
    while count > least, codes[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Each symbol that occurs below its count, which is above bit 16. Ties fall in the symbols' order.
  ///
  /// Sorted by six bits of the counts after the others, between two pieces of memory; in the last one taken stands the order.
  private static func rarestFirst(
    _ counts: UnsafeBufferPointer<UInt32>, in memory: UnsafeMutablePointer<UInt64>, _ other: UnsafeMutablePointer<UInt64>
  ) -> UnsafeBufferPointer<UInt64> {
    var (order, spare) = (memory, other)
    var count = 0
    var all: UInt64 = 0
    for symbol in counts.indices where counts[symbol] > 0 {
      let word = UInt64(counts[symbol]) << 16 | UInt64(symbol)
      order[count] = word
      count &+= 1
      all |= word
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { positions in
      var shift: UInt64 = 16
      while shift < 40, all >> shift > 0 {
        positions.initialize(repeating: 0)
        for position in 0..<count { positions[Int(order[position] >> shift & 63)] &+= 1 }
        var next = 0
        for value in positions.indices {
          let many = positions[value]
          positions[value] = next
          next &+= many
        }
        for position in 0..<count {
          let value = Int(order[position] >> shift & 63)
          spare[positions[value]] = order[position]
          positions[value] &+= 1
        }
        swap(&order, &spare)
        shift += 6
      }
    }
    return UnsafeBufferPointer(start: order, count: count)
  }

  /// Codes of one length are consecutive, in the symbols' order.
  ///
  /// - Parameter perLength: how many symbols have each length; the next code of each afterwards.
  private static func assignCodes(_ codes: UnsafeMutableBufferPointer<UInt32>, _ perLength: UnsafeMutableBufferPointer<Int>) {
    var next = 0
    for length in 1...maximumBitCount {
      let count = perLength[length]
      perLength[length] = next
      next = (next + count) << 1
    }
    for symbol in codes.indices where codes[symbol] > 0 {
      let length = codes[symbol] >> 16
      codes[symbol] |= reversed(UInt32(truncatingIfNeeded: perLength[Int(length)]), count: length)
      perLength[Int(length)] += 1
    }
  }

  @inline(__always)
  private static func reversed(_ code: UInt32, count: UInt32) -> UInt32 {
    var bits = code &<< (32 &- count)
    bits = (bits >> 1 & 0x5555_5555) | (bits & 0x5555_5555) << 1
    bits = (bits >> 2 & 0x3333_3333) | (bits & 0x3333_3333) << 2
    bits = (bits >> 4 & 0x0F0F_0F0F) | (bits & 0x0F0F_0F0F) << 4
    return bits.byteSwapped
  }

  /// How many symbols get each length; none for no symbols, one of length 1 for a single one.
  ///
  /// Moffat and Katajainen's in-place calculation, then lengths above the limit are cut and the shortest cheapest leaves moved down until
  /// the code is complete again.
  ///
  /// - Parameters:
  ///   - weights: how often each symbol occurs, rarest first; overwritten.
  ///   - perLength: zeros for 0 to the limit.
  private static func countLengths(
    of weights: UnsafeMutableBufferPointer<UInt64>, limit: Int, in perLength: UnsafeMutableBufferPointer<Int>
  ) {
    guard weights.count > 1 else {
      perLength[1] = weights.count
      return
    }
    replaceByDepths(weights)
    for depth in weights { perLength[min(Int(depth), limit)] += 1 }
    var total = (1...limit).reduce(0) { $0 + perLength[$1] << (limit - $1) }
    while total > 1 << limit {
      perLength[limit] -= 1
      for length in (1..<limit).reversed() where perLength[length] > 0 {
        perLength[length] -= 1
        perLength[length + 1] += 2
        break
      }
      total -= 1
    }
  }

  /// Two or more weights become the depths of the leaves of the Huffman tree over them.
  private static func replaceByDepths(_ nodes: UnsafeMutableBufferPointer<UInt64>) {
    let count = nodes.count
    // Forwards: weights become those of inner nodes, and those the numbers of their parents.
    var leaf = 0
    var inner = 0
    for next in 0..<count - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        if leaf >= count || inner < next && nodes[inner] < nodes[leaf] {
          sum &+= nodes[inner]
          nodes[inner] = UInt64(next)
          inner += 1
        } else {
          sum &+= nodes[leaf]
          leaf += 1
        }
      }
      nodes[next] = sum
    }
    // Backwards: the parents' depths become the inner nodes' own.
    nodes[count - 2] = 0
    for next in (0..<count - 2).reversed() { nodes[next] = nodes[Int(nodes[next])] + 1 }
    // What a level has room for beyond its inner nodes are leaves.
    var available = 1
    var depth: UInt64 = 0
    var next = count - 1
    inner = count - 2
    while available > 0 {
      var used = 0
      while inner >= 0, nodes[inner] == depth {
        used += 1
        inner -= 1
      }
      while available > used {
        nodes[next] = depth
        next -= 1
        available -= 1
      }
      available = 2 * used
      depth += 1
    }
  }
}
