// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

/// Shapes the items of a paragraph.
///
/// Items that differ only in what is painted, as in their colours and lines, are shaped as one text: kerning, ligatures and joins do not depend
/// on colours.
struct RunShaper {
  let library: FontLibrary
  let settings: TextSettings
  /// The language of Han characters, kana and Hangul, if it is another one.
  let hanLanguage: HanLanguage?
  /// The characters that are shaped.
  let units: [UInt16]
  let styles: [StyleSpan]
  /// The boundaries of user-perceived characters.
  let graphemes: [Int]

  /// - Parameter items: the items of the whole paragraph.
  func runs(of items: [TextItem]) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    runs.reserveCapacity(items.count)
    var next = 0
    while next < items.count {
      let first = next
      next += 1
      while next < items.count, isShapedTogether(items[next - 1], items[next]) { next += 1 }
      if next == first + 1 {
        runs.append(run(of: items[first], items[first].range, glyphs(of: items[first], items[first].range)))
      } else {
        runs += split(items[first..<next])
      }
    }
    return runs
  }

  private func isShapedTogether(_ item: TextItem, _ next: TextItem) -> Bool {
    guard item.level == next.level, item.script == next.script, item.font == next.font else { return false }
    let (style, other) = (styles[item.style].style, styles[next.style].style)
    return style.attachment == nil && other.attachment == nil && style.features == other.features
  }

  private func glyphs(of item: TextItem, _ range: Range<Int>) -> [ShapedGlyph] {
    let style = styles[item.style].style
    if let attachment = style.attachment { return placeholders(for: attachment, in: item) }
    let isHan = hanLanguage?.isWritten == true && HanLanguage.covers(item.script)
    return library.shape(
      units, range: range, font: item.font, script: item.script, direction: item.level % 2 == 0 ? .leftToRight : .rightToLeft,
      language: isHan ? hanLanguage?.tag ?? settings.locale : settings.locale, extraFeatures: style.features)
  }

  private func run(of item: TextItem, _ range: Range<Int>, _ glyphs: [ShapedGlyph]) -> ShapedRun {
    var run = ShapedRun(range: range, level: item.level, style: styles[item.style].style, font: item.font, glyphs: glyphs)
    if settings.sizingRule == .oversize { run.inkExtents = inkExtents(of: run) }
    return run
  }

  private func inkExtents(of run: ShapedRun) -> InkExtents {
    guard run.style.attachment == nil else { return InkExtents() }
    let font = run.font.instance
    return run.glyphs.reduce(into: InkExtents()) { extents, glyph in
      let box = library.inkBounds(of: glyph.glyph, in: font).offset(by: glyph.offset)
      extents.above = max(extents.above, -box.minY)
      extents.below = max(extents.below, box.maxY)
    }
  }

  /// Blank glyphs as wide as the attachment, one for each of its characters.
  private func placeholders(for attachment: InlineAttachment, in item: TextItem) -> [ShapedGlyph] {
    let glyphs = item.range.map {
      ShapedGlyph(glyph: .missing, cluster: $0, advance: attachment.advance, offset: .zero)
    }
    return item.level % 2 == 0 ? glyphs : glyphs.reversed()
  }

  // MARK: Several styles

  /// Shapes items as one text and distributes the glyphs to runs. A cluster that is in several items, such as a ligature, belongs to the first
  /// of them and has the styles of the others as its inner styles.
  private func split(_ items: ArraySlice<TextItem>) -> [ShapedRun] {
    guard let first = items.first, let last = items.last else { return [] }
    let whole = first.range.lowerBound..<last.range.upperBound
    let glyphs = glyphs(of: first, whole)
    let isRightToLeft = first.level % 2 == 1
    let starts = starts(of: glyphs, whole)
    var runs: [ShapedRun] = []
    // The glyphs of a run follow those of the run before, in right-to-left text from the right.
    var taken = 0
    for item in items {
      let begin = Self.first(in: starts, notBefore: item.range.lowerBound) ?? whole.upperBound
      let end = Self.first(in: starts, notBefore: item.range.upperBound) ?? whole.upperBound
      if begin > item.range.lowerBound, !runs.isEmpty {
        let cluster = (Self.last(in: starts, before: item.range.lowerBound) ?? whole.lowerBound)..<begin
        let part = part(before: item.range.lowerBound, of: cluster, runs[runs.count - 1])
        runs[runs.count - 1].innerStyles.append(
          InnerStyle(offset: item.range.lowerBound, part: part, style: styles[item.style].style))
      }
      guard begin < end else { continue }
      let first = taken
      while taken < glyphs.count, glyphs[isRightToLeft ? glyphs.count - 1 - taken : taken].cluster < end { taken += 1 }
      let own = isRightToLeft ? glyphs.count - taken..<glyphs.count - first : first..<taken
      var run = run(of: item, begin..<end, Array(glyphs[own]))
      run.isShapedWithPrevious = !runs.isEmpty
      runs.append(run)
    }
    return runs
  }

  /// The offsets where both a glyph's cluster and a user-perceived character begin, in ascending order.
  private func starts(of glyphs: [ShapedGlyph], _ range: Range<Int>) -> [Int] {
    let clusters = Set(glyphs.map(\.cluster))
    return graphemes[Self.index(in: graphemes, notBefore: range.lowerBound)...].prefix { $0 < range.upperBound }.filter(clusters.contains)
  }

  /// The part of a cluster's width that is before one of its characters in reading order, 0…1: as the font's ligature carets say, else evenly.
  private func part(before offset: Int, of cluster: Range<Int>, _ run: ShapedRun) -> Double {
    let inside = graphemes[Self.index(in: graphemes, notBefore: cluster.lowerBound)...].prefix { $0 < cluster.upperBound }
    let position = inside.prefix { $0 < offset }.count
    for glyph in run.glyphs where cluster.contains(glyph.cluster) && glyph.advance > 0 {
      let carets = run.font.face.ligatureCarets(of: glyph.glyph, isRightToLeft: run.isRightToLeft)
      guard carets.count == inside.count - 1 else { continue }
      let x = carets[run.isRightToLeft ? carets.count - position : position - 1]
      let part = x * run.font.size * run.font.horizontalScale / glyph.advance
      if part > 0, part < 1 { return run.isRightToLeft ? 1 - part : part }
    }
    return Double(position) / Double(inside.count)
  }

  // MARK: Searching

  private static func index(in sorted: [Int], notBefore offset: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func first(in sorted: [Int], notBefore offset: Int) -> Int? {
    let index = index(in: sorted, notBefore: offset)
    return index < sorted.count ? sorted[index] : nil
  }

  private static func last(in sorted: [Int], before offset: Int) -> Int? {
    let index = index(in: sorted, notBefore: offset)
    return index > 0 ? sorted[index - 1] : nil
  }
}

extension FontFace {
  /// The positions between the components of a ligature (GDEF), from left to right, in em from the glyph's origin; empty if the font does not say.
  fileprivate func ligatureCarets(of glyph: GlyphID, isRightToLeft: Bool) -> [Double] {
    var carets = [hb_position_t](repeating: 0, count: 16)
    var count = UInt32(carets.count)
    let total = hb_ot_layout_get_ligature_carets(
      shaping, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, glyph.value, 0, &count, &carets)
    guard total == count else { return [] }
    return carets.prefix(Int(count)).sorted().map { Double($0) / Double(unitsPerEm * Self.shapingScale) }
  }
}
