// SPDX-License-Identifier: MIT

/// A level of a pattern file: Liang's patterns, found by their letters.
///
/// A pattern such as `.hy3ph` has letters and, before some of them, digits. The table has a slot for each pattern with its position in the
/// file and a hash of its letters, so that a file with 78,000 lines is ready in milliseconds: nothing is copied, and the digits are read
/// when a word has the letters.
struct PatternTable: Sendable {
  /// The letters of a line, or the first letters of one.
  struct Entry: Equatable {
    /// The position of the line in the file.
    let line: Int
    /// The number of letters, at most `longestPattern`.
    let length: Int
    /// Whether these are all letters of the line, so that it is a pattern; otherwise only longer ones are.
    let isPattern: Bool
  }

  /// Packed entries and the upper part of their hashes; 0 for an empty slot. The count is a power of two.
  private var slots: [UInt64]
  /// The number of letters of the longest pattern.
  private(set) var longest = 0

  /// libhyphen skips patterns that are longer than a hundred bytes.
  private static let longestPattern = 255

  /// - Parameters:
  ///   - lines: the positions of the patterns in the file. Of two with the same letters the later one counts.
  ///   - includesBeginnings: whether the beginnings of patterns are in the table too.
  init(lines: [UInt32], of file: UnsafeRawBufferPointer, includesBeginnings: Bool) {
    // German patterns have about three new beginnings each. A table that is too small is made again with twice the size.
    var capacity = 16
    while capacity < lines.count * (includesBeginnings ? 4 : 2) { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    var count = 0
    var hashes: [UInt64] = []
    for line in lines {
      let line = Int(line)
      hashes.removeAll(keepingCapacity: true)
      var hash = Self.seed
      for letter in PatternLine(file, line) {
        hash = Self.hash(hash, letter)
        hashes.append(hash)
      }
      guard !hashes.isEmpty, hashes.count <= Self.longestPattern else { continue }
      longest = max(longest, hashes.count)
      var isNew = put(Entry(line: line, length: hashes.count, isPattern: true), hash, file)
      count += isNew ? 1 : 0
      // The beginnings of an entry are in the table already.
      var length = hashes.count - 1
      while includesBeginnings, isNew, length > 0 {
        isNew = put(Entry(line: line, length: length, isPattern: false), hashes[length - 1], file)
        count += isNew ? 1 : 0
        length -= 1
      }
      if count * 4 > slots.count * 3 { grow(file) }
    }
  }

  /// The hash of no letters.
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of some letters and one more.
  static func hash(_ hash: UInt64, _ letter: UInt8) -> UInt64 { (hash ^ UInt64(letter)) &* 0x9E37_79B9_7F4A_7C15 }

  /// The entry with these letters; nil when there is none.
  func entry(_ letters: ArraySlice<UInt8>, hash: UInt64, in file: UnsafeRawBufferPointer) -> Entry? {
    var slot = slot(of: hash)
    while slots[slot] != 0 {
      if let entry = entry(at: slot, hash), letters.count == entry.length,
        letters.elementsEqual(PatternLine(file, entry.line).prefix(entry.length))
      {
        return entry
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds an entry; false when there is one with the same letters, which it replaces if it is a pattern.
  private mutating func put(_ entry: Entry, _ hash: UInt64, _ file: UnsafeRawBufferPointer) -> Bool {
    let packed =
      hash & ~Self.entryMask | UInt64(entry.line + 1) | UInt64(entry.length) << 32 | (entry.isPattern ? 1 << 40 : 0)
    var slot = slot(of: hash)
    while slots[slot] != 0 {
      if let other = self.entry(at: slot, hash), other.length == entry.length,
        PatternLine(file, other.line).prefix(other.length).elementsEqual(PatternLine(file, entry.line).prefix(entry.length))
      {
        if entry.isPattern { slots[slot] = packed }
        return false
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = packed
    return true
  }

  private mutating func grow(_ file: UnsafeRawBufferPointer) {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for packed in old where packed != 0 {
      let entry = Self.entry(packed)
      _ = put(entry, PatternLine(file, entry.line).prefix(entry.length).reduce(Self.seed, Self.hash), file)
    }
  }

  // MARK: Packing

  /// The position of the line plus 1 in 32 bits, the length in 8, and whether it is a pattern in one.
  private static let entryMask: UInt64 = 0x1FF_FFFF_FFFF

  private static func entry(_ packed: UInt64) -> Entry {
    Entry(line: Int(packed & 0xFFFF_FFFF) - 1, length: Int(packed >> 32 & 0xFF), isPattern: packed >> 40 & 1 == 1)
  }

  /// The entry of a slot, if its hash may be the same.
  private func entry(at slot: Int, _ hash: UInt64) -> Entry? {
    (slots[slot] ^ hash) & ~Self.entryMask == 0 ? Self.entry(slots[slot]) : nil
  }

  private func slot(of hash: UInt64) -> Int { Int(truncatingIfNeeded: (hash ^ hash >> 29) >> 8) & (slots.count - 1) }
}

/// The letters of a pattern, in the encoding of its file, without the digits; ends before a replacement and at white space.
struct PatternLine: Sequence, IteratorProtocol {
  private let file: UnsafeRawBufferPointer
  private var position: Int

  init(_ file: UnsafeRawBufferPointer, _ start: Int) {
    self.file = file
    position = start
  }

  mutating func next() -> UInt8? {
    while position < file.count {
      let byte = file[position]
      guard byte > 0x20, byte != UInt8(ascii: "/") else { return nil }
      position += 1
      if !(0x30...0x39).contains(byte) { return byte }
    }
    return nil
  }
}
