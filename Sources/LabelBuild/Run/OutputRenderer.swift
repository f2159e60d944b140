// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
package import LabelManifest

/// Renders on one thread only, so that it may hold objects that threads cannot share, such as FreeType's faces.
package protocol OutputRenderer: AnyObject {
  /// Whether files are begun before they are rendered; false by default.
  var begins: Bool { get }
  /// Whether another file may be begun before one is rendered.
  var hasRoom: Bool { get }

  /// Begins to render a file in another process. Files are rendered in the order in which they were begun.
  func begin(_ output: PlannedOutput)

  /// Renders a file.
  ///
  /// - Throws: The errors of the label. The warnings of a rendered file are in the output.
  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput

  /// The errors in the icon and the fonts of a label that already has other errors. No file may be begun.
  func diagnostics(of job: LabelJob) -> [Diagnostic]
}

extension OutputRenderer {
  package var begins: Bool { false }
  package var hasRoom: Bool { false }
  package func begin(_ output: PlannedOutput) {}
}

/// Renders labels on one thread for a target.
final class LabelRenderer: OutputRenderer {
  private var renderers: JobRenderers
  private let target: any RunTarget

  init(_ renderers: JobRenderers, _ target: any RunTarget) { (self.renderers, self.target) = (renderers, target) }

  func render(_ output: PlannedOutput) throws(RenderFailure) -> RenderedOutput {
    let start = ContinuousClock.now
    let renderer: Renderer
    do throws(Diagnostic) { renderer = try renderers.renderer(for: output.job.resources) } catch { throw RenderFailure([error]) }
    var rendered = try target.render(output, with: renderer)
    rendered.duration = ContinuousClock.now - start
    return rendered
  }

  func diagnostics(of job: LabelJob) -> [Diagnostic] {
    do throws(Diagnostic) { return try renderers.renderer(for: job.resources).diagnostics(of: job) } catch { return [error] }
  }
}
