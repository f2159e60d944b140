// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout

/// Plans the files of a manifest's labels: each label in each of its variants, with the file that it goes to.
package struct LabelPlanner: Sendable {
  private enum Naming {
    case plain
    case template(OutputTemplate)
  }

  /// The manifest that the labels belong to.
  package let manifest: Manifest
  private let naming: Naming
  private let resources: LabelResources
  private let strings: StringTables?
  /// The keys that the defaults say anything under: looking for them anew takes longer than filling them in.
  private let defaultKeys: [Field<LabelRecord>]
  private let shard: Shard?
  /// The files of the whole run.
  private let paths: OutputPathSet
  private let names = OutputNameSet()

  /// Without `output`, a label of one variant is named by its id alone.
  ///
  /// - Throws: the mistake in the manifest's `output` or `strings`, which concerns every label.
  package init(_ manifest: Manifest, root: ManifestNode, shard: Shard?, paths: OutputPathSet) throws(Diagnostic) {
    self.manifest = manifest
    self.shard = shard
    self.paths = paths
    defaultKeys = LabelRecord.fields.written(in: manifest.defaults.record)
    var resources = LabelResources(iconFolders: manifest.iconFolders, fontFolders: manifest.fontFolders)
    strings = try Self.strings(of: manifest, root)
    resources.stringFiles = strings?.files ?? []
    self.resources = resources
    guard let text = manifest.head.output else {
      naming = .plain
      return
    }
    do throws(LabelError) { naming = .template(try OutputTemplate(parsing: text)) } catch {
      throw manifest.source.diagnostic(error, at: root["output"]?.place ?? root.place)
    }
  }

  private static func strings(of manifest: Manifest, _ root: ManifestNode) throws(Diagnostic) -> StringTables? {
    guard let path = manifest.head.strings else { return nil }
    do throws(Diagnostic) { return try StringTables(path: Manifest.path(path, in: manifest.folder)) } catch {
      // What is wrong inside a file of strings stands there.
      guard error.place == nil else { throw error }
      let place = root["strings"]?.place ?? root.place
      throw Diagnostic(error.cause, at: place, sourceLine: manifest.source.shownLine(place.line))
    }
  }

  /// The items of a label that has not been looked at: its files, or why there are none.
  package func items(of node: ManifestNode, in source: SourceText) -> [BatchItem<LabelJob>] {
    if let shard, let id = node["id"]?.text, !shard.contains(id: id) { return [] }
    let checked = manifest.check(node, in: source, names, complete: complete)
    guard checked.isSound else {
      return [.refused(RefusedLabel(id: checked.label.record.id, diagnostics: checked.diagnostics, suspect: suspect(checked, in: source)))]
    }
    do throws(Diagnostic) {
      return try files(of: checked.label, complete: checked.complete, in: source, warnings: checked.diagnostics).map { .file($0) }
    } catch {
      return [.refused(RefusedLabel(id: checked.label.record.id, diagnostics: checked.diagnostics + [error]))]
    }
  }

  /// The files of a label without mistakes.
  ///
  /// - Parameter warnings: go to the first of them.
  /// - Throws: a name that is no safe path or that another file has.
  package func files(
    of label: PlacedRecord, in source: SourceText, warnings: [Diagnostic] = []
  ) throws(Diagnostic) -> [PlannedOutput<LabelJob>] {
    try files(of: label, complete: complete(label), in: source, warnings: warnings)
  }

  private func files(
    of label: PlacedRecord, complete: PlacedRecord, in source: SourceText, warnings: [Diagnostic]
  ) throws(Diagnostic) -> [PlannedOutput<LabelJob>] {
    do throws(LabelError) {
      var outputs = try planned(label, complete, in: source)
      if !outputs.isEmpty { outputs[0].warnings = warnings }
      return outputs
    } catch {
      throw source.diagnostic(error, at: place(of: error, in: complete), labelID: label.record.id)
    }
  }

  private func place(of error: LabelError, in label: PlacedRecord) -> SourcePlace {
    switch error {
    case .invalidValue(let key, _, _, _): label.place(of: key, "titleKey")
    case .missingKey: label.place(of: "titleKey")
    default: label.place(of: "id")
    }
  }

  /// A variant with its title looked up for its locale.
  private func localized(_ variant: LabelVariant) throws(LabelError) -> LabelVariant {
    guard let key = variant.record.titleKey, variant.record.title == nil else { return variant }
    guard let strings else { throw .missingKey(key: "strings") }
    var variant = variant
    variant.record.title = try strings.text(key, table: variant.record.table, locale: variant.record.renderEnvironment().locale)
    return variant
  }

  private func planned(
    _ label: PlacedRecord, _ complete: PlacedRecord, in source: SourceText
  ) throws(LabelError) -> [PlannedOutput<LabelJob>] {
    let variants = LabelVariant.all(of: complete.record, manifest.axes(of: label))
    let id = try OutputName(label.record.id ?? "")
    var planned: [PlannedOutput<LabelJob>] = []
    for variant in variants {
      let path =
        switch naming {
        case .plain where variants.count == 1: try OutputPath(id.id + ".png")
        case .plain: try OutputTemplate.standard.path(for: variant.values(id: id))
        case .template(let template): try template.path(for: variant.values(id: id))
        }
      try paths.insert(path)
      planned.append(PlannedOutput(id: id.id, path: path, job: job(complete, try localized(variant), in: source)))
    }
    return planned
  }

  private func complete(_ label: PlacedRecord) -> PlacedRecord { label.filling(from: manifest.defaults, keys: defaultKeys) }

  private func job(_ complete: PlacedRecord, _ variant: LabelVariant, in source: SourceText) -> LabelJob {
    var made = complete
    made.record = variant.record
    var hash = complete.hash
    variant.add(to: &hash)
    if complete.record.titleKey != nil { hash.add(variant.record.title) }
    return LabelJob(label: made, folder: manifest.folder, source: source, resources: resources, hash: hash)
  }

  /// What can be read of a label with mistakes, so that its icons and fonts are looked at too.
  private func suspect(_ checked: Manifest.CheckedLabel, in source: SourceText) -> LabelJob? {
    let complete = checked.complete
    guard complete.record.hasTitle || complete.record.hasIcon else { return nil }
    var job = LabelJob(label: complete, folder: manifest.folder, source: source, resources: resources)
    job.isSuspect = true
    return job
  }
}
