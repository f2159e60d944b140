// SPDX-License-Identifier: MIT

/// A hash table from a fixed list of names to their positions.
///
/// A dictionary hashes keys so that an attacker cannot choose colliding ones, which takes longer than everything else that is done with a key.
/// Here the names are fixed, so every search ends after the few names that share a slot.
struct NamePositions: Sendable {
  private let names: [String]
  /// Positions plus 1, by hash; 0 for an empty slot. At least half of the slots are empty, so that every search ends.
  private var slots: [Int]

  /// - Precondition: The names have no duplicates.
  init(_ names: [String]) {
    self.names = names
    var count = 8
    while count < 2 * names.count { count *= 2 }
    slots = [Int](repeating: 0, count: count)
    for (position, name) in names.enumerated() {
      var slot = Self.hash(name) & (count - 1)
      while slots[slot] != 0 {
        precondition(names[slots[slot] - 1] != name)
        slot = (slot + 1) & (count - 1)
      }
      slots[slot] = position + 1
    }
  }

  /// The position of a name in the list; nil if the list does not have it.
  subscript(name: String) -> Int? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] != 0 {
      if names[slots[slot] - 1] == name { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ name: String) -> Int {
    var name = name
    let hash = name.withUTF8 { bytes in
      var hash: UInt32 = 2_166_136_261
      for index in 0..<bytes.count { hash = unsafe (hash ^ UInt32(bytes[index])) &* 16_777_619 }
      return hash
    }
    return Int(hash ^ hash >> 15)
  }
}
