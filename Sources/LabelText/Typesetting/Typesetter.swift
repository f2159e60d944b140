// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// Typesets styled text into lines of glyphs. Belongs to one thread, like its fonts.
///
/// `shape` can fail, for example for characters that no font has; `layout` cannot.
package final class Typesetter {
  package let library: FontLibrary
  private let boundaries = TextBoundaries()
  private let hyphenator: Hyphenator
  package let limits: Limits
  private let deadline: Deadline
  /// The last locale and its identifier for line breaking.
  private var lineBreakLocale = (of: "", rules: LineBreakRules.icu, identifier: "")

  /// - Parameter deadline: the time that the current label has left. When it is over, `shape` throws, and `layout` ends early.
  package init(
    library: FontLibrary, limits: Limits = .standard, hyphenator: Hyphenator = Hyphenator(), deadline: Deadline = Deadline()
  ) {
    self.library = library
    self.deadline = deadline
    self.hyphenator = hyphenator
    self.limits = limits
  }

  // MARK: Shaping

  /// Itemises and shapes each paragraph once; all later steps use its clusters.
  ///
  /// - Throws: `LabelError.missingGlyph`, `.textTooLong`, `.tooManyGlyphs`, or a `MachineError`, as a diagnostic without a location.
  package func shape(_ text: StyledText, settings: TextSettings) throws(Diagnostic) -> ShapedText {
    let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    guard bytes <= limits.maximumTextBytes else {
      throw Diagnostic(LabelError.textTooLong(bytes: bytes, limit: limits.maximumTextBytes))
    }
    // Checks the limit before shaping, because shaping a large pasted file only to reject it would take seconds. Most characters have at
    // least one glyph, and each has at least one byte.
    guard bytes <= limits.maximumGlyphs || text.runs.reduce(0, { $0 + $1.text.unicodeScalars.count }) <= limits.maximumGlyphs else {
      throw Diagnostic(LabelError.tooManyGlyphs(limit: limits.maximumGlyphs))
    }
    var glyphs = 0
    var paragraphs: [ShapedParagraph] = []
    for paragraph in ParagraphSplitter.paragraphs(of: text, countsTrailingNewline: settings.countsTrailingNewline) {
      do throws(MachineError) { if deadline.isOver { try deadline.check() } } catch { throw Diagnostic(error) }
      let shaped = try shape(paragraph, settings: settings)
      glyphs += shaped.runs.reduce(0) { $0 + $1.glyphs.count }
      paragraphs.append(shaped)
      guard glyphs <= limits.maximumGlyphs else { throw Diagnostic(LabelError.tooManyGlyphs(limit: limits.maximumGlyphs)) }
    }
    return ShapedText(paragraphs: paragraphs)
  }

  private func shape(_ paragraph: Paragraph, settings: TextSettings) throws(Diagnostic) -> ShapedParagraph {
    let units = paragraph.units
    let visible = ControlCharacters.replaced(in: units)
    let first = paragraph.styles[0].style
    let layout = first.paragraph ?? settings.paragraph
    let (bidi, graphemes, breaks, hyphens): (BidiLevels, [Int], [Int], [Int])
    do throws(MachineError) {
      bidi = try BidiLevels(units, base: layout.baseDirection.map { .fixed($0) } ?? settings.baseDirection)
      graphemes = try boundaries.offsets(.grapheme, in: units, locale: settings.locale)
      breaks = layout.lineBreakRules.applied(
        to: try boundaries.offsets(.line, in: units, locale: lineBreakIdentifier(settings.locale, layout.lineBreakRules)), in: units,
        locale: settings.locale)
      hyphens = try self.hyphens(in: units, layout, locale: settings.locale)
    } catch { throw Diagnostic(error) }
    let scripts = ScriptRuns.scripts(of: units)
    let hanLanguage = HanLanguage(units, scripts: scripts, locale: settings.locale)
    let items: [TextItem]
    do throws(LabelError) {
      items = try Itemizer(library: library, language: settings.locale, hanLanguage: hanLanguage).items(
        of: visible, styles: paragraph.styles, levels: bidi.levels, scripts: scripts, graphemes: graphemes)
    } catch { throw Diagnostic(error) }
    let runs = RunShaper(
      library: library, settings: settings, hanLanguage: hanLanguage, units: visible, styles: paragraph.styles, graphemes: graphemes
    ).runs(of: items)
    let allowed = layout.lineBreakStrategy.contains(.hangulWordPriority) ? Hangul.removingBreaksInWords(breaks, in: units) : breaks
    let clusters = ClusterBuilder(
      units: units, graphemes: graphemes, lineBreaks: allowed, hyphens: hyphens,
      dropsTrailingKern: settings.rules.dropsTrailingKern,
      decimalSeparator: layout.tabs.hasDecimalStops ? DecimalSeparator.unit(in: settings.locale) : nil
    ).clusters(of: runs)
    return ShapedParagraph(
      units: units, offset: paragraph.offset, direction: bidi.direction, runs: runs, clusters: clusters,
      style: first, layout: layout)
  }

  private func lineBreakIdentifier(_ locale: String, _ rules: LineBreakRules) -> String {
    if lineBreakLocale.of != locale || lineBreakLocale.rules != rules { lineBreakLocale = (locale, rules, rules.identifier(for: locale)) }
    return lineBreakLocale.identifier
  }

  private func hyphens(in units: [UInt16], _ layout: ParagraphStyle, locale: String) throws(MachineError) -> [Int] {
    guard layout.hyphenationFactor > 0, hyphenator.knows(locale) else { return [] }
    let words = try boundaries.offsets(.word, in: units, locale: locale)
    return hyphenator.offsets(in: units, words: words, locale: locale)
  }

  /// Whether words of a locale can be hyphenated. Its patterns are read.
  package func hyphenates(_ locale: String) -> Bool { hyphenator.knows(locale) }

  // MARK: Layout

  /// Lays out the text in lines no wider than `width` and, as far as whole lines permit, no higher than `height`; both in points, infinite
  /// for no limit. A width that is negative or not a number counts as 0; there is always at least one line.
  package func layout(
    _ text: ShapedText, settings: TextSettings, width: Double, height: Double, grid: PixelGrid
  ) -> TextLayout {
    let driver = LayoutDriver(
      text: text.laidOut(as: settings.paragraph), settings: settings, width: width.isNaN ? 0 : max(0, width),
      height: height.isNaN ? 0 : max(0, height), grid: grid,
      lineEnds: lineEnds(settings), library: library, deadline: deadline)
    return driver.layout()
  }
}
