// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelManifest

/// Renders on one thread only, so that it may hold objects that threads cannot share, such as FreeType's faces.
package protocol OutputRenderer: AnyObject {
  /// Whether another process renders what was begun, so that more is begun while it does; false by default.
  var rendersElsewhere: Bool { get }
  /// Whether another file may be begun before the first that was begun is rendered; false by default.
  var hasRoom: Bool { get }

  /// Begins to render a file. Files are rendered in the order in which they were begun. Does nothing by default.
  func begin(_ output: PlannedOutput)

  /// Renders a file.
  ///
  /// - Throws: The errors of the label. The warnings of a rendered file are in the output.
  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput

  /// The errors in the icon and the fonts of a label that already has other errors. No file may be begun.
  func diagnostics(of job: LabelJob) -> [Diagnostic]
}

extension OutputRenderer {
  package var rendersElsewhere: Bool { false }
  package var hasRoom: Bool { false }
  package func begin(_ output: PlannedOutput) {}
}
