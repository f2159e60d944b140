// SPDX-License-Identifier: MIT

/// A cache in which each value has one place, which it loses to the next value there.
///
/// It has few places until several are taken: a single label asks for little, and memory that was never touched takes longer to get than
/// a few values take to find again.
struct DirectMappedCache<Value> {
  private var values: [Value?] = []
  private var puts = 0
  private let capacity: Int

  private static var firstCapacity: Int { 64 }

  /// - Parameter capacity: how many places there are at most; a power of 2, of at least 64.
  init(capacity: Int) { self.capacity = capacity }

  /// The last value that was put at a place, or at another one that shares its memory; nil when it is not kept.
  subscript(place: Int) -> Value? { values.isEmpty ? nil : values[place & (values.count - 1)] }

  /// - Parameter place: any number from 0.
  mutating func put(_ value: Value, at place: Int) {
    puts += 1
    if values.isEmpty {
      values = Array(repeating: nil, count: Self.firstCapacity)
    } else if puts > Self.firstCapacity / 2, values.count < capacity {
      values = Array(repeating: nil, count: capacity)
    }
    values[place & (values.count - 1)] = value
  }
}
