// SPDX-License-Identifier: MIT

internal import CHarfBuzz

/// The one place that decides which of a font's contradicting numbers is believed.
///
/// Ascent, descent and gap, the first set that is not all zero:
/// 1. `OS/2` typo, if the font asks for it (fsSelection bit 7, USE_TYPO_METRICS),
/// 2. `hhea`, which Apple's systems use,
/// 3. `OS/2` typo,
/// 4. `OS/2` win, without gap,
/// 5. one em, split 0.8 to 0.2, for a font that says nothing.
///
/// Cap height and x height come from `OS/2` version 2 and later, then from the ink of H and x, then from the ascent.
/// In a variable font each number moves with `MVAR`. An author's overrides win over all of this (`Font.emMetrics`).
struct FontMetricsReader {
  /// A `hb_font_t` whose scale is one unit for one font unit times `scale`.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// Height above the baseline of a character's ink, in em; nil when the font lacks it.
  let inkHeight: (Unicode.Scalar) -> Double?

  func read() -> FontMetrics {
    let face: OpaquePointer = hb_font_get_face(font)
    let os2 = FontTable("OS/2", of: face)
    let post = FontTable("post", of: face)
    let line = lineMetrics(hhea: FontTable("hhea", of: face), os2: os2)
    let hasHeights = (os2.unsigned(at: 0) ?? 0) >= 2
    let capHeight = positive(hasHeights ? em(os2.signed(at: 88), "cpht") : nil) ?? positive(inkHeight("H")) ?? line.ascent * 0.75
    let xHeight = positive(hasHeights ? em(os2.signed(at: 86), "xhgt") : nil) ?? positive(inkHeight("x")) ?? capHeight * 0.7
    let underlineThickness = positive(em(post.signed(at: 10), "unds")) ?? 0.05
    let strikeoutThickness = positive(em(os2.signed(at: 26), "strs")) ?? underlineThickness
    // `post` and `OS/2` give the tops of their lines; we keep the middles.
    let underlineTop = em(post.signed(at: 8), "undo").flatMap { $0 == 0 ? nil : -$0 } ?? 0.1
    let strikeoutTop = positive(em(os2.signed(at: 28), "stro")) ?? (xHeight + strikeoutThickness) / 2
    return FontMetrics(
      ascent: line.ascent, descent: line.descent, lineGap: line.gap, capHeight: capHeight, xHeight: xHeight,
      underlinePosition: underlineTop + underlineThickness / 2, underlineThickness: underlineThickness,
      strikeoutPosition: strikeoutTop - strikeoutThickness / 2, strikeoutThickness: strikeoutThickness)
  }

  private typealias Line = (ascent: Double, descent: Double, gap: Double)

  private func lineMetrics(hhea: borrowing FontTable, os2: borrowing FontTable) -> Line {
    let horizontal = line(ascent: hhea.signed(at: 4), descent: hhea.signed(at: 6), gap: hhea.signed(at: 8))
    let typographic = line(ascent: os2.signed(at: 68), descent: os2.signed(at: 70), gap: os2.signed(at: 72))
    let windows = line(ascent: os2.unsigned(at: 74), descent: os2.unsigned(at: 76).map { -$0 }, gap: 0)
    let usesTypographic = (os2.unsigned(at: 62) ?? 0) & 1 << 7 != 0
    let order = usesTypographic ? [typographic, horizontal, windows] : [horizontal, typographic, windows]
    return order.lazy.compactMap { $0 }.first ?? (ascent: 0.8, descent: 0.2, gap: 0)
  }

  /// One set of numbers in em, descent turned positive; nil when the table lacks it or leaves it at zero.
  private func line(ascent: Int?, descent: Int?, gap: Int?) -> Line? {
    guard let up = em(ascent, "hasc"), let down = em(descent, "hdsc"), ascent != 0 || descent != 0 else { return nil }
    // Some fonts write the descent as a positive number.
    return (ascent: up, descent: abs(down), gap: max(0, em(gap, "hlgp") ?? 0))
  }

  /// Font units as em, moved by the variation that `tag` of `MVAR` describes.
  private func em(_ units: Int?, _ tag: OpenTypeTag) -> Double? {
    units.map { (Double($0) + Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.value)))) / unitsPerEm }
  }

  private func positive(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 : nil } }
}
