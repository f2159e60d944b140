// SPDX-License-Identifier: MIT

/// A Huffman code over numbered symbols, no longer than a limit (RFC 1951, 3.2.2).
struct PrefixCode {
  /// Bits a symbol; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code, its first bit lowest, and above bit 16 its length: one load a symbol.
  private(set) var codes: [UInt32]

  /// The shortest code for symbols that occur so often.
  ///
  /// - Parameter limit: the most bits of a symbol; 2 to its power must not be less than the number of symbols.
  init(counts: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt32](repeating: 0, count: counts.count)
    let order = Self.rarestFirst(counts)
    let perLength = Self.lengthCounts(of: order.map { $0 >> 16 }, limit: limit)
    var last = order.count
    for (length, count) in perLength.enumerated() {
      // The shortest go to the most frequent, at the end.
      for place in last - count..<last { lengths[Int(order[place] & 0xFFFF)] = UInt8(length) }
      last -= count
    }
    assignCodes(perLength)
  }

  /// Each symbol that occurs below its count, which is above bit 16. Ties fall in the symbols' order.
  ///
  /// Sorted by one byte of the counts after the other: they have two, or three in a large picture.
  private static func rarestFirst(_ counts: [UInt32]) -> [UInt64] {
    var order: [UInt64] = []
    order.reserveCapacity(counts.count)
    var all: UInt64 = 0
    for symbol in counts.indices where counts[symbol] > 0 {
      order.append(UInt64(counts[symbol]) << 16 | UInt64(symbol))
      all |= UInt64(counts[symbol]) << 16
    }
    var other = order
    var shift: UInt64 = 16
    while shift < 48, all >> shift > 0 {
      var places = [Int](repeating: 0, count: 257)
      for word in order { places[Int(truncatingIfNeeded: word >> shift & 255) + 1] += 1 }
      for value in 1...256 { places[value] += places[value - 1] }
      for word in order {
        let value = Int(truncatingIfNeeded: word >> shift & 255)
        other[places[value]] = word
        places[value] += 1
      }
      swap(&order, &other)
      shift += 8
    }
    return order
  }

  /// Codes of one length are consecutive, in the symbols' order.
  private mutating func assignCodes(_ perLength: [Int]) {
    var next = [UInt32](repeating: 0, count: perLength.count + 1)
    for length in 1..<max(2, perLength.count) where length < perLength.count {
      next[length + 1] = (next[length] + UInt32(perLength[length])) << 1
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = UInt32(lengths[symbol])
      let code = next[Int(length)]
      next[Int(length)] += 1
      codes[symbol] = Self.reversed(code, count: length) | length << 16
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

  /// How many symbols get each length, from 0; none for no symbols, one of length 1 for a single one.
  ///
  /// Moffat and Katajainen's in-place calculation, then lengths above the limit are cut and the shortest cheapest leaves moved down until
  /// the code is complete again.
  ///
  /// - Parameter weights: how often each symbol occurs, rarest first.
  private static func lengthCounts(of weights: [UInt64], limit: Int) -> [Int] {
    var perLength = [Int](repeating: 0, count: limit + 1)
    guard weights.count > 1 else {
      perLength[1] = weights.count
      return perLength
    }
    for depth in depths(of: weights) { perLength[min(Int(depth), limit)] += 1 }
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
    return perLength
  }

  /// The depth of every leaf of the Huffman tree over two or more weights.
  private static func depths(of weights: [UInt64]) -> [UInt64] {
    var nodes = weights
    let count = nodes.count
    nodes.withUnsafeMutableBufferPointer { nodes in
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
    return nodes
  }
}
