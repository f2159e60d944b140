// SPDX-License-Identifier: MIT

/// The words by which people look for icons: `settings`, `home`, `delete`.
///
/// They are in `Resources/icons/keywords.txt`. To these come the icons' names in other sets, such as Lucide's `trash-2`. They are read when
/// somebody searches for the first time, never to draw a label.
package struct IconKeywords: Sendable {
  /// The keywords of the built-in icons.
  package static let builtIn = IconKeywords(EmbeddedFiles.keywordsTXT)

  /// Keywords by name, the best first.
  private var lines: [String: [String]] = [:]
  /// Keywords of variants, by suffixes such as `badge.plus`.
  private var variants: [String: [String]] = [:]
  /// Built-in names by the names of other sets.
  private var builtInNames: [String: String] = [:]
  /// The names that have keywords of their own, in alphabetical order: the icons with a meaning, not all their variants.
  package let names: [String]
  /// What searches have computed from them.
  let searchEntries = IconSearchEntries()

  /// - Parameter text: a line for each icon: its name and its keywords; the name of a variant begins with a dot.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first else { continue }
      if name.hasPrefix(".") {
        variants[String(name.dropFirst())] = Array(words.dropFirst())
      } else {
        lines[name] = Array(words.dropFirst())
      }
    }
    for row in IconNaming.rows {
      for name in row.dropFirst() where name != "-" {
        if builtInNames[name] == nil { builtInNames[name] = row[0] }
        lines[row[0], default: []].append(name.replacing("_", with: "-"))
      }
    }
    names = lines.keys.sorted()
  }

  /// Whether a name has keywords of its own.
  package func contains(_ name: String) -> Bool { lines[name] != nil }

  /// The icon's keywords, best first: its own, its base icon's, its variants'. Empty when none are known.
  ///
  /// A user's icon borrows those of the built-in icon of the same name, or of the name that such sets have for it.
  package func of(_ name: String) -> [String] {
    var stem = name[...]
    if let colon = name.firstIndex(of: ":") {
      let part = name[name.index(after: colon)...].split(separator: "/").last ?? ""
      stem = (builtInNames[String(part)] ?? String(part))[...]
    }
    var found: [String] = []
    var ofVariants: [String] = []
    while true {
      found += lines[String(stem)] ?? []
      guard let (rest, suffix) = variant(of: stem) else { break }
      ofVariants += variants[suffix] ?? []
      stem = rest
    }
    var seen: Set<String> = []
    return (found + ofVariants).filter { seen.insert($0).inserted }
  }

  /// How many variants a name has: 2 for `bell.slash.fill`.
  package func variantCount(of name: String) -> Int {
    var (stem, count) = (name[...], 0)
    while let (rest, _) = variant(of: stem) { (stem, count) = (rest, count + 1) }
    return count
  }

  /// All keywords.
  var words: Set<String> { Set(lines.values.joined()).union(variants.values.joined()) }

  /// The last variant of a name, and the name without it.
  private func variant(of stem: Substring) -> (rest: Substring, suffix: String)? {
    guard let last = stem.lastIndex(of: ".") else { return nil }
    if let before = stem[..<last].lastIndex(of: "."), before > stem.startIndex {
      let suffix = String(stem[stem.index(after: before)...])
      if variants[suffix] != nil { return (stem[..<before], suffix) }
    }
    let suffix = String(stem[stem.index(after: last)...])
    return variants[suffix] != nil && last > stem.startIndex ? (stem[..<last], suffix) : nil
  }
}
