// SPDX-License-Identifier: MIT

package import LabelCore

/// What a set of icons calls ours: `trash` is `trash-2` in Lucide, `bell.slash` is `bell-off`, `star.fill` is `star-fill` in Bootstrap.
package struct IconNaming: Hashable, Sendable {
  private let names: [String: String]
  private let spelling: IconSpelling

  /// Our names with the set's, and how the set spells variants that are not among them.
  init(_ names: [String: String], _ spelling: IconSpelling = IconSpelling()) {
    self.names = names
    self.spelling = spelling
  }

  /// Reads a `naming.json`: an object of our names with the set's, such as `{ "trash": "trash-2", "*.fill": "*-solid" }`. The last of
  /// equal names counts. Keys that begin with a star are those of `IconSpelling`.
  ///
  /// - Parameter spelling: of variants about which the file says nothing.
  /// - Throws: `LabelError.unusableIcon` with `path` and the line of the first thing that is not such an object.
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

  /// The set's name for one of ours, under any name that ours is known by; nil when the set is not known to have it.
  package func name(for name: String) -> String? { IconAliases.candidates(for: name).lazy.compactMap { names[$0] }.first }

  /// The files or glyphs to look for, the best first, for one of our names or for one of the set's own with variants of ours.
  ///
  /// A name that is known counts before one that is spelled after the set's rules: `eye.slash` before `eye` with a slash.
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

  /// What the set may call a name that is not filled, without folders.
  private func stems(of name: String) -> [String] {
    let own = (self.name(for: name).map { [$0] } ?? []) + [name]
    for variant in [IconSpelling.Variant.slash, .circle, .square] {
      guard let base = name[...].without(suffix: variant.suffix) else { continue }
      return own + spelling.spelled(stems(of: String(base)), variant)
    }
    return own
  }
}
