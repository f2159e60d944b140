// SPDX-License-Identifier: MIT

package import LabelCore

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
  /// The keys that the defaults say anything under: looking for them anew takes longer than filling them in.
  private let defaultKeys: [Field<LabelRecord>]
  private let shard: Shard?
  /// The files of the whole run.
  private let paths: OutputPathSet
  private let names = OutputNameSet()

  /// Without `output`, a label of one variant is named by its id alone.
  ///
  /// - Throws: the mistake in the manifest's `output`, which concerns every label.
  package init(_ manifest: Manifest, root: ManifestNode, shard: Shard?, paths: OutputPathSet) throws(Diagnostic) {
    self.manifest = manifest
    self.shard = shard
    self.paths = paths
    defaultKeys = LabelRecord.fields.written(in: manifest.defaults.record)
    resources = LabelResources(iconFolders: manifest.iconFolders, fontFolders: manifest.fontFolders)
    guard let text = manifest.head.output else {
      naming = .plain
      return
    }
    do throws(LabelError) { naming = .template(try OutputTemplate(parsing: text)) } catch {
      throw manifest.source.diagnostic(error, at: root["output"]?.place ?? root.place)
    }
  }

  /// The items of a label that has not been looked at: its files, or why there are none.
  package func items(of node: ManifestNode, in source: SourceText) -> [BatchItem<LabelJob>] {
    if let shard, let id = node["id"]?.text, !shard.contains(id: id) { return [] }
    let checked = manifest.check(node, in: source, names, complete: complete)
    guard checked.isSound else {
      return [.refused(RefusedLabel(id: checked.label.record.id, diagnostics: checked.diagnostics, suspect: suspect(checked, in: source)))]
    }
    do throws(Diagnostic) { return try files(of: checked.label, in: source, warnings: checked.diagnostics).map { .file($0) } } catch {
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
    do throws(LabelError) {
      var outputs = try planned(label, in: source)
      let undrawn = label.undrawnKeys.map { source.diagnostic(.notYetDrawn(key: $0.key), at: $0.place, labelID: label.record.id) }
      if !outputs.isEmpty { outputs[0].warnings = warnings + undrawn }
      return outputs
    } catch {
      throw source.diagnostic(error, at: label.place(of: "id"), labelID: label.record.id)
    }
  }

  private func planned(_ label: PlacedRecord, in source: SourceText) throws(LabelError) -> [PlannedOutput<LabelJob>] {
    let complete = complete(label)
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
      planned.append(PlannedOutput(id: id.id, path: path, job: job(complete, variant, in: source)))
    }
    return planned
  }

  private func complete(_ label: PlacedRecord) -> PlacedRecord { label.filling(from: manifest.defaults, keys: defaultKeys) }

  private func job(_ complete: PlacedRecord, _ variant: LabelVariant, in source: SourceText) -> LabelJob {
    var made = complete
    made.record = variant.record
    var hash = complete.hash
    variant.add(to: &hash)
    return LabelJob(label: made, folder: manifest.folder, source: source, resources: resources, hash: hash)
  }

  /// What can be read of a label with mistakes, so that its icons and fonts are looked at too.
  private func suspect(_ checked: Manifest.CheckedLabel, in source: SourceText) -> LabelJob? {
    let complete = complete(checked.label)
    guard complete.record.hasTitle || complete.record.hasIcon else { return nil }
    var job = LabelJob(label: complete, folder: manifest.folder, source: source, resources: resources)
    job.isSuspect = true
    return job
  }
}
