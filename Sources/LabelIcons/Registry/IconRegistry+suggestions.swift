// SPDX-License-Identifier: MIT

internal import LabelCore
internal import Synchronization

extension IconRegistry {
  /// The names to suggest for one that does not exist, at most three: by their meaning if the name is a keyword, as `share` is, or else by
  /// their spelling; none for a name that is longer than any icon's.
  func suggestions(for name: String) -> [String] {
    guard name.utf8.count <= IconSearch.longestWord else { return [] }
    if let known = suggestedNames.withLock({ $0[name] }) { return known }
    let names = newSuggestions(for: name)
    suggestedNames.withLock { suggested in
      if suggested.count >= Self.maximumSuggestions { suggested = [:] }
      suggested[name] = names
    }
    return names
  }

  private static let maximumSuggestions = 256

  private func newSuggestions(for name: String) -> [String] {
    guard let colon = name.firstIndex(of: ":") else {
      let own = ownNames(like: name)
      return own.isEmpty ? builtInSuggestions(for: name) : own
    }
    let (prefix, part) = (String(name[..<colon]), String(name[name.index(after: colon)...]))
    if prefixes.contains(prefix) { return setSuggestions(for: part, prefix: prefix) }
    // A wrong prefix, or a name of a set that was not given.
    let corrected = NearestNames.of(prefix, in: prefixes).map { "\($0):\(part)" }.filter { contains($0) }
    return corrected.isEmpty ? contains(part) ? [part] : builtInSuggestions(for: part) : corrected
  }

  /// The icon of a set for a path such as `brand/logo`, which is written `brand:logo`; nil without one.
  package func nameInSet(ofPath path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    for (index, part) in parts.enumerated().dropLast() where prefixes.contains(part) {
      var name = parts[(index + 1)...].joined(separator: "/")
      for ending in [".svg", ".png"] where name.hasSuffix(ending) { name.removeLast(4) }
      if contains("\(part):\(name)") { return "\(part):\(name)" }
    }
    return nil
  }

  /// Icons of the user's sets for a name without a prefix: with exactly this name, with the prefix before another separator, or with a
  /// similar name.
  private func ownNames(like name: String) -> [String] {
    for prefix in prefixes {
      guard name.hasPrefix(prefix), let separator = name.dropFirst(prefix.count).first, ".-_/".contains(separator) else { continue }
      let part = String(name.dropFirst(prefix.count + 1))
      if contains("\(prefix):\(part)") { return ["\(prefix):\(part)"] }
    }
    let own = prefixes.map { (prefix: $0, names: Set(names(withPrefix: $0))) }
    let exact = own.filter { $0.names.contains(name) }.map { "\($0.prefix):\(name)" }
    if !exact.isEmpty { return Array(exact.prefix(3)) }
    return Array(own.flatMap { set in NearestNames.of(name, in: set.names, count: 1).map { "\(set.prefix):\($0)" } }.prefix(3))
  }

  /// The prefixes that other sets' names of icons begin with, as in `fa-star`.
  private static let foreignPrefixes: Set<String> = [
    "bi", "bx", "fa", "fab", "far", "fas", "feather", "fi", "ic", "icon", "icons", "ion", "lucide", "md", "mdi", "ri", "sf", "tabler", "ti",
  ]

  private static let keywords = NearestNames(IconKeywords.builtIn.words)

  private func builtInSuggestions(for name: String) -> [String] {
    // Another set's way to write names, as in `arrow-left`.
    let dotted = IconSearch.dotted(name.lowercased())
    if dotted != name, contains(dotted) { return [dotted] }
    let parts = dotted.split(separator: ".").map(String.init)
    if parts.count > 1, Self.foreignPrefixes.contains(parts[0]) {
      let words = parts.dropFirst().drop {
        ["baseline", "outline", "outlined", "round", "sharp", "twotone", "regular", "solid"].contains($0)
      }
      let bare = words.reversed().drop { $0.first?.isNumber == true }.reversed().joined(separator: ".")
      let names = contains(bare) ? [bare] : Array(meantNames(for: bare).prefix(3))
      if !names.isEmpty { return names }
    }
    let meant = meantNames(for: name)
    if !meant.isEmpty { return Array(meant.prefix(3)) }
    let near = names(like: name)
    if !near.isEmpty { return near }
    // A mistyped keyword.
    return Self.keywords.of(name, count: 1).first.map { Array(meantNames(for: $0).prefix(3)) } ?? []
  }

  /// Suggestions from one set, under its own names or the built-in ones that it has icons for.
  private func setSuggestions(for part: String, prefix: String) -> [String] {
    let own = names(withPrefix: prefix)
    func listed(_ names: [String]) -> [String] {
      var seen: Set<String> = []
      return names.filter { seen.insert($0).inserted }.prefix(3).map { "\(prefix):\($0)" }
    }
    let meant = meantNames(for: part).filter { contains("\(prefix):\($0)") } + IconSearch(part).meant(in: own)
    if !meant.isEmpty { return listed(meant) }
    let near = names(like: part, count: 12).filter { contains("\(prefix):\($0)") }
    return listed(NearestNames.of(part, in: Set(own).union(near)))
  }

  /// The built-in names that a keyword stands for, the best first. Variants are kept: `home.fill` means `house.fill`.
  private func meantNames(for name: String) -> [String] {
    let candidates = IconKeywords.builtIn.names
    var (part, rest) = (name[...], "")
    while true {
      let meant = IconSearch(String(part).replacing(" ", with: "-")).meant(in: candidates).map { $0 + rest }.filter { contains($0) }
      if !meant.isEmpty { return meant }
      guard let dot = part.lastIndex(of: ".") else { break }
      rest = part[dot...] + rest
      part = part[..<dot]
    }
    // The words of `user-settings`, each alone.
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }
    guard words.count > 1 else { return [] }
    return IconSearch(words.joined(separator: " ")).wholeMatches(in: candidates).filter { contains($0) }
  }
}
