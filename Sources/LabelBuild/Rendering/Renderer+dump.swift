// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension Renderer {
  /// A job's output of one stage, as stable text.
  ///
  /// - Throws: what is wrong with the record, at its location in the manifest.
  package func dump(_ job: LabelJob, at stage: Stage) throws(Diagnostic) -> String {
    beginLabel()
    let record = job.label.record
    do throws(Diagnostic) {
      return try render(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment(), upTo: stage).checked().dump
    } catch { throw job.label.located(error, in: job.source) }
  }
}
