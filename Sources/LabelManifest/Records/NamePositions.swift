// SPDX-License-Identifier: MIT

/// The positions of a fixed list of names.
///
/// A dictionary hashes a key so that nobody can choose colliding ones, which takes longer than all else that is done with a row's key. Here the
/// names are fixed: whatever is looked for, a search ends after the few of them that share a slot.
struct NamePositions: Sendable {
  private let names: [String]
  /// By hash: a position plus 1, or 0 for none. At least half of the slots are empty, so that every search ends.
  private var slots: [Int]

  /// - Precondition: no name is there twice.
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

  /// Where in the list a name is; nil for one that is not there.
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
