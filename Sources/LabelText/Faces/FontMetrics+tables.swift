// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelSettings

/// Reads a font's metrics and decides which of its contradicting numbers are used.
///
/// Ascent, descent and gap come from the first of these sets that is not all zero:
/// 1. `OS/2` typo, if the font requests it (fsSelection bit 7, USE_TYPO_METRICS),
/// 2. `hhea`, which Apple's systems use,
/// 3. `OS/2` typo,
/// 4. `OS/2` win, without gap,
/// 5. one em, split 0.8 to 0.2, for a font without any of them.
///
/// Cap height and x-height come from `OS/2` version 2 and later, then from the ink heights of H and x, then from the ascent. In a variable
/// font each number is adjusted by `MVAR`. A request's overrides take precedence over all of this (`Font.emMetrics`).
struct FontMetricsReader {
  /// The `hb_font_t`; its scale is `unitsPerEm` times `FontFace.shapingScale`.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// The ink height of a character above the baseline, in em; nil when the font lacks it.
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
    // `post` and `OS/2` have the tops of their lines; we store the centres.
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

  /// A set of metrics in em, with a positive descent; nil when the table lacks it or has only zeros.
  private func line(ascent: Int?, descent: Int?, gap: Int?) -> Line? {
    guard let up = em(ascent, "hasc"), let down = em(descent, "hdsc"), ascent != 0 || descent != 0 else { return nil }
    // Some fonts have a positive descent.
    return (ascent: up, descent: abs(down), gap: max(0, em(gap, "hlgp") ?? 0))
  }

  /// Converts font units to em, adjusted by the variation of `tag` in `MVAR`.
  private func em(_ units: Int?, _ tag: OpenTypeTag) -> Double? {
    units.map { (Double($0) + Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.value)))) / unitsPerEm }
  }

  private func positive(_ value: Double?) -> Double? { value.flatMap { $0 > 0 ? $0 : nil } }
}
