// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import LabelCore
internal import LabelSettings

/// A pattern by which fontconfig ranks faces, with the machine's own rules applied.
///
/// `FcDefaultSubstitute` is not called on purpose: it adds the machine's locale and the program's name. `FcConfigSubstitute` adds the
/// languages of the environment too, unless the pattern has the language `und`, which it therefore has while the rules are applied.
struct FontQuery: ~Copyable {
  private let pattern: OpaquePointer
  private let configuration: OpaquePointer

  /// - Parameters:
  ///   - families: the requested families, best first; the rules add similar ones.
  ///   - styleName: the name of a face, such as Bold; nil for any. Noto Nastaliq Urdu gives its two faces the same weight.
  ///   - language: fontconfig's name of a language. English comes second, as fontconfig has it where the environment names no language.
  init(
    _ configuration: OpaquePointer, families: [String], styleName: String? = nil, language: String = "en", style: FontStyle = FontStyle(),
    prefersColor: Bool = false
  ) {
    guard let pattern = FcPatternCreate() else { preconditionFailure("fontconfig has no memory for a pattern") }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    if let styleName { FcPatternAddString(pattern, FC_STYLE, styleName) }
    FcPatternAddString(pattern, FC_LANG, language)
    if language != Self.english { Self.addWeakly(Self.english, to: pattern) }
    Self.addWeakly(Self.undetermined, to: pattern)
    FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(style.weight.cssValue)))
    FcPatternAddInteger(pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddDouble(pattern, FC_WIDTH, style.width.percent)
    FcPatternAddBool(pattern, FC_COLOR, prefersColor ? 1 : 0)
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    Self.removeUndetermined(from: pattern)
    self.pattern = pattern
    self.configuration = configuration
  }

  deinit { FcPatternDestroy(pattern) }

  private static let english = "en"
  private static let undetermined = "und"

  /// Adds a language behind those that the pattern has. Like those of the environment, it counts less than a requested one.
  private static func addWeakly(_ language: String, to pattern: OpaquePointer) {
    language.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: language.utf8.count + 1) { text in
        var value = FcValue()
        value.type = FcTypeString
        value.u.s = text
        _ = FcPatternAddWeak(pattern, FC_LANG, value, 1)
      }
    }
  }

  /// Removes the language that kept the environment's away: ranked by it, fonts of emoji, whose language is `und-zsye`, would move up.
  private static func removeUndetermined(from pattern: OpaquePointer) {
    var index: Int32 = 0
    var value: UnsafeMutablePointer<FcChar8>?
    while true {
      let result = FcPatternGetString(pattern, FC_LANG, index, &value)
      guard result == FcResultMatch || result == FcResultTypeMismatch else { return }
      if result == FcResultMatch, let value, String(cString: value) == undetermined {
        FcPatternRemove(pattern, FC_LANG, index)
      } else {
        index += 1
      }
    }
  }

  /// The requested families and those that the rules added, best first, whether they exist or not.
  var families: [String] { FontPattern(pointer: pattern).families }

  /// The positions in `fonts`, best first; equal faces keep their order.
  func ranking(of fonts: FontSet) -> [Int] {
    guard !fonts.patterns.isEmpty else { return [] }
    var sets: [UnsafeMutablePointer<FcFontSet>?] = [fonts.pointer]
    var result = FcResultNoMatch
    guard let sorted = FcFontSetSort(configuration, &sets, 1, pattern, 0, nil, &result) else { return [] }
    defer { FcFontSetDestroy(sorted) }
    guard let first = sorted.pointee.fonts else { return [] }
    return (0..<Int(sorted.pointee.nfont)).compactMap { first[$0].flatMap { fonts.positions[$0] } }
  }

  /// The family of the best face of all sets; nil when they are empty.
  func bestFamily(in fonts: [FontSet]) -> String? {
    var sets: [UnsafeMutablePointer<FcFontSet>?] = fonts.filter { !$0.patterns.isEmpty }.map(\.pointer)
    guard !sets.isEmpty else { return nil }
    var result = FcResultNoMatch
    guard let best = FcFontSetMatch(configuration, &sets, Int32(sets.count), pattern, &result) else { return nil }
    defer { FcPatternDestroy(best) }
    return FontPattern(pointer: best).family
  }
}
