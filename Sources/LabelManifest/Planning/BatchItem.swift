// SPDX-License-Identifier: MIT

package import LabelCore

/// What a batch is given to do, one after the other.
package enum BatchItem<Job: Sendable>: Sendable {
  /// A file to make.
  case file(PlannedOutput<Job>)
  /// A label of which no file can be made, or a manifest.
  case refused(RefusedLabel<Job>)
}

/// A label whose mistakes were found before it was made.
package struct RefusedLabel<Job: Sendable>: Sendable {
  /// Its id, if it has one.
  package var id: String?
  /// What is wrong; at least one error.
  package var diagnostics: [Diagnostic]
  /// What can be read of it, for a look at the icons and fonts that it names; nil when nothing can.
  package var suspect: Job?

  /// A label that cannot be made.
  package init(id: String?, diagnostics: [Diagnostic], suspect: Job? = nil) {
    self.id = id
    self.diagnostics = diagnostics
    self.suspect = suspect
  }
}

/// Where a batch takes its items from: called on any thread, by one at a time; nil at the end.
package typealias BatchSource<Job: Sendable> = @Sendable () -> BatchItem<Job>?
