// SPDX-License-Identifier: MIT

package import LabelCore

/// Maps built-in icon names to an icon set's own: `trash` is `trash-2` in Lucide, `bell.slash` is `bell-off`, `star.fill` is `star-fill`
/// in Bootstrap.
package struct IconNaming: Hashable, Sendable {
  private let names: [String: String]
  private let spelling: IconSpelling
  /// The icons that are mirrored in right-to-left layouts: names in which stars stand for any text.
  private let mirrored: [String]

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
  /// - Throws: `LabelError.unusableIcon` with `path` and the line of the first error.
  package init(json bytes: [UInt8], path: String, spelling: IconSpelling = IconSpelling()) throws(LabelError) {
    do throws(SVGError) {
      var (names, spelling) = (try NamingReader.names(bytes), spelling)
      for (key, value) in names {
        guard let variant = IconSpelling.Variant(rawValue: key) else { continue }
        spelling[variant] = IconSpelling.patterns(value)
        names[key] = nil
      }
      let mirrored = names.removeValue(forKey: "mirrors").map(IconSpelling.patterns) ?? []
      self.init(names, spelling, mirrored: mirrored)
    } catch {
      throw error.located(in: path)
    }
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
  private func stems(of name: String) -> [String] {
    let own = (self.name(for: name).map { [$0] } ?? []) + [name]
    for variant in [IconSpelling.Variant.slash, .circle, .square] {
      guard let base = name[...].without(suffix: variant.suffix) else { continue }
      return own + spelling.spelled(stems(of: String(base)), variant)
    }
    return own
  }
}
