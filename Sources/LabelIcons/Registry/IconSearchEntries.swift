// SPDX-License-Identifier: MIT

internal import Synchronization

/// An icon's name and keywords, in the forms that a search looks for its words in.
struct IconSearchEntry {
  let name: String
  /// The name in lower case.
  let lowercased: String
  /// The parts of the name between dots, with dots at both ends: `.arrow.left.`.
  let parts: String
  /// The keywords in the form `a.b.c`, the best first.
  let keywords: [String]
  /// The same with dots at both ends.
  let keywordParts: [String]
  /// How many variants the name has.
  let variants: Int

  init(_ name: String, _ known: IconKeywords) {
    self.name = name
    lowercased = name.lowercased()
    parts = "." + IconSearch.dotted(lowercased) + "."
    keywords = known.of(name).map(IconSearch.dotted)
    keywordParts = keywords.map { "." + $0 + "." }
    variants = known.variantCount(of: name)
  }
}

/// A cache of entries: a batch with many unknown icon names searches the same icons for each of them.
final class IconSearchEntries: Sendable {
  /// More names than all built-in icons have; those of huge sets are read again.
  private static let capacity = 16_384
  private let entries = Mutex<[String: IconSearchEntry]>([:])

  /// The entries of names, in their order.
  func of(_ names: some Sequence<String>, _ keywords: IconKeywords) -> [IconSearchEntry] {
    let names = Array(names)
    return entries.withLock { entries in
      names.map { name in
        if let known = entries[name] { return known }
        let entry = IconSearchEntry(name, keywords)
        if entries.count < Self.capacity { entries[name] = entry }
        return entry
      }
    }
  }
}
