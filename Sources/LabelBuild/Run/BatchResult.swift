// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest
package import LabelSystem

/// What became of one planned file, or of a label of which none could be planned. Each has exactly one result.
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

  /// A file that was made.
  package struct Made: Hashable, Sendable {
    /// The file's length.
    package var byteCount = 0
    /// The picture's columns.
    package var pixelWidth = 0
    /// The picture's rows.
    package var pixelHeight = 0
    /// How the file can be known again; nil when nobody can tell.
    package var stamp: FileStamp?
    /// Where it is, when that is not where it was planned.
    package var path: OutputPath?

    package init(byteCount: Int = 0, pixelWidth: Int = 0, pixelHeight: Int = 0, stamp: FileStamp? = nil) {
      self.byteCount = byteCount
      self.pixelWidth = pixelWidth
      self.pixelHeight = pixelHeight
      self.stamp = stamp
    }
  }

  /// The place in the plan, from 0.
  package var index: Int
  /// The label's id, if it has one.
  package var id: String?
  /// The file, below the output folder; nil when none was planned.
  package var path: OutputPath?
  /// Where the file was planned, which is where it is unless its name follows from its contents.
  package var plannedPath: OutputPath?
  /// How it ended.
  package var status: Status
  /// The file's contents, when the batch keeps them instead of writing files; else empty.
  package var bytes: [UInt8] = []
  /// The file; nothing without one.
  private var made: Made
  /// Warnings of a file that was made; at least one error of one that was not.
  package var diagnostics: [Diagnostic] = []

  /// The file's length; 0 without a file.
  package var byteCount: Int { made.byteCount }
  /// The picture's columns; 0 without a picture.
  package var pixelWidth: Int { made.pixelWidth }
  /// The picture's rows; 0 without a picture.
  package var pixelHeight: Int { made.pixelHeight }

  /// The result of a planned file.
  init<Job>(index: Int, output: PlannedOutput<Job>, status: Status, made: Made = Made(), diagnostics: [Diagnostic] = []) {
    self.index = index
    id = output.id
    path = made.path ?? output.path
    plannedPath = output.path
    self.status = status
    self.made = made
    // Where a file was made and when is no part of what became of it.
    self.made.stamp = nil
    self.diagnostics = diagnostics
  }

  /// The result of a label of which no file could be planned.
  init<Job>(index: Int, label: RefusedLabel<Job>) {
    self.index = index
    id = label.id
    status = .failed
    made = Made()
    diagnostics = label.diagnostics
  }
}
