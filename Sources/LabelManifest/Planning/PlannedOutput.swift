// SPDX-License-Identifier: MIT

package import LabelCore

/// One output file that a run renders.
package struct PlannedOutput: Sendable {
  /// The id of the label, which is the same for all its variants.
  package let id: String
  /// The path of the file below the output folder.
  package let path: OutputPath
  /// The label to render.
  package var job: LabelJob
  /// The warnings of the label.
  package var warnings: [Diagnostic] = []
  /// The row of the input, from 0; nil if the input has no rows.
  package var row: Int?
  /// The axes on which the label has variants; none if it has only one.
  package var axes = VariantAxes.Names(rawValue: 0)
  /// The formats that the manifest says, whichever of them the files get.
  package var manifestFormats = [OutputFormat.png]
  /// How many outputs the label has, this one included.
  package var count = 1

  /// What the label can be varied by, if it was planned as it is written.
  package var written: WrittenLabel?

  /// Creates a planned output.
  package init(id: String, path: OutputPath, job: LabelJob) {
    self.id = id
    self.path = path
    self.job = job
  }
}
