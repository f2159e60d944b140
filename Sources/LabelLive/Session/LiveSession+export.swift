// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
internal import Synchronization

extension LiveSession {
  package func exported() async throws(Diagnostic) -> LiveExport.Content {
    let content = state.withLock { $0.content }
    for manifest in content.manifests where manifest.document == nil { if let error = manifest.diagnostics.firstError { throw error } }
    var labels: [LiveExport.Content.Label] = []
    var outputs: [[PlannedOutput]] = []
    for (number, manifest) in content.manifests.enumerated() {
      let folder = content.manifests.count > 1 ? "\(number)/" : ""
      for label in manifest.labels {
        let files = zip(label.variants, label.outputs).map { (column: $0, name: folder + $1.path.description) }
        labels.append(LiveExport.Content.Label(id: label.id, files: files))
        outputs.append(label.outputs)
      }
    }
    return LiveExport.Content(labels: labels) { [outputs, self] label, file, image in
      facts(of: image, outputs[label][file])
    } json: { [self] images in
      content.json(version: 1, settings, images: images)
    }
  }
}
