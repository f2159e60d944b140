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

  private var paths = OutputPathSet()

  package init() {}

  /// Adds the labels of a document.
  ///
  /// A mistake in the manifest's head, such as in its defaults, concerns every label, and so none is made then.
  ///
  /// - Parameter shard: the labels to take; all when nil.
  package mutating func add(_ document: ManifestDocument, shard: Shard? = nil) {
    let (manifest, found) = Manifest.parse(document)
    let labelCount = manifest.head.labels?.count ?? 0
    var mistakes = found
    var planned: [PlannedOutput<LabelJob>] = []
    if manifest.isHeadSound, let naming = naming(of: manifest, in: document, &mistakes) {
      for label in manifest.labels where shard?.contains(id: label.record.id ?? "") ?? true {
        planned += outputs(of: label, in: manifest, naming, &mistakes)
        mistakes += label.undrawnKeys.map {
          manifest.source.diagnostic(.notYetDrawn(key: $0.key), at: $0.place, labelID: label.record.id)
        }
      }
    }
    diagnostics += mistakes
    outputs += planned
    let broken = Set(mistakes.filter { $0.severity == .error }.map { $0.labelID ?? $0.place?.words ?? "" })
    failedLabels += manifest.isHeadSound ? broken.count : max(1, labelCount)
  }

  private enum Naming {
    case plain
    case template(OutputTemplate)
  }

  /// Without `output`, a label of one variant is named by its id alone.
  private func naming(of manifest: Manifest, in document: ManifestDocument, _ mistakes: inout [Diagnostic]) -> Naming? {
    guard let text = manifest.head.output else { return .plain }
    do throws(LabelError) { return .template(try OutputTemplate(parsing: text)) } catch {
      mistakes.append(manifest.source.diagnostic(error, at: document.root["output"]?.place ?? document.root.place))
      return nil
    }
  }

  private mutating func outputs(
    of label: PlacedRecord, in manifest: Manifest, _ naming: Naming, _ mistakes: inout [Diagnostic]
  ) -> [PlannedOutput<LabelJob>] {
    let axes = manifest.axes(of: label)
    let complete = manifest.complete(label)
    let variants = LabelVariant.all(of: complete.record, axes)
    do throws(LabelError) {
      let id = try OutputName(label.record.id ?? "")
      var result: [PlannedOutput<LabelJob>] = []
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
        result.append(
          PlannedOutput(
            id: id.id, path: path, job: LabelJob(label: made, folder: manifest.folder, source: manifest.source)))
      }
      return result
    } catch {
      mistakes.append(manifest.source.diagnostic(error, at: label.place(of: "id"), labelID: label.record.id))
      return []
    }
  }
}
