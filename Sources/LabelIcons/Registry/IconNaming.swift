// SPDX-License-Identifier: MIT

package import LabelCore

/// Maps built-in icon names to an icon set's own: `trash` is `trash-2` in Lucide, `bell.slash` is `bell-off`, `star.fill` is `star-fill`
/// in Bootstrap.
package struct IconNaming: Hashable, Sendable {
  private let names: [String: String]
  private let spelling: IconSpelling
  /// The line of each name in a `naming.json`; empty for built-in tables, which may name icons of other versions of a set.
  private var lines: [String: Int] = [:]

  /// The icons that are mirrored in right-to-left layouts: names in which stars stand for any text.
  private let mirrored: [String]

  /// How many suffixes of variants a name may have to be spelled as the set does: as many as there are variants besides `.fill`. Each suffix
  /// multiplies the names by its patterns.
  private static let maximumSuffixes = 3

  /// - Parameters:
  ///   - names: the set's names by built-in name.
  ///   - spelling: how the set names variants that are not in `names`.
  ///   - mirrored: the icons that are mirrored in right-to-left layouts.
  init(_ names: [String: String], _ spelling: IconSpelling = IconSpelling(), mirrored: [String] = []) {
    self.names = names
    self.spelling = spelling
    self.mirrored = mirrored
  }

  /// Reads a `naming.json`: an object from built-in names to the set's, such as `{ "trash": "trash-2", "*.fill": "*-solid" }`.
  ///
  /// The last of equal names counts. Keys that begin with a star are those of `IconSpelling`. The value of the key `mirrors` are the
  /// names of the icons that are mirrored in right-to-left layouts, with stars for any text: `"mirrors": "reply arrow-*"`.
  ///
  /// - Parameter spelling: for variants that the file does not mention.
  /// - Throws: `LabelError.unusableNaming` with `path` and the line of the first error.
  package init(json bytes: [UInt8], path: String, spelling: IconSpelling = IconSpelling()) throws(LabelError) {
    do throws(SVGError) {
      var (entries, spelling) = (try NamingReader.names(bytes), spelling)
      for (key, entry) in entries {
        guard let variant = IconSpelling.Variant(rawValue: key) else { continue }
        spelling[variant] = IconSpelling.patterns(entry.value)
        entries[key] = nil
      }
      let mirrored = entries.removeValue(forKey: "mirrors").map { IconSpelling.patterns($0.value) } ?? []
      self.init(entries.mapValues(\.value), spelling, mirrored: mirrored)
      lines = entries.mapValues(\.line)
    } catch {
      throw .unusableNaming(path: path, line: error.line, reason: error.reason)
    }
  }

  /// The warning for names of a `naming.json` whose icons do not exist, located at the first of them; nil if all exist.
  ///
  /// - Parameters:
  ///   - path: The path of the `naming.json`.
  ///   - exists: Whether the set has an icon of a name.
  func warning(path: String, exists: (String) -> Bool) -> LabelError? {
    let missing = lines.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.filter { key, _ in
      let name = names[key].map { [$0] } ?? []
      return !IconSpelling.Variant.allCases.contains { spelling.spelled(name, $0).contains(where: exists) }
    }
    guard let first = missing.first else { return nil }
    return .missingNamedIcons(path: path, line: first.value, names: missing.map { "\($0.key): \(names[$0.key] ?? "")" })
  }

  /// Whether any icon is mirrored in right-to-left layouts.
  var mirrorsSome: Bool { !mirrored.isEmpty }

  /// Whether an icon with this name is mirrored in right-to-left layouts.
  package func mirrors(_ name: String) -> Bool { mirrored.contains { Self.matches(name[...], $0[...]) } }

  /// Whether a name matches a pattern, whose stars stand for any text.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    guard name.hasPrefix(pattern[..<star]) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    // The text of the star is as short as possible: a later star can take the rest.
    var tail = name.dropFirst(pattern[..<star].count)
    guard rest.contains("*") else { return tail.hasSuffix(rest) }
    while true {
      if matches(tail, rest) { return true }
      if tail.isEmpty { return false }
      tail = tail.dropFirst()
    }
  }

  /// The set's name for a built-in icon, found by any of its aliases; nil when none is known.
  package func name(for name: String) -> String? { IconAliases.candidates(for: name).lazy.compactMap { names[$0] }.first }

  /// The files or glyphs to look for, the best first, for a built-in name, or for one of the set's names with variant suffixes.
  ///
  /// A name from the table comes before a name from the spelling rules: `eye.slash` before `eye` with a slash.
  package func candidates(for name: String) -> [String] {
    var found: [String] = []
    func add(_ stems: [String], _ variant: IconSpelling.Variant) {
      for candidate in spelling.spelled(stems, variant) where !found.contains(candidate) { found.append(candidate) }
    }
    guard let base = name[...].without(suffix: "fill").map(String.init) else {
      add(stems(of: name), .plain)
      return found
    }
    let known = self.name(for: name).map { [$0] } ?? []
    add(known, .fill)
    add(known, .plain)
    add(stems(of: base), .fill)
    return found
  }

  /// The set's possible names for a name without `.fill`, without folders.
  ///
  /// - Parameter suffixes: how many suffixes of the name may be spelled as the set does.
  private func stems(of name: String, suffixes: Int = IconNaming.maximumSuffixes) -> [String] {
    let own = (self.name(for: name).map { [$0] } ?? []) + [name]
    guard suffixes > 0 else { return own }
    for variant in [IconSpelling.Variant.slash, .circle, .square] {
      guard let base = name[...].without(suffix: variant.suffix) else { continue }
      return own + spelling.spelled(stems(of: String(base), suffixes: suffixes - 1), variant)
    }
    return own
  }
}
