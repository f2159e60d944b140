// SPDX-License-Identifier: MIT

/// A cache of shaped words, emptied when there are too many.
///
/// For speed it is not an `LRUCache` but an open-addressed hash table over two arrays: a word needs no allocation of its own and is looked
/// up by its UTF-16 units without copying them.
struct WordCache {
  /// What is next to a word on either side: a space, or the end of the text.
  struct Ends: OptionSet, Hashable {
    let rawValue: UInt8
    static let spaceBefore = Ends(rawValue: 1)
    static let spaceAfter = Ends(rawValue: 2)
  }

  struct Word {
    fileprivate var key: UInt64
    fileprivate var ends: Ends
    /// The word's range in `units`.
    var characters: Range<Int>
    /// The word's range in `glyphs`.
    var glyphs: Range<Int>
    /// Whether the glyphs are independent of the text beyond the spaces next to the word. Glyphs of other words are not cached.
    var isSelfContained: Bool
  }

  /// The most words, and the longest text in UTF-16 units that is split into words.
  static let capacity = 2048
  private static let maximumUnits = 32_768
  private static let maximumGlyphs = 12_288

  private var words: [Word] = []
  /// Indices into `words`, each in the first free slot from its hash key on; -1 for a free slot. Never more than half full.
  private var slots: [Int16] = []
  private var units: [UInt16] = []
  private var glyphs: [RawGlyph] = []

  /// Empties the cache unless it has space for the words of a text: words found while the text is shaped must stay.
  mutating func makeRoom(for count: Int) {
    guard words.count + count > Self.capacity || units.count > Self.maximumUnits || glyphs.count > Self.maximumGlyphs else { return }
    words.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  func key(of characters: UnsafeBufferPointer<UInt16>, _ ends: Ends) -> UInt64 {
    var key = UInt64(ends.rawValue) &+ 1
    for unit in characters {
      key = (key ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
    }
    return key
  }

  /// - Parameter key: the hash key of these characters and ends.
  func word(_ key: UInt64, _ characters: UnsafeBufferPointer<UInt16>, _ ends: Ends) -> Word? {
    guard !slots.isEmpty else { return nil }
    var slot = Self.slot(key)
    while slots[slot] >= 0 {
      let word = words[Int(slots[slot])]
      if word.key == key, word.ends == ends, hasCharacters(word, characters) { return word }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private func hasCharacters(_ word: Word, _ characters: UnsafeBufferPointer<UInt16>) -> Bool {
    guard word.characters.count == characters.count else { return false }
    for index in 0..<characters.count where units[word.characters.lowerBound + index] != characters[index] { return false }
    return true
  }

  /// - Parameter glyphs: nil for a word that is not self-contained.
  mutating func insert(_ key: UInt64, _ characters: UnsafeBufferPointer<UInt16>, _ ends: Ends, _ glyphs: [RawGlyph]?) -> Word {
    if slots.isEmpty { slots = Array(repeating: -1, count: Self.slotCount) }
    var slot = Self.slot(key)
    while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
    let word = Word(
      key: key, ends: ends, characters: units.count..<units.count + characters.count,
      glyphs: self.glyphs.count..<self.glyphs.count + (glyphs?.count ?? 0), isSelfContained: glyphs != nil)
    slots[slot] = Int16(words.count)
    words.append(word)
    units.append(contentsOf: characters)
    if let glyphs { self.glyphs.append(contentsOf: glyphs) }
    return word
  }

  func withGlyphs(of word: Word, _ body: (UnsafeBufferPointer<RawGlyph>) -> Void) {
    glyphs.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[word.glyphs])) }
  }

  private static let slotCount = 2 * capacity

  private static func slot(_ key: UInt64) -> Int { Int(key >> 20) % slotCount }
}
