// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout

/// The pictures of a manifest: every label in each of its variants, with the files they go to.
package struct BatchPlan: Sendable {
  /// In the order of the manifest, and within a label in that of its variants.
  package private(set) var outputs: [PlannedOutput<LabelJob>] = []
  /// What is found before anything is rendered: mistakes, of which those of a label keep only that label from being made, and warnings.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Labels that cannot be made.
  package private(set) var failedLabels = 0
  /// The manifests' folders of SVG files by the prefix of their icons; of two with one prefix the later one counts.
  package private(set) var iconFolders: [String: String] = [:]
  /// The manifests' font folders, in order.
  package private(set) var fontFolders: [String] = []

  private var paths = OutputPathSet()

  package init() {}

  /// Adds the labels of a document.
  ///
  /// A mistake in the manifest's head, such as in its defaults, concerns every label, and so none is made then.
  ///
  /// - Parameter shard: the labels to take; all when nil.
  package mutating func add(_ document: ManifestDocument, shard: Shard? = nil) {
    let (manifest, found) = Manifest.parse(document)
    diagnostics += found
    iconFolders.merge(manifest.iconFolders) { _, later in later }
    fontFolders += manifest.fontFolders
    guard manifest.isHeadSound, let naming = naming(of: manifest, in: document) else {
      failedLabels += max(1, manifest.labels.count + manifest.refusedLabels)
      return
    }
    failedLabels += manifest.refusedLabels
    for label in manifest.labels where shard?.contains(id: label.record.id ?? "") ?? true {
      do throws(LabelError) { outputs += try planned(label, in: manifest, naming) } catch {
        failedLabels += 1
        diagnostics.append(manifest.source.diagnostic(error, at: label.place(of: "id"), labelID: label.record.id))
      }
      diagnostics += label.undrawnKeys.map {
        manifest.source.diagnostic(.notYetDrawn(key: $0.key), at: $0.place, labelID: label.record.id)
      }
    }
  }

  private enum Naming {
    case plain
    case template(OutputTemplate)
  }

  /// Without `output`, a label of one variant is named by its id alone.
  private mutating func naming(of manifest: Manifest, in document: ManifestDocument) -> Naming? {
    guard let text = manifest.head.output else { return .plain }
    do throws(LabelError) { return .template(try OutputTemplate(parsing: text)) } catch {
      diagnostics.append(manifest.source.diagnostic(error, at: document.root["output"]?.place ?? document.root.place))
      return nil
    }
  }

  private mutating func planned(
    _ label: PlacedRecord, in manifest: Manifest, _ naming: Naming
  ) throws(LabelError) -> [PlannedOutput<LabelJob>] {
    let complete = manifest.complete(label)
    let variants = LabelVariant.all(of: complete.record, manifest.axes(of: label))
    let id = try OutputName(label.record.id ?? "")
    var planned: [PlannedOutput<LabelJob>] = []
    for variant in variants {
      var made = complete
      made.record = variant.record
      let path =
        switch naming {
        case .plain where variants.count == 1: try OutputPath(id.id + ".png")
        case .plain: try OutputTemplate.standard.path(for: variant.values(id: id))
        case .template(let template): try template.path(for: variant.values(id: id))
        }
      try paths.insert(path)
      planned.append(
        PlannedOutput(id: id.id, path: path, job: LabelJob(label: made, folder: manifest.folder, source: manifest.source)))
    }
    return planned
  }
}
