// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelStrings
internal import LabelSystem
internal import LabelViewNode

/// Plans the output files of the labels of a manifest: one for each label in each of its variants.
package final class LabelPlanner: Sendable {
  private enum Naming {
    case plain
    case template(OutputTemplate)
    case pipeline(any OutputNaming)
  }

  /// The manifest that the labels belong to.
  package let manifest: Manifest
  private let naming: Naming
  /// The formats of each file, at least one.
  private let formats: [OutputFormat]
  /// The formats in the manifest. The caller may replace them by others.
  private let manifestFormats: [OutputFormat]
  /// The scale of the outlines for all densities: positions are rounded to quarters of a point, as on the densest screens.
  private static let outlineScale = 4.0
  /// The folder that paths in labels start at: that of the manifest, or of the rows.
  private let folder: String
  /// The locations of the icons, fonts and strings of the labels.
  package let resources: LabelResources
  /// The string tables; nil if the manifest names none.
  package let strings: StringTables?
  /// The keys that the defaults have. They are cached because finding them takes longer than filling them in.
  private let defaultKeys: [Field<LabelRecord>]
  private let options: PlanOptions
  /// The keys that replace those of every label.
  private let overrides: LocatedRecord?
  /// The output files of the whole run.
  private let paths: OutputPathSet
  private let names: OutputNameSet
  /// The warnings about the variants of the manifest, which every label has.
  private let variantWarnings: [Diagnostic]

  /// Creates a planner. In a manifest without `output`, a label with one variant is named by its id alone.
  ///
  /// - Parameter labelFile: The file of the labels, if it is another one than that of the manifest.
  /// - Throws: An error in `output`, `formats`, `strings` or `variants` of the manifest, which affects every label.
  package init(
    _ manifest: Manifest, root: DocumentNode, _ options: PlanOptions, labelFile: String? = nil, paths: OutputPathSet
  ) throws(Diagnostic) {
    var manifest = manifest
    manifest.sharedStringsPath = options.sharedHead.stringsPath
    self.manifest = manifest
    self.options = options
    overrides = try options.overrides?.record(with: manifest.palette)
    self.paths = paths
    folder = labelFile.map { Manifest.folder(of: $0) } ?? manifest.folder
    names = OutputNameSet(allowsEqualNames: paths.allowsEqualPaths)
    variantWarnings = Self.localeWarnings(root["variants"], of: manifest)
    let defaults = manifest.defaults.record
    defaultKeys = defaults == LabelRecord() ? [] : LabelRecord.fields.written(in: defaults)
    var resources = LabelResources(iconFolders: manifest.iconFolders, fontFolders: manifest.fontFolders)
    try Self.checkFolders(of: manifest, root)
    strings = try Self.strings(of: manifest, root)
    resources.stringFiles = strings?.files ?? []
    resources.stringsPath = manifest.stringsPath
    self.resources = resources
    let template = manifest.head.output.flatMap { try? OutputTemplate(parsing: $0) }
    manifestFormats = manifest.head.formats?.uniqued ?? [template?.format ?? .png]
    let written = if let formats = options.formats { formats } else { try Self.formats(of: manifest, root) }
    if let naming = options.naming {
      self.naming = .pipeline(naming)
      do throws(LabelError) { self.formats = try naming.formats(written) } catch {
        guard options.formats == nil else { throw Diagnostic(error, at: DocumentLocation(file: "--format")) }
        throw manifest.source.diagnostic(error, at: root["formats"]?.location ?? root.location)
      }
      if naming.leavesOutUnsupportedVariants { return }
      try Self.check(root["variants"], of: manifest, for: naming)
      return
    }
    guard let text = manifest.head.output else {
      self.naming = .plain
      self.formats = written ?? [.png]
      return
    }
    do throws(LabelError) {
      let template = try OutputTemplate(parsing: text)
      try template.check(text)
      self.naming = .template(template)
      self.formats = written ?? [template.format]
    } catch {
      throw manifest.source.diagnostic(error, at: root["output"]?.location ?? root.location)
    }
  }

  /// The formats that a manifest says, each once; nil if it has no `formats`.
  private static func formats(of manifest: Manifest, _ root: DocumentNode) throws(Diagnostic) -> [OutputFormat]? {
    guard let written = manifest.head.formats else { return nil }
    guard !written.isEmpty else {
      let error = LabelError.invalidValue(
        key: "formats", value: "[]", expected: "at least one of " + OutputFormat.names.joined(separator: ", "), nearest: [])
      throw manifest.source.diagnostic(error, at: root["formats"]?.location ?? root.location)
    }
    return written.uniqued
  }

  /// The warnings about the locales among the variants of the manifest.
  private static func localeWarnings(_ variants: DocumentNode?, of manifest: Manifest) -> [Diagnostic] {
    let nodes = variants?["locale"]?.elements ?? []
    return (manifest.head.variants?.locale ?? []).enumerated().compactMap { index, locale in
      LabelError(ofLocale: locale).map { error in
        let node = nodes.indices.contains(index) ? nodes[index] : variants
        return manifest.source.diagnostic(error, at: node?.location ?? manifest.defaults.location)
      }
    }
  }

  /// Checks that the asset pipeline supports the variants of the manifest.
  ///
  /// - Throws: The error for the first variant that is not supported, located at its value.
  private static func check(_ variants: DocumentNode?, of manifest: Manifest, for naming: any OutputNaming) throws(Diagnostic) {
    guard let variants, let axes = manifest.head.variants else { return }
    do throws(LabelError) { try OutputCount.check(axes) } catch { throw manifest.source.diagnostic(error, at: variants.location) }
    var record = LabelRecord()
    record.id = "id"
    for variant in LabelVariant.all(of: LocatedRecord(record, location: variants.location), axes) {
      do throws(LabelError) { try naming.check(variant.values(id: try OutputName("id")), among: axes) } catch {
        guard error.code == .unsupportedVariant, let axis = error.keys.last, let value = error.subject else {
          throw manifest.source.diagnostic(error, at: variants.location)
        }
        let elements = variants[axis]?.elements ?? []
        let written = elements.first { $0.text == value || $0.number.map { DumpText.number($0, places: 3) == value } ?? false }
        throw manifest.source.diagnostic(error, at: written?.location ?? variants[axis]?.location ?? variants.location)
      }
    }
  }

  /// Checks that the folders of icons and fonts exist.
  ///
  /// - Throws: `LabelError.missingFolder` for the first that does not, located at its path in the manifest.
  private static func checkFolders(of manifest: Manifest, _ root: DocumentNode) throws(Diagnostic) {
    let written = (root["icons"]?.entries.map(\.value) ?? []) + (root["fonts"]?.elements ?? [])
    for node in written {
      guard let text = node.text else { continue }
      let path = Manifest.path(text, in: manifest.folder)
      if FileStamp(path: path) == nil { throw manifest.source.diagnostic(.missingFolder(path: path), at: node.location) }
    }
  }

  /// Reads the string tables of a manifest; nil if it names none.
  package static func strings(of manifest: Manifest, _ root: DocumentNode) throws(Diagnostic) -> StringTables? {
    guard let path = manifest.stringsPath else { return nil }
    do throws(Diagnostic) { return try StringTables(path: path) } catch {
      // An error inside a strings file has its own location.
      guard error.location == nil else { throw error }
      guard manifest.head.strings != nil else { throw Diagnostic(error.cause, at: DocumentLocation(file: "--strings")) }
      let location = root["strings"]?.location ?? root.location
      throw Diagnostic(error.cause, at: location, sourceLine: manifest.source.shownLine(location.line))
    }
  }

  /// Checks that the manifest has not too many files, before any is planned.
  ///
  /// - Throws: `LabelError.tooManyOutputs`, located at the variants of the manifest.
  package func checkCount(_ labels: [DocumentNode], _ root: DocumentNode, in source: SourceText) throws(Diagnostic) {
    if options.plansLabelsAsWritten { return }
    do throws(LabelError) { try OutputCount.check(labels, of: manifest, in: source, formats: formats.count) } catch {
      throw source.diagnostic(error, at: (root["variants"] ?? root["labels"] ?? root).location)
    }
  }

  /// Plans a label that has not been decoded yet: its files, or its errors.
  ///
  /// - Parameter row: The row of the label in the input, from 0; nil if the input has no rows.
  package func items(of node: DocumentNode, in source: SourceText, row: Int? = nil) -> [PlannedItem] {
    var all: LabelSelection?
    return items(of: node, in: source, row: row, &all)
  }

  /// Plans a label if it is selected; nil selects all.
  func items(of node: DocumentNode, in source: SourceText, row: Int? = nil, _ selection: inout LabelSelection?) -> [PlannedItem] {
    if let shard = options.shard, !shard.contains(id: node["id"]?.text) { return [] }
    if selection?.select(node["id"]?.text) == false { return [] }
    let checked = manifest.check(node, in: source, names, overrides: overrides, complete: complete)
    guard checked.isValid else {
      return [
        .invalid(
          InvalidLabel(
            id: checked.label.record.id, diagnostics: checked.diagnostics, partialJob: partialJob(checked, in: source), row: row))
      ]
    }
    do throws(Diagnostic) {
      return try files(of: checked.label, checked.name, complete: checked.complete, in: source, warnings: checked.diagnostics, row: row)
        .map { .file($0) }
    } catch {
      return [.invalid(InvalidLabel(id: checked.label.record.id, diagnostics: checked.diagnostics + [error], row: row))]
    }
  }

  /// Plans the files of a label without errors.
  ///
  /// - Parameter warnings: Warnings of the label, which the first file gets.
  /// - Throws: A path that is not safe or that another file has.
  package func files(
    of label: LocatedRecord, in source: SourceText, warnings: [Diagnostic] = []
  ) throws(Diagnostic) -> [PlannedOutput] {
    try files(of: label, nil, complete: complete(label), in: source, warnings: warnings)
  }

  /// - Parameter name: The name of the label, if its id has been checked already.
  private func files(
    of label: LocatedRecord, _ name: OutputName?, complete: LocatedRecord, in source: SourceText, warnings: [Diagnostic], row: Int? = nil
  ) throws(Diagnostic) -> [PlannedOutput] {
    do throws(LabelError) {
      var outputs = try planned(label, name, complete, in: source, row: row)
      if !outputs.isEmpty, !warnings.isEmpty || !variantWarnings.isEmpty {
        outputs[0].warnings = warnings + variantWarnings + outputs[0].warnings
      }
      return outputs
    } catch {
      throw source.diagnostic(error, at: location(of: error, in: complete), labelID: label.record.id)
    }
  }

  private func location(of error: LabelError, in label: LocatedRecord) -> DocumentLocation {
    switch error.code {
    case .invalidValue, .wrongType, .tooManyOutputs, .unsupportedVariant: label.location(of: error.keys)
    case .missingKey, .unusableText, .emptyLabel: label.location(of: error.keys + ["titleKey", "attributedTitle"])
    default: label.location(of: "id")
    }
  }

  /// Returns a variant with its title looked up for its locale.
  private func localized(_ variant: LabelVariant) throws(LabelError) -> LabelVariant {
    var variant = variant
    if variant.label.storage.record.pseudoLocale != nil { variant.record.pseudolocalize() }
    guard variant.label.storage.record.needsTexts else { return variant }
    guard let strings else { throw .missingKey(key: "strings") }
    do throws(LabelError) { try variant.record.lookUpTitle(in: strings) } catch {
      throw advised(error, variant.label.storage.record, strings)
    }
    let localized = variant.record
    let hasText = localized.attributedTitle == nil ? localized.title?.isBlank == false : localized.hasTitle
    if !hasText, !localized.hasIcon { throw .emptyLabel }
    return variant
  }

  /// The error of a title that cannot be looked up, with advice about the tables and the values that there are.
  private func advised(_ error: LabelError, _ record: LabelRecord, _ strings: StringTables) -> LabelError {
    if error.code == .invalidValue, error.keys.first == "table", error.nearest.isEmpty {
      return .unknownTable(error, path: manifest.stringsPath ?? "", strings.files)
    }
    guard error.code == .wrongType, let key = error.keys.first, key.hasPrefix("titleArguments["),
      let index = Int(key.dropFirst(15).dropLast()), let arguments = record.titleArguments, arguments.indices.contains(index),
      case .text(let text) = arguments[index], let fix = NumberText(text, key).fix(.any, isCell: false)
    else { return error }
    return .wrongType(key: key, expected: "a number for this text", found: "a string", fix: fix)
  }

  /// The warnings about a title from a string table: it is not in the language of its locale, or has specifiers without values.
  private func tableWarnings(of record: LabelRecord) -> [LabelError] {
    guard let strings, record.needsTexts else { return [] }
    // A locale that is no language has a warning of its own.
    if LabelError(ofLocale: record.renderEnvironment().locale) != nil { return [] }
    var warnings = record.title == nil ? record.titleKey.map { tableWarnings(of: $0, record.titleArguments, record, strings) } ?? [] : []
    for (index, run) in (record.attributedTitle ?? []).enumerated() where run.needsText {
      let found = run.titleKey.map { tableWarnings(of: $0, run.titleArguments, record, strings) } ?? []
      warnings += found.map { .inRun($0, "attributedTitle[\(index)]") }
    }
    return warnings
  }

  private func tableWarnings(
    of key: String, _ arguments: [FormatArgument]?, _ record: LabelRecord, _ strings: StringTables
  ) -> [LabelError] {
    let locale = record.renderEnvironment().locale
    if let languages = strings.languages(ofDrawnKey: key, table: record.table, locale: locale) {
      return [.untranslatedKey(key, locale: locale, languages: languages)]
    }
    let literal = arguments == nil ? literalFormat(of: key, record, locale, strings) : nil
    return [missingTranslation(of: key, record, strings), literal].compactMap { $0 }
  }

  private func literalFormat(of key: String, _ record: LabelRecord, _ locale: String, _ strings: StringTables) -> LabelError? {
    let format = strings.format(key, table: record.table, locale: locale, arguments: [], device: nil, isLiteral: false)
    // `50 % done` has a specifier only for C.
    let sources = (format?.pieces ?? []).compactMap { if case .placeholder(_, _, let source) = $0 { source } else { nil } }
    guard let source = sources.first(where: { !$0.contains(" ") }) else { return nil }
    return .literalFormat(what: "the text of \(key.quoted)", format: source, help: "give its values, as in titleArguments: [3]")
  }

  /// The warning about a title that is not in the language of its locale; nil for one that is, or if no locale is written.
  private func missingTranslation(of key: String, _ record: LabelRecord, _ strings: StringTables) -> LabelError? {
    guard let locale = record.locale else { return nil }
    guard let used = strings.fallbackLanguage(key, table: record.table, locale: locale) else { return nil }
    return .missingTranslation(key: key, locale: locale, used: used)
  }

  private func planned(
    _ label: LocatedRecord, _ name: OutputName?, _ complete: LocatedRecord, in source: SourceText, row: Int?
  ) throws(LabelError) -> [PlannedOutput] {
    var axes = manifest.axes(of: label)
    let id: OutputName
    if let name { id = name } else { id = try OutputName(label.record.id ?? "") }
    if options.plansLabelsAsWritten {
      var output = PlannedOutput(
        id: id.id, path: try OutputPath(id.id + "." + OutputFormat.png.rawValue),
        job: LabelJob(label: complete, folder: folder, source: source, resources: resources, hash: complete.hash))
      output.row = row
      output.written = WrittenLabel(axes: axes, strings: strings)
      return [output]
    }
    if case .pipeline(let target) = naming {
      axes = target.axes(axes, of: complete.record, formats)
      try target.reserve(id)
    }
    try OutputCount.check(axes, formats: formats.count)
    let variants = try supportedVariants(of: complete, axes, id)
    var planned: [PlannedOutput] = []
    let varied = axes.names
    for variant in variants {
      let localized = try localized(variant)
      let drawn = job(complete, localized, in: source)
      let warnings = tableWarnings(of: variant.label.storage.record)
      for format in formats {
        let path =
          switch naming {
          case .plain where variants.count == 1: try OutputPath(id.id + "." + format.rawValue)
          case .plain: try OutputTemplate.standard.path(for: variant.standardValues(id: id), as: format)
          case .template(let template): try template.path(for: variant.values(id: id), as: format)
          case .pipeline(let target): try target.path(of: id, variant.values(id: id), among: axes, as: format)
          }
        try paths.insert(path, at: label.location(of: "id"))
        var job = drawn.written(as: format)
        if case .pipeline = naming, format.isVector {
          job.label.record.scale = Self.outlineScale
          job.hash.add(UInt64(Self.outlineScale))
        }
        var output = PlannedOutput(id: id.id, path: path, job: job)
        output.row = row
        output.axes = varied
        output.manifestFormats = manifestFormats
        if !warnings.isEmpty, format == formats[0] {
          output.warnings = warnings.map { source.diagnostic($0, at: complete.location(of: $0.keys + ["titleKey"]), labelID: id.id) }
        }
        planned.append(output)
        if case .pipeline(let target) = naming {
          target.add(localized.record, id, variant.values(id: id), among: axes, at: path, as: format)
        }
      }
    }
    if !planned.isEmpty, complete.mayHaveWideColors {
      let keepsColors = variants.contains { $0.label.storage.record.colorSpace == .displayP3 }
      planned[0].warnings = complete.wideColorWarnings(in: source, keepsColors: keepsColors, formats) + planned[0].warnings
    }
    if case .pipeline(let target) = naming, let first = planned.first {
      planned += try squareFiles(of: id, target, like: first, at: label.location(of: "id"))
    }
    if planned.count > 1 { for index in planned.indices { planned[index].count = planned.count } }
    return planned
  }

  /// The variants of a label, without those that the asset pipeline leaves out.
  ///
  /// - Throws: `LabelError.unsupportedVariant` if it would leave out all.
  private func supportedVariants(
    of label: LocatedRecord, _ axes: VariantAxes, _ id: OutputName
  ) throws(LabelError) -> [LabelVariant] {
    let variants = LabelVariant.all(of: label, axes)
    guard case .pipeline(let target) = naming, target.leavesOutUnsupportedVariants else { return variants }
    var unsupported: LabelError?
    let supported = variants.filter { variant in
      do throws(LabelError) {
        try target.check(variant.values(id: id), among: axes)
        return true
      } catch {
        unsupported = unsupported ?? error
        return false
      }
    }
    if supported.isEmpty, let unsupported { throw unsupported }
    return supported
  }

  /// The square images that the asset pipeline needs of a label, drawn in its first variant.
  private func squareFiles(
    of id: OutputName, _ target: any OutputNaming, like first: PlannedOutput, at location: DocumentLocation
  ) throws(LabelError) -> [PlannedOutput] {
    var outputs: [PlannedOutput] = []
    for file in target.squareFiles(of: id) {
      var job = first.job.written(as: file.fit == nil ? .svg : .png)
      if let fit = file.fit {
        job.fit = fit
        job.hash.add(UInt64(fit.side))
        job.hash.add(fit.ground.rawValue)
      }
      let path = try OutputPath(file.name)
      try paths.insert(path, at: location)
      outputs.append(PlannedOutput(id: id.id, path: path, job: job))
    }
    return outputs
  }

  private func complete(_ label: LocatedRecord) -> LocatedRecord { label.filling(from: manifest.defaults, keys: defaultKeys) }

  private func job(_ complete: LocatedRecord, _ variant: LabelVariant, in source: SourceText) -> LabelJob {
    var hash = complete.hash
    variant.add(to: &hash)
    if complete.storage.record.titleKey != nil { hash.add(variant.record.title) }
    if complete.storage.record.needsTexts { for run in variant.record.attributedTitle ?? [] { hash.add(run.text) } }
    return LabelJob(label: variant.label, folder: folder, source: source, resources: resources, hash: hash)
  }

  /// A job with the part of an invalid label that can be decoded, so that its icons and fonts are checked too.
  private func partialJob(_ checked: Manifest.CheckedLabel, in source: SourceText) -> LabelJob? {
    let complete = checked.complete
    guard complete.record.hasTitle || complete.record.hasIcon else { return nil }
    return LabelJob(label: complete, folder: folder, source: source, resources: resources)
  }
}

extension [OutputFormat] {
  /// The formats without repetitions, in order.
  fileprivate var uniqued: [OutputFormat] {
    var seen: Set<OutputFormat> = []
    return filter { seen.insert($0).inserted }
  }
}
