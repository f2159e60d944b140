// SPDX-License-Identifier: MIT

package import LabelCore

/// The reasons why a file was not rendered: at least one error, perhaps with warnings.
package struct RenderFailure: Error, Hashable, Sendable {
  /// The errors and warnings, in the order in which they were found.
  package var diagnostics: [Diagnostic]

  /// The first error, for a caller that shows only one.
  package var firstError: Diagnostic { diagnostics.firstError ?? diagnostics[0] }

  /// Wraps diagnostics.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
