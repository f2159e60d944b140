// SPDX-License-Identifier: MIT

/// A cache of shaped words, emptied when there are too many.
///
/// No `LRUCache`, for speed: an open-addressed hash table over two arrays, in which a word is no object of its own and is looked up by its
/// UTF-16 units without copying them.
struct WordCache {
  /// What is beside a word: a space, or the end of the text.
  struct Ends: OptionSet, Hashable {
    let rawValue: UInt8
    static let spaceBefore = Ends(rawValue: 1)
    static let spaceAfter = Ends(rawValue: 2)
  }

  struct Word {
    fileprivate var key: UInt64
    fileprivate var ends: Ends
    /// In `units`.
    var letters: Range<Int>
    /// In `glyphs`.
    var glyphs: Range<Int>
    /// Whether its glyphs do not depend on what is beyond the spaces beside it; none are cached where they do.
    var standsAlone: Bool
  }

  /// The most words, and the longest text that is divided into words.
  static let capacity = 2048
  private static let maximumUnits = 32_768
  private static let maximumGlyphs = 12_288

  private var words: [Word] = []
  /// Indices into `words`, each in the first free slot from its key on; -1 for free. Never more than half full.
  private var slots: [Int16] = []
  private var units: [UInt16] = []
  private var glyphs: [RawGlyph] = []

  /// Empties the cache unless it has room for the words of a text: those found while it is shaped must stay.
  mutating func makeRoom(for count: Int) {
    guard words.count + count > Self.capacity || units.count > Self.maximumUnits || glyphs.count > Self.maximumGlyphs else { return }
    words.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  func key(of letters: UnsafeBufferPointer<UInt16>, _ ends: Ends) -> UInt64 {
    var key = UInt64(ends.rawValue) &+ 1
    for unit in letters {
      key = (key ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
      key ^= key >> 29
    }
    return key
  }

  /// - Parameter key: of these letters and ends.
  func word(_ key: UInt64, _ letters: UnsafeBufferPointer<UInt16>, _ ends: Ends) -> Word? {
    guard !slots.isEmpty else { return nil }
    var slot = Self.slot(key)
    while slots[slot] >= 0 {
      let word = words[Int(slots[slot])]
      if word.key == key, word.ends == ends, isSame(word, letters) { return word }
      slot = (slot + 1) % Self.slotCount
    }
    return nil
  }

  private func isSame(_ word: Word, _ letters: UnsafeBufferPointer<UInt16>) -> Bool {
    guard word.letters.count == letters.count else { return false }
    for index in 0..<letters.count where units[word.letters.lowerBound + index] != letters[index] { return false }
    return true
  }

  /// - Parameter glyphs: nil for a word that does not stand alone.
  mutating func insert(_ key: UInt64, _ letters: UnsafeBufferPointer<UInt16>, _ ends: Ends, _ glyphs: [RawGlyph]?) -> Word {
    if slots.isEmpty { slots = Array(repeating: -1, count: Self.slotCount) }
    var slot = Self.slot(key)
    while slots[slot] >= 0 { slot = (slot + 1) % Self.slotCount }
    let word = Word(
      key: key, ends: ends, letters: units.count..<units.count + letters.count,
      glyphs: self.glyphs.count..<self.glyphs.count + (glyphs?.count ?? 0), standsAlone: glyphs != nil)
    slots[slot] = Int16(words.count)
    words.append(word)
    units.append(contentsOf: letters)
    if let glyphs { self.glyphs.append(contentsOf: glyphs) }
    return word
  }

  func withGlyphs(of word: Word, _ body: (UnsafeBufferPointer<RawGlyph>) -> Void) {
    glyphs.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[word.glyphs])) }
  }

  private static let slotCount = 2 * capacity

  private static func slot(_ key: UInt64) -> Int { Int(key >> 20) % slotCount }
}
