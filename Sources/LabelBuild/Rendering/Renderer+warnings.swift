// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelEngine
package import LabelLayout
package import LabelManifest
internal import LabelText
internal import LabelViewNode

extension Renderer {
  /// The warnings about a label that was laid out, without locations in the manifest: those of the layout, of icon files and of fonts. A strict
  /// renderer also reports substituted fonts, text that is not fully visible, and too little contrast.
  package func warnings(of job: LabelJob, _ label: LaidOutLabel) -> [Diagnostic] {
    var found = label.warnings
    if isStrict { found += label.strictWarnings(title: job.label.storage.record.plainTitle ?? "") }
    found += fontWarnings(of: job, includesSubstitutes: isStrict)
    if let warning = label.collidingLines(typesetter.library) { found.append(warning) }
    if let warning = hyphenationWarning(of: job.label.storage.record) { found.append(warning) }
    return found.map { Diagnostic($0) }
      + job.label.storage.record.externalIcons(baseFolder: job.folder).flatMap { self.warnings(about: $0) }
  }

  /// The warning about words that cannot be hyphenated, as the label asks for.
  private func hyphenationWarning(of record: LabelRecord) -> LabelError? {
    guard record.asksForHyphenation else { return nil }
    let locale = record.locale ?? "en"
    return typesetter.hyphenates(locale) ? nil : .noHyphenationPatterns(locale: locale, package: HyphenationLocale.package(for: locale))
  }

  /// The warnings about the fonts that a label writes: values that change nothing, and perhaps faces that are substituted.
  func fontWarnings(of job: LabelJob, includesSubstitutes: Bool) -> [LabelError] {
    let record = job.label.storage.record
    // Most labels write a family and a size, which are errors if they cannot be used.
    guard record.writesOptionalFontValues(includesStyle: includesSubstitutes) else { return [] }
    let environment = record.renderEnvironment()
    var found: [LabelError] = []
    var known: Set<LabelError> = []
    for font in record.fonts(baseFolder: job.folder) {
      guard let request = try? font.request(for: environment.dynamicTypeSize, table: environment.textStyles) else { continue }
      let library = typesetter.library
      var warnings = (try? library.ineffectiveValues(of: request)) ?? []
      // A face that was named without a weight need not be regular.
      if includesSubstitutes, font.weight != nil || font.isItalic == true || font.textStyle != nil {
        warnings += (try? library.substitutes(of: request)) ?? []
      }
      for warning in warnings where known.insert(warning).inserted { found.append(warning) }
    }
    return found
  }
}

extension LabelRecord {
  fileprivate var asksForHyphenation: Bool {
    if let factor = paragraph.hyphenationFactor, factor > 0 { return true }
    return attributedTitle?.contains { ($0.paragraph?.hyphenationFactor ?? 0) > 0 } ?? false
  }

  fileprivate func writesOptionalFontValues(includesStyle: Bool) -> Bool {
    if let font, font.hasOptionalValues(includesStyle: includesStyle) { return true }
    guard let attributedTitle else { return false }
    return attributedTitle.contains { $0.font?.hasOptionalValues(includesStyle: includesStyle) ?? false }
  }
}

extension FontDescription {
  /// Whether the font has values that some faces do not have.
  fileprivate func hasOptionalValues(includesStyle: Bool) -> Bool {
    if design != nil || width != nil || !features.isEmpty || !variations.isEmpty { return true }
    return includesStyle && (weight != nil || isItalic == true || textStyle != nil)
  }
}
