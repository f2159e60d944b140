// SPDX-License-Identifier: MIT

/// A cache that evicts the least recently used values when the total cost exceeds a limit.
///
/// The values are in one array and form a doubly linked list, the most recently used first, and one list for each bucket of a hash table: a hit
/// is a hash and a few index updates. A copy of a cache is independent; to share one, use a class.
///
/// The table is no `Dictionary`, and the type does not require hashable keys, only its functions do: Swift's runtime would search all protocol
/// conformances of the executable for each type of keys, which is a hundredth of a first label.
///
/// `@usableFromInline`: without it, other modules call these functions instead of specializing them.
@usableFromInline package struct LRUCache<Key, Value> {
  @usableFromInline
  struct Entry {
    @usableFromInline var key: Key
    @usableFromInline var hash: Int
    /// Nil in a free slot.
    @usableFromInline var value: Value?
    @usableFromInline var cost: Int
    /// The slot of the next more recently used value; unused in a free slot.
    @usableFromInline var newer: Int
    /// The slot of the next less recently used value; in a free slot, the next free slot.
    @usableFromInline var older: Int
    /// The next slot of the same bucket.
    @usableFromInline var next: Int

    @inlinable
    init(key: Key, hash: Int, value: Value, cost: Int) {
      self.key = key
      self.hash = hash
      self.value = value
      self.cost = cost
      newer = LRUCache.none
      older = LRUCache.none
      next = LRUCache.none
    }
  }

  /// The end of a list.
  @inlinable static var none: Int { -1 }

  /// The first slot of each bucket; a power of two of them.
  @usableFromInline var buckets: [Int] = []
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var newest = -1
  @usableFromInline var oldest = -1
  @usableFromInline var firstFree = -1

  /// The maximum total cost.
  @usableFromInline package let costLimit: Int
  /// The total cost of all values.
  package var cost: Int { totalCost }
  @usableFromInline var totalCost = 0
  /// The number of values.
  @usableFromInline package var count = 0

  /// - Parameter costLimit: The maximum total cost, in the unit of the costs: bytes, or a number of values if each costs 1.
  @inlinable package init(costLimit: Int) { self.costLimit = costLimit }
}

extension LRUCache where Key: Hashable {
  /// The value of a key, which becomes the most recently used one; nil if there is none.
  @inlinable
  package subscript(key: Key) -> Value? {
    mutating get {
      guard let slot = slot(of: key, hash: key.hashValue) else { return nil }
      if slot != newest {
        unlink(slot)
        linkAsNewest(slot)
      }
      return entries[slot].value
    }
  }

  /// The value of a key; a missing value is made and cached.
  ///
  /// - Parameters:
  ///   - cost: The cost of a new value; 1 by default.
  ///   - make: Makes a missing value. It must not use this cache.
  @inlinable
  package mutating func value<Failure: Error>(
    for key: Key, cost: (Value) -> Int = { _ in 1 }, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = self[key] { return value }
    let value = try make()
    insert(value, for: key, cost: cost(value))
    return value
  }

  /// Caches a value as the most recently used one and evicts others until the total cost is within the limit.
  ///
  /// - Parameters:
  ///   - cost: At least 0. A value that alone costs more than the limit is not cached.
  ///   - isInUse: Called before a value is evicted; true makes it the most recently used one instead. It is for a table in front of this
  ///     cache, whose hits this cache does not see: the table returns true once for each value that was used since the last call.
  @inlinable
  package mutating func insert(_ value: Value, for key: Key, cost: Int = 1, isInUse: (Key) -> Bool = { _ in false }) {
    let hash = key.hashValue
    if let former = self.slot(of: key, hash: hash) { remove(former) }
    guard cost <= costLimit else { return }
    let slot = add(Entry(key: key, hash: hash, value: value, cost: cost))
    while totalCost > costLimit, oldest != Self.none {
      let slot = oldest
      if isInUse(entries[slot].key) {
        unlink(slot)
        linkAsNewest(slot)
      } else {
        remove(slot)
      }
    }
    linkAsNewest(slot)
  }

  /// Removes the value of a key.
  ///
  /// - Returns: The value and its cost; nil if there is none.
  @inlinable
  package mutating func removeValue(forKey key: Key) -> (value: Value, cost: Int)? {
    guard let slot = slot(of: key, hash: key.hashValue), let value = entries[slot].value else { return nil }
    let cost = entries[slot].cost
    remove(slot)
    return (value, cost)
  }

  @inlinable
  func slot(of key: Key, hash: Int) -> Int? {
    guard !buckets.isEmpty else { return nil }
    var slot = buckets[hash & (buckets.count - 1)]
    while slot != Self.none {
      if entries[slot].hash == hash, entries[slot].key == key { return slot }
      slot = entries[slot].next
    }
    return nil
  }
}

extension LRUCache {
  /// Puts an entry into a free slot or a new one, and into its bucket.
  @inlinable
  mutating func add(_ entry: Entry) -> Int {
    totalCost += entry.cost
    count += 1
    let slot: Int
    if firstFree != Self.none {
      slot = firstFree
      firstFree = entries[slot].older
      entries[slot] = entry
    } else {
      slot = entries.count
      entries.append(entry)
      if entries.count > buckets.count {
        rehash()
        return slot
      }
    }
    putIntoBucket(slot)
    return slot
  }

  /// Doubles the number of buckets. No slot is free, since a free one would have been used.
  @inlinable
  mutating func rehash() {
    buckets = Array(repeating: Self.none, count: max(16, buckets.count * 2))
    for slot in entries.indices { putIntoBucket(slot) }
  }

  @inlinable
  mutating func putIntoBucket(_ slot: Int) {
    let bucket = entries[slot].hash & (buckets.count - 1)
    entries[slot].next = buckets[bucket]
    buckets[bucket] = slot
  }

  /// Removes a value, whose slot becomes free.
  @inlinable
  mutating func remove(_ slot: Int) {
    let bucket = entries[slot].hash & (buckets.count - 1)
    if buckets[bucket] == slot {
      buckets[bucket] = entries[slot].next
    } else {
      var previous = buckets[bucket]
      while entries[previous].next != slot { previous = entries[previous].next }
      entries[previous].next = entries[slot].next
    }
    unlink(slot)
    totalCost -= entries[slot].cost
    count -= 1
    entries[slot].value = nil
    entries[slot].older = firstFree
    firstFree = slot
  }

  @inlinable
  mutating func unlink(_ slot: Int) {
    let (newer, older) = (entries[slot].newer, entries[slot].older)
    if newer == Self.none { newest = older } else { entries[newer].older = older }
    if older == Self.none { oldest = newer } else { entries[older].newer = newer }
  }

  @inlinable
  mutating func linkAsNewest(_ slot: Int) {
    entries[slot].newer = Self.none
    entries[slot].older = newest
    if newest == Self.none { oldest = slot } else { entries[newest].newer = slot }
    newest = slot
  }
}
