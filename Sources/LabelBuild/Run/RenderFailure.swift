// SPDX-License-Identifier: MIT

package import LabelCore

/// Why a file was not rendered: at least one error, perhaps with warnings.
package struct RenderFailure: Error, Hashable, Sendable {
  /// The problems in the order in which they were found.
  package var diagnostics: [Diagnostic]

  /// Wraps problems.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
