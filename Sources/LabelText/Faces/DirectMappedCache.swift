// SPDX-License-Identifier: MIT

/// A direct-mapped cache: each index has one slot, and a new value replaces the one in its slot.
///
/// It starts with few slots and grows once: a single label needs few values, and fresh memory costs more than computing a few values again.
package struct DirectMappedCache<Value> {
  private var values: [Value?] = []
  private var puts = 0
  private let capacity: Int

  private static var firstCapacity: Int { 64 }

  /// An empty cache.
  ///
  /// - Parameter capacity: the largest number of slots; a power of 2, at least 64.
  package init(capacity: Int) { self.capacity = capacity }

  /// The last value that was put into the slot of an index, possibly for another index; nil for an empty slot.
  package subscript(index: Int) -> Value? { values.isEmpty ? nil : values[index & (values.count - 1)] }

  /// Puts a value into the slot of an index.
  ///
  /// - Parameter index: any number, at least 0.
  package mutating func put(_ value: Value, at index: Int) {
    puts += 1
    if values.isEmpty {
      values = Array(repeating: nil, count: Self.firstCapacity)
    } else if puts > Self.firstCapacity / 2, values.count < capacity {
      values = Array(repeating: nil, count: capacity)
    }
    values[index & (values.count - 1)] = value
  }
}
