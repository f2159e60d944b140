// SPDX-License-Identifier: MIT

package import LabelCore

/// One file that a run is to render.
package struct PlannedOutput: Sendable {
  /// The id of its label; several variants of a label share it.
  package let id: String
  /// Where it goes, below the output folder.
  package let path: OutputPath
  /// What to render.
  package let job: LabelJob
  /// What the author should know whether the file can be made or not.
  package var warnings: [Diagnostic] = []

  /// Plans a file.
  package init(id: String, path: OutputPath, job: LabelJob) {
    self.id = id
    self.path = path
    self.job = job
  }
}
