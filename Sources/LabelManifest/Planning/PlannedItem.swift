// SPDX-License-Identifier: MIT

package import LabelCore

/// An item of a plan: an output file or an invalid label.
package enum PlannedItem: Sendable {
  /// A file to render.
  case file(PlannedOutput)
  /// A label or a manifest with errors, which is not rendered.
  case invalid(InvalidLabel)
}

/// A label, or a manifest as a whole, with errors that were found before rendering.
package struct InvalidLabel: Sendable {
  /// The id of the label, if it has one.
  package var id: String?
  /// The diagnostics, with at least one error.
  package var diagnostics: [Diagnostic]
  /// The part of the label that can be decoded, so that its icons and fonts are checked too; nil if there is none.
  package var partialJob: LabelJob?
  /// The row of the input, from 0; nil if the input has no rows, and for an error that is not of a row.
  package var row: Int?
  /// Whether the errors are those of a manifest as a whole, and not of one label.
  package private(set) var isHead = false

  /// Creates the errors of a manifest as a whole, such as those of its defaults or of the header of a CSV file.
  init(ofHead diagnostics: [Diagnostic]) {
    self.init(id: nil, diagnostics: diagnostics)
    isHead = true
  }

  /// Creates an invalid label.
  package init(id: String?, diagnostics: [Diagnostic], partialJob: LabelJob? = nil, row: Int? = nil) {
    self.id = id
    self.diagnostics = diagnostics
    self.partialJob = partialJob
    self.row = row
  }
}

/// Where the items of a run come from. It is called from any thread, but never by two at the same time.
package protocol ItemSource: Sendable {
  /// Returns the next item; nil at the end.
  func next() -> PlannedItem?
  /// Whether there is an item without waiting for input; true by default.
  var isReady: Bool { get }
  /// Reads nothing more, so that only items come that were planned already. Does nothing by default.
  func stopReading()
}

extension ItemSource {
  package var isReady: Bool { true }
  package func stopReading() {}
}
