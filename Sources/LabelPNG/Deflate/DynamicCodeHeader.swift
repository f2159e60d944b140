// SPDX-License-Identifier: MIT

/// The header of a block with dynamic Huffman codes: the code lengths of both alphabets (RFC 1951, 3.2.7).
struct DynamicCodeHeader {
  /// One of the 19 code length symbols with its extra bits.
  private struct Item {
    let symbol: Int
    var extra: UInt32 = 0
    var extraCount = 0
  }

  /// The maximum size of a header: 316 code lengths of at most 14 bits, and 71 bits before them.
  static let maximumBytes = 600

  private let symbolCount: Int
  private let distanceCount: Int
  private let items: [Item]

  /// The order in which the lengths of the code length code are written.
  private static let order: [19 of Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(symbols: HuffmanCode, distances: HuffmanCode) {
    symbolCount = symbols.count(atLeast: 257)
    distanceCount = distances.count(atLeast: 1)
    items = withUnsafeTemporaryAllocation(of: Int.self, capacity: symbolCount + distanceCount) { [symbolCount, distanceCount] lengths in
      for symbol in 0..<symbolCount { lengths[symbol] = symbols.length(of: symbol) }
      for symbol in 0..<distanceCount { lengths[symbolCount + symbol] = distances.length(of: symbol) }
      return Self.items(of: UnsafeBufferPointer(lengths))
    }
  }

  func write(to bits: inout BitWriter) {
    bits = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * Self.order.count) { [bits] memory in
      guard let counts = memory.baseAddress else { return bits }
      var writer = bits
      memory.initialize(repeating: 0)
      for item in items { counts[item.symbol] += 1 }
      let code = HuffmanCode(
        counts: UnsafeBufferPointer(start: counts, count: Self.order.count), limit: 7, in: counts + Self.order.count)
      var writtenCount = Self.order.count
      while writtenCount > 4, code.length(of: Self.order[writtenCount - 1]) == 0 { writtenCount -= 1 }
      writer.put(UInt32(symbolCount - 257), count: 5)
      writer.put(UInt32(distanceCount - 1), count: 5)
      writer.put(UInt32(writtenCount - 4), count: 4)
      for position in 0..<writtenCount { writer.put(UInt32(code.length(of: Self.order[position])), count: 3) }
      for item in items {
        writer.put(code.codes[item.symbol] & 0xFFFF, count: code.length(of: item.symbol))
        writer.put(item.extra, count: item.extraCount)
      }
      return writer
    }
  }

  /// Run-length encodes code lengths: runs of zeros become 17 (3…10) and 18 (11…138), other runs 16 (repeats the previous length 3…6 times).
  private static func items(of lengths: UnsafeBufferPointer<Int>) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(lengths.count)
    var start = 0
    while start < lengths.count {
      let length = lengths[start]
      var end = start + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var left = end - start
      start = end
      if length > 0 {
        items.append(Item(symbol: length))
        left -= 1
      }
      while left >= 3 {
        let most = length > 0 ? 6 : 138
        let run = min(left, most)
        switch length {
        case 0 where run > 10: items.append(Item(symbol: 18, extra: UInt32(run - 11), extraCount: 7))
        case 0: items.append(Item(symbol: 17, extra: UInt32(run - 3), extraCount: 3))
        default: items.append(Item(symbol: 16, extra: UInt32(run - 3), extraCount: 2))
        }
        left -= run
      }
      for _ in 0..<left { items.append(Item(symbol: length)) }
    }
    return items
  }
}
