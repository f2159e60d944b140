// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension LabelRenderer {
  /// Makes the job's picture.
  ///
  /// - Parameter encode: makes the file; by default as fast as is sensible.
  /// - Throws: what is wrong with the record, put where it stands in the manifest.
  package func render(
    _ job: LabelJob, encode: ((Bitmap) throws(Diagnostic) -> [UInt8])? = nil
  ) throws(RenderFailure) -> RenderedOutput {
    if job.isSuspect { throw RenderFailure(mistakes(in: job).map { job.label.located($0, in: job.source) }) }
    do throws(Diagnostic) {
      let (picture, doubts) = try picture(of: job)
      let bytes: [UInt8]
      if let encode { bytes = try encode(picture) } else { bytes = try self.encode(picture) }
      return RenderedOutput(
        bytes: bytes, pixelWidth: picture.width, pixelHeight: picture.height,
        warnings: doubts.map { job.label.located(Diagnostic($0), in: job.source) }
          + (job.fit == nil ? job.label.shared.record.outsideIcons(baseFolder: job.folder) : []).compactMap(warning))
    } catch {
      throw RenderFailure(mistakes(in: job, first: error).map { job.label.located($0, in: job.source) })
    }
  }

  private func picture(of job: LabelJob) throws(Diagnostic) -> (Bitmap, doubts: [LabelError]) {
    // The label in its own size has the same doubts, and says them.
    if let fit = job.fit { return (try fitted(job, into: fit), []) }
    let record = job.label.shared
    let placed = layout(try resolve(record.record.viewNode(baseFolder: job.folder), in: record.record.renderEnvironment()))
    return (try rasterize(draw(placed)), placed.doubts)
  }

  /// The mistake that ended a label, and those of its icon and of its title by themselves, so that one run shows them all.
  private func mistakes(in job: LabelJob, first: Diagnostic? = nil) -> [Diagnostic] {
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
    return found
  }
}
