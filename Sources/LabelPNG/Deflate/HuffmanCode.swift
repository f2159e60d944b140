// SPDX-License-Identifier: MIT

/// A length-limited Huffman code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The code of each symbol, first bit lowest, and its length above bit 16; 0 for a symbol that does not occur.
  let codes: UnsafeBufferPointer<UInt32>

  /// The optimal code for symbols by their counts, each less than 2²⁴.
  ///
  /// - Parameters:
  ///   - limit: The maximum code length, at most 15; 2 to its power must not be less than the number of symbols.
  ///   - memory: Room for one word per symbol; must outlive the code.
  init(counts: UnsafeBufferPointer<UInt32>, limit: Int, in memory: UnsafeMutablePointer<UInt32>) {
    let codes = UnsafeMutableBufferPointer(start: memory, count: counts.count)
    codes.update(repeating: 0)
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.maximumBitCount + 1) { perLength in
      perLength.initialize(repeating: 0)
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: counts.count * 2) { memory in
        guard let first = memory.baseAddress else { return }
        let order = Self.rarestFirst(counts, in: first, first + counts.count)
        // The tree is built in the half that the order does not occupy.
        let weights = order.baseAddress == UnsafePointer(first) ? first + counts.count : first
        for position in order.indices { weights[position] = order[position] >> 16 }
        Self.countLengths(of: UnsafeMutableBufferPointer(start: weights, count: order.count), limit: limit, in: perLength)
        var last = order.count
        for length in 1...limit {
          // The shortest codes go to the most frequent symbols, at the end.
          for position in last - perLength[length]..<last { codes[Int(order[position] & 0xFFFF)] = UInt32(length) << 16 }
          last -= perLength[length]
        }
      }
      Self.assignCodes(codes, perLength)
    }
    self.codes = UnsafeBufferPointer(codes)
  }

  private static let maximumBitCount = 15

  /// The code length of a symbol; 0 for one that does not occur.
  func length(of symbol: Int) -> Int { Int(codes[symbol] >> 16) }

  /// The number of symbols up to the last that occurs; at least `least`.
  func count(atLeast least: Int) -> Int {
    var count = codes.count
    while count > least, codes[count - 1] == 0 { count -= 1 }
    return count
  }

  /// The symbols that occur, each with its count above bit 16, sorted by count, then by symbol.
  ///
  /// A radix sort by six bits of the count at a time, between two buffers.
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

  /// Codes of the same length are consecutive, in the order of the symbols.
  ///
  /// - Parameter perLength: The number of symbols of each length; afterwards the next code of each.
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

  /// Counts the symbols of each code length: none for no symbols, one of length 1 for a single one.
  ///
  /// Uses Moffat and Katajainen's in-place algorithm. Lengths above the limit are then cut, and the cheapest leaves moved down until the code
  /// is complete again.
  ///
  /// - Parameters:
  ///   - weights: The count of each symbol, rarest first; overwritten.
  ///   - perLength: Zeros for 0 to the limit.
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

  /// Replaces two or more weights by the depths of the leaves of their Huffman tree.
  private static func replaceByDepths(_ nodes: UnsafeMutableBufferPointer<UInt64>) {
    let count = nodes.count
    // Forwards: leaf weights become weights of inner nodes, and then the indices of their parents.
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
    // Backwards: the indices of parents become depths.
    nodes[count - 2] = 0
    for next in (0..<count - 2).reversed() { nodes[next] = nodes[Int(nodes[next])] + 1 }
    // The nodes of a level that are not inner ones are leaves.
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
