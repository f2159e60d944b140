// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelStrings
internal import LabelText
internal import LabelViewNode

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
    findings = LabelFindings(.label(output.id))
    label.id = output.id
    label.diagnostics = output.warnings
  }

  /// What was found, with its locations.
  var result: AuditedLabel {
    var label = label
    label.findings = findings.findings.map(located)
    if options.draws() { draw(&label.findings) }
    if let image = label.images.first {
      let cause = LabelError.auditIdenticalImages(output.id, other: output.id, shown: image.shown)
      label.imageFinding = located(AuditFinding(cause: cause, subject: .label(output.id, part: nil), labelID: output.id))
    }
    if let path = job.resources.stringsPath, let tables = written.strings { label.strings = (path, tables) }
    return label
  }

  /// A finding with the location of the key of the manifest that it is about.
  private func located(_ finding: AuditFinding) -> AuditFinding {
    var finding = finding
    finding.manifest = job.source.file
    let diagnostic = job.label.located(Diagnostic(finding.cause), in: job.source)
    (finding.location, finding.sourceLine) = (diagnostic.location, diagnostic.sourceLine)
    return finding
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
    var keys: [(key: String, arguments: [FormatArgument]?)] = []
    if record.title == nil, let key = record.titleKey { keys.append((key, record.titleArguments)) }
    for run in record.attributedTitle ?? [] where run.text == nil {
      if let key = run.titleKey { keys.append((key, run.titleArguments)) }
    }
    let check = TextCheck(strings: strings, table: record.table)
    var reported: Set<String> = []
    for (key, arguments) in keys { reported.formUnion(check.check(key, arguments: arguments, in: variants.locales, &findings)) }
    // What differs from the source language says more than that a text cannot be filled in.
    for (locale, error) in unusable where !reported.contains(locale) {
      let key = keys.first?.key ?? ""
      findings.add(.auditUnusableText(key: key, error), key: key, table: record.table, locale: locale)
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
        check(geometry, of: record, number, isSource: isSource)
        if let first, isFirst {
          let (own, other) = first.variant.layoutDirection == .leftToRight ? (first, geometry) : (geometry, first)
          own.checkIcons(record.undecidedIcons, mirrored: other, renderer.icons, &findings)
        }
        if first == nil { first = geometry }
      }
      if isFirst { checkContrast(of: record, group, locale) }
    }
  }

  private mutating func check(_ geometry: LabelGeometry, of record: LabelRecord, _ number: Int, isSource: Bool) {
    geometry.checkFit(leastSize: options.leastSize, &findings)
    geometry.checkWords(&findings)
    geometry.checkOverlap(renderer.typesetter.library, &findings)
    geometry.checkCharacters(&findings)
    geometry.checkTextDirection(&findings)
    geometry.checkDirection(fixed: record.layoutDirection, &findings)
    if isSource {
      designLines[number] = max(designLines[number] ?? 0, geometry.lineCount)
    } else if let design = designLines[number], record.numberOfLines != 0 {
      geometry.checkLines(design: design, source: source, &findings)
    }
    let isInOwnDirection = geometry.variant.layoutDirection == LocaleDirection.direction(of: geometry.variant.locale)
    // The usual size shows what looks the same by design, and others what is cut.
    if isInOwnDirection, number == 0 || geometry.texts.contains(where: \.layout.isTruncated) { addImage(of: geometry, record) }
  }

  /// Adds how the label looks, to be compared with others.
  private mutating func addImage(of geometry: LabelGeometry, _ record: LabelRecord) {
    // What has no title is reported.
    guard let title = record.plainTitle, !title.isEmpty, let display = try? renderer.render(geometry.layout, upTo: .display).display else {
      return
    }
    var hash = ContentHash(ofUTF8: display.dump)
    hash.add(geometry.variant.locale)
    hash.add(geometry.variant.dynamicTypeSize.rawValue)
    // Of bitmaps a dump has only the size.
    for icon in geometry.icons { hash.add(icon.icon.name) }
    let lines = geometry.texts.flatMap(\.layout.lines).map(\.string)
    let shown = lines.isEmpty ? geometry.icons.first?.icon.name ?? "" : lines.joined(separator: " ")
    label.images.append(
      DrawnLabel(hash: hash, text: ContentHash(ofUTF8: title), shown: shown, variant: geometry.variant, count: geometry.count))
  }

  /// Lays out a record; nil if that is not possible, which is a finding or an error of the label.
  private mutating func geometry(of record: LabelRecord, _ variant: AuditVariant, _ count: Int) -> LabelGeometry? {
    renderer.startClock()
    label.layoutCount += 1
    do throws(Diagnostic) {
      return LabelGeometry(layout: try layout(of: record, variant), variant: variant, count: count)
    } catch {
      if error.code == .missingGlyph {
        label.variantCount += count
        findings.add(missingCharacter: error, in: variant, count: count)
      } else if error.code != .emptyLabel || !self.record.needsTexts {
        label.diagnostics.append(job.label.located(error, in: job.source))
      }
      return nil
    }
  }

  // MARK: Pictures

  /// Draws the worst variant of each finding beside the same in the source language.
  private func draw(_ findings: inout [AuditFinding]) {
    for index in findings.indices {
      let finding = findings[index]
      var worst = finding.worst
      if worst == nil, let locale = finding.places.first?.locale {
        worst = variants.first(locale, variants.directions(of: locale)[0], variants.sizes[0])
      }
      guard let worst else { continue }
      findings[index].draw(worst, besideLanguage: variants.locales[0], picture)
    }
  }

  /// The label as it is drawn in a variant; nil if it cannot be drawn there.
  private func picture(in variant: AuditVariant) -> AuditPicture? {
    var record = record
    record.locale = variant.locale
    record.pseudolocalize()
    if record.needsTexts {
      guard let strings = written.strings, (try? record.lookUpTitle(in: strings)) != nil else { return nil }
    }
    renderer.startClock()
    let drawn = record.varied(by: variant)
    guard let rendering = try? renderer.render(drawn.viewNode(baseFolder: job.folder), in: drawn.renderEnvironment(), upTo: .file) else {
      return nil
    }
    return AuditPicture(variant, png: rendering.file.bytes, size: rendering.layout.size, text: record.plainTitle ?? "")
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
        renderer.startClock()
        // What cannot be laid out has been reported.
        guard let layout = try? layout(of: record, variant) else { continue }
        let count = group.sizes.count * variants.locales.count * variants.directions.count
        for failure in ContrastCheck(layout, on: options.background.colors(in: layout.environment.appearance)).failures {
          findings.add(failure, in: variant, count: count)
        }
      }
    }
  }

  private func layout(of record: LabelRecord, _ variant: AuditVariant) throws(Diagnostic) -> LaidOutLabel {
    let drawn = record.varied(by: variant)
    return try renderer.render(drawn.viewNode(baseFolder: job.folder), in: drawn.renderEnvironment(), upTo: .layout).layout
  }
}

extension LabelRecord {
  /// The icons of which the label does not say whether they are mirrored.
  fileprivate var undecidedIcons: [(name: String, isFile: Bool)] {
    let icons = ([icon] + (attributedTitle ?? []).map(\.icon)).compactMap { $0 }
    return icons.filter { $0.mirrors == nil }.compactMap { icon in (icon.file ?? icon.name).map { ($0, icon.file != nil) } }
  }

  /// The record with the values of a variant.
  fileprivate func varied(by variant: AuditVariant) -> LabelRecord {
    var record = self
    (record.locale, record.layoutDirection) = (variant.locale, variant.layoutDirection)
    record.dynamicTypeSize = variant.dynamicTypeSize
    (record.colorScheme, record.contrast) = (variant.colorScheme, variant.contrast)
    return record
  }
}
