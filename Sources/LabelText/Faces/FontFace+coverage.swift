// SPDX-License-Identifier: MIT

internal import CHarfBuzz

extension FontFace {
  /// Whether HarfBuzz can show every character of `cluster` with this face, without a missing-glyph box.
  package func covers(_ cluster: some Collection<Unicode.Scalar>) -> Bool {
    ClusterCoverage.isCovered(cluster, has: has)
  }
}

/// The rules by which HarfBuzz shows characters that a font's character map lacks.
enum ClusterCoverage {
  /// Whether a font that has the characters for which `has` is true can show all of `cluster`.
  ///
  /// Invisible characters (joiners, variation selectors, tags) need no glyph. As in HarfBuzz, a character may also be replaced by its
  /// canonical composition or decomposition, and special spaces and the no-break hyphen by the plain ones.
  static func isCovered(_ cluster: some Collection<Unicode.Scalar>, has: (Unicode.Scalar) -> Bool) -> Bool {
    var needsComposition = false
    for scalar in cluster where !isCovered(scalar, has: has) { needsComposition = true }
    guard needsComposition else { return true }
    return composed(cluster).allSatisfy { isCovered($0, has: has) }
  }

  private static func isCovered(_ scalar: Unicode.Scalar, has: (Unicode.Scalar) -> Bool) -> Bool {
    if has(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return true }
    if scalar == "\u{2011}" { return has("\u{2010}") }
    if scalar.properties.generalCategory == .spaceSeparator { return scalar != "\u{1680}" && has(" ") }
    guard let (first, second) = decomposed(scalar) else { return false }
    return isCovered(first, has: has) && (second.map { isCovered($0, has: has) } ?? true)
  }

  private static func decomposed(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var first: hb_codepoint_t = 0
    var second: hb_codepoint_t = 0
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0, let a = Unicode.Scalar(first)
    else { return nil }
    return (a, second == 0 ? nil : Unicode.Scalar(second))
  }

  /// Composes each mark with the character before it where Unicode has a composed character.
  private static func composed(_ cluster: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in cluster {
      var joined: hb_codepoint_t = 0
      if let last = result.last, hb_unicode_compose(hb_unicode_funcs_get_default(), last.value, scalar.value, &joined) != 0,
        let whole = Unicode.Scalar(joined)
      {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}
