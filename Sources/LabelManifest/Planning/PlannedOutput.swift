// SPDX-License-Identifier: MIT

package import LabelCore

/// One file that a batch is to make.
package struct PlannedOutput<Job: Sendable>: Sendable {
  /// The id of its label; several variants of a label share it.
  package let id: String
  /// Where it goes, below the output folder.
  package let path: OutputPath
  /// What a worker needs to make it.
  package let job: Job
  /// What the author should know whether the file can be made or not.
  package var warnings: [Diagnostic] = []

  /// Plans a file.
  package init(id: String, path: OutputPath, job: Job) {
    self.id = id
    self.path = path
    self.job = job
  }
}
