// SPDX-License-Identifier: MIT

package import LabelCore

/// What became of one planned file. Every planned file has exactly one result.
package struct BatchResult: Hashable, Sendable {
  /// How it ended.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// The file is new or has new contents.
    case written
    /// The file held the same bytes already.
    case unchanged
    /// There is no file, or an old one; the diagnostics say why.
    case failed
    /// The run had stopped before it came to this file.
    case skipped
  }

  /// The place in the plan, from 0.
  package var index: Int
  /// The label's id.
  package var id: String
  /// The file, below the output folder.
  package var path: OutputPath
  /// How it ended.
  package var status: Status
  /// The file's contents, when the batch keeps them instead of writing files; else empty.
  package var bytes: [UInt8] = []
  /// The file's length; 0 without a file.
  package var byteCount = 0
  /// The picture's columns; 0 without a picture.
  package var pixelWidth = 0
  /// The picture's rows; 0 without a picture.
  package var pixelHeight = 0
  /// Warnings of a file that was made; at least one error of one that was not.
  package var diagnostics: [Diagnostic] = []

  /// A result without a file.
  init<Job>(index: Int, output: PlannedOutput<Job>, status: Status, diagnostics: [Diagnostic] = []) {
    self.index = index
    id = output.id
    path = output.path
    self.status = status
    self.diagnostics = diagnostics
  }

  /// The result of a file that was made; `outcome` is nil when its bytes are kept.
  init<Job>(index: Int, output: PlannedOutput<Job>, rendered: RenderedOutput, outcome: WriteOutcome?) {
    self.init(index: index, output: output, status: outcome == .unchanged ? .unchanged : .written, diagnostics: rendered.warnings)
    bytes = outcome == nil ? rendered.bytes : []
    byteCount = rendered.bytes.count
    pixelWidth = rendered.pixelWidth
    pixelHeight = rendered.pixelHeight
  }
}
