// SPDX-License-Identifier: MIT

extension FontLibrary {
  /// Shapes one run of a paragraph.
  ///
  /// - Parameters:
  ///   - text: the whole paragraph in UTF-16; what stands around `range` decides how letters join at its ends.
  ///   - range: the run, in UTF-16 units; an empty one gives no glyphs.
  ///   - script: an ISO 15924 tag such as "Latn".
  ///   - language: a BCP 47 tag, for letter forms that differ by language.
  ///   - usesWordCache: false to shape the run as a whole, which takes longer and gives the same glyphs.
  /// - Returns: glyphs from left to right, with clusters that only rise or only fall. Advances are linear in the font's size.
  package func shape(
    _ text: [UInt16], range: Range<Int>, font: Font, script: OpenTypeTag, direction: TextDirection, language: String? = nil,
    extraFeatures: [FontFeature] = [], usesWordCache: Bool = true
  ) -> [ShapedGlyph] {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count, "a run lies inside its paragraph")
    return shaper.shape(
      text, range: range, font: font, script: script.value, direction: direction, language: language, extraFeatures: extraFeatures,
      usesWordCache: usesWordCache)
  }
}
