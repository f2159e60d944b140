// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension Renderer {
  /// Renders the job's label to a file's bytes.
  ///
  /// - Throws: what is wrong with the record, at its location in the manifest.
  package func render(_ job: LabelJob) throws(RenderFailure) -> RenderedOutput {
    do throws(Diagnostic) {
      let (bitmap, doubts) = try bitmap(of: job)
      return RenderedOutput(
        bytes: try encode(bitmap), pixelWidth: bitmap.width, pixelHeight: bitmap.height,
        warnings: doubts.map { job.label.located(Diagnostic($0), in: job.source) }
          + (job.fit == nil ? job.label.shared.record.outsideIcons(baseFolder: job.folder) : []).compactMap(warning))
    } catch {
      throw RenderFailure(mistakes(in: job, after: error))
    }
  }

  private func bitmap(of job: LabelJob) throws(Diagnostic) -> (Bitmap, doubts: [LabelError]) {
    // The label in its own size has the same doubts, and says them.
    if let fit = job.fit { return (try fitted(job, into: fit), []) }
    let record = job.label.shared.record
    let placed = try placed(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
    return (try rasterize(draw(placed)), placed.doubts)
  }

  /// The mistakes of a label's icon and of its title by themselves, so that one run shows them all.
  ///
  /// - Parameter first: the mistake that ended the label; nil when it was not rendered.
  package func mistakes(in job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    var found = [first].compactMap { $0 }
    for style in [LabelStyleName.iconOnly, .titleOnly] {
      var record = job.label.record
      record.style = style
      // A font that does not exist would hide that the icon does not either.
      if style == .iconOnly { record.font = nil }
      do throws(Diagnostic) {
        _ = try resolve(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      } catch {
        if error.cause != .label(.emptyLabel), !found.contains(where: { $0.cause == error.cause }) { found.append(error) }
      }
    }
    return found.map { job.label.located($0, in: job.source) }
  }
}
