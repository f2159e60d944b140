// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelCore

/// A wish that fontconfig ranks faces by, with the machine's own rules applied.
struct FontQuery: ~Copyable {
  private let pattern: OpaquePointer

  /// - Parameters:
  ///   - families: the families to start from, best first; the rules add what else suits them.
  ///   - language: a BCP 47 tag. Always given, because fontconfig would ask the machine's locale otherwise.
  init(families: [String], language: String, style: FontStyle = FontStyle(), prefersColor: Bool = false) {
    guard let pattern = FcPatternCreate() else { preconditionFailure("fontconfig has no memory for a pattern") }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddString(pattern, FC_LANG, language)
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight.cssValue)))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddDouble(pattern, FC_WIDTH, style.width.percent)
    FcPatternAddBool(pattern, FC_COLOR, prefersColor ? 1 : 0)
    self.pattern = pattern
  }

  deinit { FcPatternDestroy(pattern) }

  /// The first of CSS's main generic families that the machine's rules put behind the wish.
  mutating func generic(in database: FontDatabase) -> String {
    FcConfigSubstitute(database.configuration, pattern, FcMatchPattern)
    let generics = ["serif", "sans-serif", "monospace"]
    return FontPattern(pointer: pattern).families.first(where: generics.contains) ?? "sans-serif"
  }

  /// The faces at `positions` of the database, best first; equal ones keep their order there.
  ///
  /// `FcDefaultSubstitute` is left out on purpose: it adds the machine's locale and the program's name.
  mutating func sorted(in database: FontDatabase, _ positions: Range<Int>) -> [Int] {
    guard !positions.isEmpty, let fonts = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(fonts) }
    var places: [OpaquePointer: Int] = [:]
    for position in positions {
      let candidate = database.patterns[position].pointer
      FcPatternReference(candidate)
      FcFontSetAdd(fonts, candidate)
      places[candidate] = position
    }
    FcConfigSubstitute(database.configuration, pattern, FcMatchPattern)
    var sets: [UnsafeMutablePointer<FcFontSet>?] = [fonts]
    var result = FcResultNoMatch
    guard let sorted = FcFontSetSort(database.configuration, &sets, 1, pattern, 0, nil, &result) else { return [] }
    defer { FcFontSetDestroy(sorted) }
    guard let first = sorted.pointee.fonts else { return [] }
    return (0..<Int(sorted.pointee.nfont)).compactMap { first[$0].flatMap { places[$0] } }
  }
}
