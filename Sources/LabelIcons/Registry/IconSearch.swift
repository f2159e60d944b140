// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// A search for icons by words: parts of their names, and keywords. An icon is found if it matches each word.
package struct IconSearch {
  private let words: [Word]
  private let keywords: IconKeywords

  private struct Word {
    /// As written, in lower case.
    var text: String
    /// With dots between its parts, as in names: `arrow.left` for `arrow-left`.
    var dotted: String
    /// The same with dots at both ends.
    var part: String
  }

  /// How well an icon matches; the smallest rank is the best.
  struct Rank: Comparable {
    /// What the word matches, from the best match to the worst. The first keyword of an icon is what most people call it, so it is better
    /// than a part of a name: `delete` finds `trash` before `delete.left`.
    fileprivate enum Kind: Int, Comparable {
      case name, firstKeyword, start, part, keyword, partOfKeyword, letters, startOfKeyword
      static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
    }

    fileprivate var kind = Kind.name
    /// How many variants the icon has: different icons come first, then their forms.
    fileprivate var variants = 0
    /// The position of the keyword among those of the icon.
    fileprivate var position = 0
    fileprivate var name = ""

    /// Whether all words are whole parts of the name or keywords.
    fileprivate var isWhole: Bool { kind <= .partOfKeyword }
    /// Whether the words are keywords or parts of the name, but not all of it.
    fileprivate var isMeant: Bool { kind > .name && kind <= .keyword }

    static func < (a: Rank, b: Rank) -> Bool {
      (a.kind, a.variants, a.position, a.name) < (b.kind, b.variants, b.position, b.name)
    }
  }

  /// - Parameter text: words between spaces. Case and repeated words are ignored.
  package init(_ text: String, keywords: IconKeywords = .builtIn) {
    var seen: Set<Substring> = []
    words = text.lowercased().split(whereSeparator: \.isWhitespace).filter { seen.insert($0).inserted }.map { text in
      let dotted = Self.dotted(String(text))
      return Word(text: String(text), dotted: dotted, part: "." + dotted + ".")
    }
    self.keywords = keywords
  }

  /// The names that match, the best first.
  package func matches(in names: some Sequence<String>) -> [String] {
    ranks(in: names).sorted().map(\.name)
  }

  /// The names with all words as whole parts or keywords, best first.
  func wholeMatches(in names: some Sequence<String>) -> [String] { ranks(in: names).filter(\.isWhole).sorted().map(\.name) }

  private func ranks(in names: some Sequence<String>) -> [Rank] {
    guard words.allSatisfy({ $0.text.utf8.count <= Self.longestWord }) else { return [] }
    return keywords.searchEntries.of(names, keywords).compactMap(rank)
  }

  /// How well a name matches; nil if a word matches neither the name nor a keyword.
  private func rank(of entry: IconSearchEntry) -> Rank? {
    var rank = Rank(variants: entry.variants, name: entry.name)
    for word in words {
      var kind = Self.kind(of: word, inNameOf: entry)
      if kind != .name, let (found, position) = Self.kind(of: word, inKeywordsOf: entry) {
        let better = found == .keyword && position == 0 && rank.variants == 0 ? Rank.Kind.firstKeyword : found
        if kind.map({ better < $0 }) ?? true {
          kind = better
          rank.position += position
        }
      }
      guard let kind else { return nil }
      rank.kind = max(rank.kind, kind)
    }
    return rank
  }

  /// Names to suggest for a text such as `share`, best first: it is one of their keywords or a part of the name.
  func meant(in names: some Sequence<String>) -> [String] { ranks(in: names).filter(\.isMeant).sorted().map(\.name) }

  /// Words to search for instead, when nothing is found: the nearest keywords and parts of names; none for a long text.
  package func suggestions(for text: String, in names: some Sequence<String>) -> [String] {
    guard text.utf8.count <= Self.longestWord else { return [] }
    var known = keywords.words
    for name in names { known.formUnion(Self.dotted(name.lowercased()).split(separator: ".").map(String.init)) }
    return NearestNames.of(text, in: known)
  }

  /// The maximum length of a search word, in bytes. Every name and keyword is shorter, and comparing all of them with a longer word can take
  /// minutes.
  static let longestWord = 200

  private static func kind(of word: Word, inNameOf entry: IconSearchEntry) -> Rank.Kind? {
    // The prefix of a set is no part of the icon's own name.
    if entry.lowercased == word.text || entry.lowercased.hasSuffix(":" + word.text) { return .name }
    if !word.dotted.isEmpty {
      if entry.parts.hasPrefix(word.part) { return .start }
      if contains(entry.parts, word.part) { return .part }
    }
    return contains(entry.lowercased, word.text) ? .letters : nil
  }

  private static func kind(of word: Word, inKeywordsOf entry: IconSearchEntry) -> (Rank.Kind, Int)? {
    guard !word.dotted.isEmpty else { return nil }
    if let position = entry.keywords.firstIndex(of: word.dotted) { return (.keyword, position) }
    if let position = entry.keywordParts.firstIndex(where: { contains($0, word.part) }) { return (.partOfKeyword, position) }
    return entry.keywords.firstIndex { $0.hasPrefix(word.dotted) }.map { (.startOfKeyword, $0) }
  }

  /// Whether `text` contains `part`. A search goes through all names, and strstr is many times as fast as `String.contains`.
  private static func contains(_ text: String, _ part: String) -> Bool { unsafe strstr(text, part) != nil }

  /// A name in the form `a.b.c`, without separators at its ends.
  static func dotted(_ name: String) -> String {
    name.split { $0 == "." || $0 == "-" || $0 == "_" || $0 == "/" || $0 == ":" }.joined(separator: ".")
  }
}
