// SPDX-License-Identifier: MIT

package import LabelCore

/// Maps built-in icon names to an icon set's own: `trash` is `trash-2` in Lucide, `bell.slash` is `bell-off`, `star.fill` is `star-fill`
/// in Bootstrap.
package struct IconNaming: Hashable, Sendable {
  private let names: [String: String]
  private let spelling: IconSpelling

  /// How many suffixes of variants a name may have to be spelled as the set does: as many as there are variants besides `.fill`. Each suffix
  /// multiplies the names by its patterns.
  private static let maximumSuffixes = 3

  /// - Parameters:
  ///   - names: the set's names by built-in name.
  ///   - spelling: how the set names variants that are not in `names`.
  init(_ names: [String: String], _ spelling: IconSpelling = IconSpelling()) {
    self.names = names
    self.spelling = spelling
  }

  /// Reads a `naming.json`: an object from built-in names to the set's, such as `{ "trash": "trash-2", "*.fill": "*-solid" }`.
  ///
  /// The last of equal names counts. Keys that begin with a star are those of `IconSpelling`.
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
      self.init(names, spelling)
    } catch {
      throw error.located(in: path)
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
