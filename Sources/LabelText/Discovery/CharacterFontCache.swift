// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// Caches the face for a user-perceived character, by the requested font and the language.
///
/// A paragraph looks up hundreds of characters for the same font, most of them Han or kana, and the search through the fallback order takes
/// longer than shaping. The cache is direct-mapped: a new entry replaces the one in its slot. Belongs to one thread.
final class CharacterFontCache {
  private struct Context: Equatable {
    let face: FontFaceID
    let style: FontStyle
    let language: String
    let isNamed: Bool
  }

  private struct Entry {
    /// The character's UTF-16 units, at most four, the first in the lowest bits.
    let character: UInt64
    let context: Int
    let face: FontFace
  }

  /// The contexts in the order of first use; `current` is the last one used, which is looked up first.
  private var contexts: [Context] = []
  private var current = 0
  private var entries = CharacterFontCache.noEntries

  private static var noEntries: DirectMappedCache<Entry> { DirectMappedCache(capacity: 2048) }
  private static let maximumContexts = 64

  /// The face for a character; `choose` finds it when it is not cached.
  ///
  /// - Parameters:
  ///   - units: a text without U+0000, which no font has.
  ///   - context: the index that the last call of `contextIndex(for:language:)` returned.
  func face(
    for units: [UInt16], in range: Range<Int>, context: Int, choose: () throws(LabelError) -> FontFace
  ) throws(LabelError) -> FontFace {
    guard range.count <= 4 else { return try choose() }
    let character = range.reversed().reduce(UInt64(0)) { $0 << 16 | UInt64(units[$1]) }
    let slot = Int(((character &+ UInt64(context)) &* 0x9E37_79B9_7F4A_7C15) >> 40)
    if let cached = entries[slot], cached.character == character, cached.context == context { return cached.face }
    let face = try choose()
    entries.put(Entry(character: character, context: context, face: face), at: slot)
    return face
  }

  /// The index of a requested font and language, valid until the next call for another one.
  func contextIndex(for font: Font, language: String) -> Int {
    let context = Context(face: font.face.id, style: font.style, language: language, isNamed: font.isNamed)
    if current < contexts.count, contexts[current] == context { return current }
    if let index = contexts.firstIndex(of: context) {
      current = index
      return index
    }
    if contexts.isEmpty || contexts.count >= Self.maximumContexts {
      contexts.removeAll()
      entries = Self.noEntries
    }
    contexts.append(context)
    current = contexts.count - 1
    return current
  }
}

extension Font {
  /// The font with a fallback face. It is never slanted synthetically, because most scripts that need a fallback have no slanted form.
  func replaced(by face: FontFace) -> Font {
    Font(face: face, size: size, horizontalScale: horizontalScale, features: features, style: style, emMetrics: face.metrics)
  }
}
