// SPDX-License-Identifier: MIT

package import LabelSettings

extension FontLibrary {
  /// Shapes a run of a paragraph.
  ///
  /// - Parameters:
  ///   - text: the whole paragraph in UTF-16; the text around `range` determines the joining forms at the ends of the run.
  ///   - range: the run, in UTF-16 units; an empty range gives no glyphs.
  ///   - script: an ISO 15924 tag such as "Latn".
  ///   - language: a BCP 47 tag, for glyph forms that depend on the language.
  ///   - usesWordCache: whether words are looked up in the cache. Without it, shaping takes longer and gives the same glyphs.
  /// - Returns: glyphs from left to right, with monotone clusters. Advances are linear in the font's size.
  package func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: OpenTypeTag, direction: TextDirection, language: String? = nil,
    extraFeatures: [FontFeature] = [], usesWordCache: Bool = true
  ) -> [ShapedGlyph] {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run must be inside its paragraph")
    openFaces.checkState(of: font.face.file)
    return shaper.shape(
      text, range: range, font: font, script: script.value, direction: direction, language: language, extraFeatures: extraFeatures,
      usesWordCache: usesWordCache)
  }
}
