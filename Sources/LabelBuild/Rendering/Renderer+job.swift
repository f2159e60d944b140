// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension Renderer {
  /// Renders the job's label as a PNG file.
  ///
  /// - Throws: what is wrong with the record, at its location in the manifest.
  package func render(_ job: LabelJob) throws(RenderFailure) -> RenderedOutput {
    do throws(RenderFailure) {
      var rendered = try renderUnlocated(job)
      rendered.warnings = rendered.warnings.map { job.label.located($0, in: job.source) }
      return rendered
    } catch {
      throw RenderFailure(error.diagnostics.map { job.label.located($0, in: job.source) })
    }
  }

  /// Renders the job's label as `render` does; the diagnostics have no locations in the manifest.
  func renderUnlocated(_ job: LabelJob) throws(RenderFailure) -> RenderedOutput {
    beginLabel()
    do throws(Diagnostic) {
      let (bitmap, warnings) = try bitmap(of: job)
      return RenderedOutput(
        bytes: try encode(bitmap), pixelWidth: bitmap.width, pixelHeight: bitmap.height,
        warnings: warnings.map { Diagnostic($0) }
          + (job.fit == nil ? job.label.storage.record.externalIcons(baseFolder: job.folder) : []).flatMap { self.warnings(about: $0) })
    } catch {
      throw RenderFailure(unlocatedDiagnostics(of: job, after: error))
    }
  }

  private func bitmap(of job: LabelJob) throws(Diagnostic) -> (Bitmap, warnings: [LabelError]) {
    // The label in its own size has the same warnings and reports them.
    if let fit = job.fit { return (try fitted(job, into: fit), []) }
    let record = job.label.storage.record
    let placed = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
    return (try rasterize(checkedDrawing(of: placed)), placed.warnings)
  }

  /// The errors of a label's icon and of its title, each checked by itself, so that one run reports them all.
  ///
  /// - Parameter first: the error that rendering the label threw; nil if the label was not rendered.
  package func diagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    unlocatedDiagnostics(of: job, after: first).map { job.label.located($0, in: job.source) }
  }

  /// The diagnostics of `diagnostics(of:after:)`, without locations in the manifest.
  func unlocatedDiagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    var found = [first].compactMap { $0 }
    for style in [LabelStyleName.iconOnly, .titleOnly] {
      var record = job.label.record
      record.style = style
      // An unknown font would hide an unknown icon.
      if style == .iconOnly { record.font = nil }
      do throws(Diagnostic) {
        _ = try resolve(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      } catch {
        if error.cause != .label(.emptyLabel), !found.contains(where: { $0.cause == error.cause }) { found.append(error) }
      }
    }
    return found
  }
}
