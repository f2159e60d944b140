// SPDX-License-Identifier: MIT

package import LabelCore

/// Why a worker made no file: at least one error, perhaps with warnings.
package struct RenderFailure: Error, Hashable, Sendable {
  /// The problems in the order in which they were found.
  package var diagnostics: [Diagnostic]

  /// Wraps problems.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension Batch {
  /// Makes one file; it stays on the thread that made it and may hold what cannot be shared, such as FreeType's faces.
  package typealias Worker = (Job) throws(RenderFailure) -> RenderedOutput
  /// Makes a worker, on the thread that will use it.
  package typealias MakeWorker = @Sendable () throws(Diagnostic) -> Worker
}
