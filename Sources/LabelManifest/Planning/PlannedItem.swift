// SPDX-License-Identifier: MIT

package import LabelCore

/// What a plan consists of, one after the other.
package enum PlannedItem: Sendable {
  /// A file to render.
  case file(PlannedOutput)
  /// A label of which no file can be rendered, or a manifest.
  case refused(InvalidLabel)
}

/// A label whose mistakes were found before it was rendered.
package struct InvalidLabel: Sendable {
  /// Its id, if it has one.
  package var id: String?
  /// What is wrong; at least one error.
  package var diagnostics: [Diagnostic]
  /// What can be read of it, for a look at the icons and fonts that it names; nil when nothing can.
  package var suspect: LabelJob?

  /// A label that cannot be rendered.
  package init(id: String?, diagnostics: [Diagnostic], suspect: LabelJob? = nil) {
    self.id = id
    self.diagnostics = diagnostics
    self.suspect = suspect
  }
}

/// Where a run takes its items from: called on any thread, by one at a time; nil at the end.
package typealias ItemSource = @Sendable () -> PlannedItem?
