// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelStrings
internal import LabelText

/// Audits labels, one after the other, on one thread.
///
/// A label is laid out once for each locale, direction and group of sizes; colours are checked by themselves, once for each appearance.
struct LabelAuditor {
  private let pool: RendererPool
  private let shared: Resources
  private let options: AuditOptions

  init(_ pool: RendererPool, _ shared: Resources, _ options: AuditOptions) {
    (self.pool, self.shared, self.options) = (pool, shared, options)
  }

  /// Audits an item of a plan.
  ///
  /// - Throws: An error that concerns every label, such as a folder of icons that cannot be read.
  func audit(_ item: PlannedItem) throws(Diagnostic) -> AuditedLabel {
    switch item {
    case .invalid(let label):
      var result = AuditedLabel()
      (result.id, result.diagnostics) = (label.id, label.diagnostics)
      return result
    case .file(let output):
      let resources = output.job.resources
      let renderer = try pool.renderer(for: shared.adding(fontFolders: resources.fontFolders, iconFolders: resources.iconFolders))
      var audit = LabelAudit(output, renderer, options)
      audit.run()
      return audit.result
    }
  }
}

/// The audit of one label.
private struct LabelAudit {
  private let output: PlannedOutput
  private let job: LabelJob
  private let written: WrittenLabel
  private let renderer: Renderer
  private let options: AuditOptions
  private let record: LabelRecord
  private let variants: LabelVariants
  private let source: String
  private var findings: LabelFindings
  private var label = AuditedLabel()
  /// The texts that cannot be filled in, with their locales.
  private var unusable: [(locale: String, error: LabelError)] = []
  /// The number of lines in the source language, by group of sizes.
  private var designLines: [Int: Int] = [:]

  init(_ output: PlannedOutput, _ renderer: Renderer, _ options: AuditOptions) {
    (self.output, job, self.renderer, self.options) = (output, output.job, renderer, options)
    written = output.written ?? WrittenLabel()
    record = job.label.storage.record
    variants = LabelVariants(of: record, written, options, baseFolder: job.folder)
    source = written.strings?.sourceLanguage(ofTable: record.table) ?? "en"
    findings = LabelFindings(labelID: output.id)
    label.id = output.id
    label.diagnostics = output.warnings
  }

  /// What was found, with its locations.
  var result: AuditedLabel {
    var label = label
    label.findings = findings.located(in: job)
    if let path = job.resources.stringsPath, let tables = written.strings { label.strings = (path, tables) }
    return label
  }

  mutating func run() {
    for (index, locale) in variants.locales.enumerated() {
      guard let record = localized(in: locale) else {
        // Without its text the label is wrong in the manifest, and every other locale would say so again.
        if index == 0 { return }
        continue
      }
      if index == 0 { record.checkTitle(&findings) }
      audit(record, in: locale, isFirst: index == 0)
      if label.diagnostics.containsError { return }
    }
    checkTexts()
  }

  // MARK: Texts

  /// The record with its text for a locale; nil if it has none that can be drawn.
  private mutating func localized(in locale: String) -> LabelRecord? {
    var record = record
    record.locale = locale
    record.pseudolocalize()
    guard record.needsTexts else { return record }
    do throws(LabelError) {
      guard let strings = written.strings else { throw .missingKey(key: "strings") }
      try record.lookUpTitle(in: strings)
      return record
    } catch {
      if locale == variants.locales[0] || error.code != .unusableText && error.code != .wrongType {
        label.diagnostics.append(job.label.located(Diagnostic(error), in: job.source))
      } else {
        unusable.append((locale, error))
      }
      return nil
    }
  }

  /// Compares the texts of each locale with those of the source language.
  private mutating func checkTexts() {
    guard record.needsTexts, let strings = written.strings else { return }
    var keys: [(key: String, takesValues: Bool)] = []
    if record.title == nil, let key = record.titleKey { keys.append((key, record.titleArguments != nil)) }
    for run in record.attributedTitle ?? [] where run.text == nil {
      if let key = run.titleKey { keys.append((key, run.titleArguments != nil)) }
    }
    var reported: Set<String> = []
    for (key, takesValues) in keys {
      for locale in variants.locales {
        for problem in strings.problems(of: key, table: record.table, locale: locale, comparesArguments: takesValues) {
          if case .otherArguments = problem { reported.insert(locale) }
          findings.add(error(for: problem, key, strings), key: key, table: record.table, locale: locale)
        }
      }
    }
    // What differs from the source language says more than that a text cannot be filled in.
    for (locale, error) in unusable where !reported.contains(locale) {
      let key = keys.first?.key ?? ""
      findings.add(.auditUnusableText(key: key, error), key: key, table: record.table, locale: locale)
    }
  }

  private func error(for problem: TranslationProblem, _ key: String, _ strings: StringTables) -> LabelError {
    switch problem {
    case .missing(let used): return .auditMissingText(key: key, used: used)
    case .equalToSource:
      let text = try? strings.title(key, table: record.table, locale: source, arguments: record.titleArguments)
      return .auditEqualText(key: key, text: text ?? key, source: source)
    case .otherArguments(let found, let expected): return .auditOtherArguments(key: key, found: found, expected: expected)
    case .missingPluralForms(let forms): return .auditMissingForms(key: key, forms)
    }
  }

  // MARK: Layouts

  private mutating func audit(_ record: LabelRecord, in locale: String, isFirst: Bool) {
    let isSource = locale.lowercased() == source.lowercased()
    for (number, group) in variants.sizes.enumerated() {
      var first: LabelGeometry?
      for direction in variants.directions(of: locale) {
        let count = variants.count(group)
        let variant = variants.first(locale, direction, group)
        guard let geometry = geometry(of: record, variant, count) else {
          if label.diagnostics.containsError { return }
          continue
        }
        label.variantCount += count
        check(geometry, number, isSource: isSource)
        if let first, isFirst {
          let (own, other) = first.variant.layoutDirection == .leftToRight ? (first, geometry) : (geometry, first)
          own.checkIcons(mirrored: other, renderer.icons, &findings)
        }
        if first == nil { first = geometry }
      }
      if isFirst { checkContrast(of: record, group, locale) }
    }
  }

  private mutating func check(_ geometry: LabelGeometry, _ number: Int, isSource: Bool) {
    geometry.checkFit(leastSize: options.leastSize, &findings)
    geometry.checkWords(&findings)
    geometry.checkOverlap(renderer.typesetter.library, &findings)
    geometry.checkCharacters(&findings)
    geometry.checkTextDirection(&findings)
    geometry.checkFixedDirection(&findings)
    if isSource {
      designLines[number] = max(designLines[number] ?? 0, geometry.lineCount)
    } else if let design = designLines[number] {
      geometry.checkLines(design: design, source: source, &findings)
    }
    if let image = geometry.cutImage { label.cutImages.append(image) }
  }

  /// Lays out a record; nil if that is not possible, which is a finding or an error of the label.
  private mutating func geometry(of record: LabelRecord, _ variant: AuditVariant, _ count: Int) -> LabelGeometry? {
    renderer.startClock()
    label.layoutCount += 1
    do throws(Diagnostic) {
      let drawn = record.varied(by: variant)
      let rendering = try renderer.render(drawn.viewNode(baseFolder: job.folder), in: drawn.renderEnvironment(), upTo: .layout)
      return LabelGeometry(record: record, resolved: rendering.resolved, layout: rendering.layout, variant: variant, count: count)
    } catch {
      if error.code == .missingGlyph {
        label.variantCount += count
        findings.add(.auditMissingCharacter, part: error.cause.subject, in: variant, count: count) { id in
          .auditMissingCharacter(id, LabelError(error.cause))
        }
      } else if error.code != .emptyLabel || !self.record.needsTexts {
        label.diagnostics.append(job.label.located(error, in: job.source))
      }
      return nil
    }
  }

  // MARK: Colours

  /// Compares the colours with what is behind them in each appearance. Other locales and directions have the same colours.
  private mutating func checkContrast(of record: LabelRecord, _ group: SizeGroup, _ locale: String) {
    guard options.background != .unknown || record.background != nil || record.attributedTitle != nil else { return }
    let direction = variants.directions(of: locale)[0]
    for colorScheme in variants.colorSchemes {
      for contrast in variants.contrasts {
        var variant = variants.first(locale, direction, group)
        (variant.colorScheme, variant.contrast) = (colorScheme, contrast)
        let drawn = record.varied(by: variant)
        let environment = drawn.renderEnvironment()
        renderer.startClock()
        // What cannot be resolved has been reported.
        guard let resolved = try? renderer.render(drawn.viewNode(baseFolder: job.folder), in: environment, upTo: .resolved).resolved
        else { continue }
        let count = group.sizes.count * variants.locales.count * variants.directions.count
        for failure in ContrastCheck(resolved, on: background(in: environment.appearance)).failures {
          let error = LabelError.auditContrast(
            output.id, failure.what, failure.contrast, minimum: failure.minimum, level: failure.level.rawValue)
          findings.add(error.code, part: failure.what, in: variant, count: count, dependsOnLocale: false) { _ in error }
        }
      }
    }
  }

  /// What is behind a label without a background; none if it is not known.
  private func background(in appearance: Appearance) -> [SRGBColor] {
    switch options.background {
    case .system: [appearance.colorScheme == .dark ? .black : .white]
    case .color(let color): [color.resolvedOrClear(in: appearance)].filter { $0.alpha >= 1 }
    case .unknown: []
    }
  }
}

extension LabelRecord {
  /// The record with the values of a variant.
  fileprivate func varied(by variant: AuditVariant) -> LabelRecord {
    var record = self
    (record.locale, record.layoutDirection) = (variant.locale, variant.layoutDirection)
    record.dynamicTypeSize = variant.dynamicTypeSize
    (record.colorScheme, record.contrast) = (variant.colorScheme, variant.contrast)
    return record
  }
}

extension LabelGeometry {
  /// How the label looks if its text is cut in the usual direction; nil if it is not.
  fileprivate var cutImage: CutImage? {
    guard texts.contains(where: \.layout.isTruncated), variant.layoutDirection == LocaleDirection.direction(of: variant.locale) else {
      return nil
    }
    var (hash, whole) = (ContentHash(), ContentHash())
    hash.add(variant.locale)
    hash.add(variant.dynamicTypeSize.rawValue)
    hash.add(layout.size.width.bitPattern)
    hash.add(layout.size.height.bitPattern)
    for text in texts {
      for line in text.layout.lines {
        hash.add(line.string)
        for run in line.runs {
          hash.add(run.glyphs.font.name)
          hash.add(run.glyphs.font.pointSize.bitPattern)
          hash.add(run.color.hex)
        }
      }
      for paragraph in text.shaped.paragraphs { whole.add(String(decoding: paragraph.units, as: UTF16.self)) }
    }
    for icon in icons { hash.add(icon.icon.name) }
    let shown = texts.flatMap(\.layout.lines).map(\.string).joined(separator: " ")
    return CutImage(hash: hash, text: whole, shown: shown, variant: variant, count: count)
  }
}
