// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest

extension Renderer {
  /// Renders the job's label as a file of its format.
  ///
  /// - Throws: what is wrong with the record, at its location in the manifest.
  package func render(_ job: LabelJob) throws(RenderFailure) -> RenderedOutput {
    do throws(RenderFailure) {
      var rendered = try renderUnlocated(job)
      rendered.warnings = job.label.located(rendered.warnings, in: job.source)
      return rendered
    } catch {
      throw RenderFailure(job.label.located(error.diagnostics, in: job.source))
    }
  }

  /// Renders the job's label as `render` does; the diagnostics have no locations in the manifest.
  func renderUnlocated(_ job: LabelJob) throws(RenderFailure) -> RenderedOutput {
    beginLabel()
    do throws(Diagnostic) {
      let (encoded, insets, warnings) = try encoded(job)
      var output = RenderedOutput(
        bytes: encoded.bytes, pixelWidth: encoded.pixelWidth, pixelHeight: encoded.pixelHeight, warnings: warnings + encoded.warnings)
      output.insets = insets
      return output
    } catch {
      throw RenderFailure(unlocatedDiagnostics(of: job, after: error))
    }
  }

  private func encoded(_ job: LabelJob) throws(Diagnostic) -> (EncodedLabel, PixelInsets, warnings: [Diagnostic]) {
    // The label in its own size has the other warnings and reports them.
    if let fit = job.fit {
      let (bitmap, warnings) = try fitted(job, into: fit)
      return (try encode(bitmap, as: job.format), .zero, warnings)
    }
    let record = job.label.storage.record
    let placed = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
    let list = try checkedDrawing(of: placed)
    // Only the formats with text need the title.
    let title = job.format == .png || job.format == .webp ? "" : record.plainTitle
    return (try encode(list, as: job.format, title: title), list.insets(margin: record.marginInsets), warnings(of: job, placed))
  }

  /// The errors of a label's icon and of its title, each checked by itself, so that one run reports them all.
  ///
  /// - Parameter first: the error that rendering the label threw; nil if the label was not rendered.
  package func diagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    job.label.located(unlocatedDiagnostics(of: job, after: first), in: job.source)
  }

  /// The diagnostics of `diagnostics(of:after:)`, without locations in the manifest.
  func unlocatedDiagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    var found = [first].compactMap { $0 }
    for record in job.label.record.parts {
      do throws(Diagnostic) {
        _ = try resolve(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      } catch {
        if error.cause != .label(.emptyLabel), !found.contains(where: { $0.cause == error.cause }) { found.append(error) }
      }
    }
    return found
  }
}

extension LabelRecord {
  /// The maximum number of runs that are checked one by one.
  private static let checkedRuns = 1000

  /// Records that each show a part of this one: its icon, its title, and each run of its title. Only one error of a part is found.
  fileprivate var parts: [LabelRecord] {
    var (icon, title) = (self, self)
    (icon.style, title.style) = (.iconOnly, .titleOnly)
    // An unknown font would hide an unknown icon.
    icon.font = nil
    let runs = (attributedTitle ?? []).prefix(Self.checkedRuns).flatMap { run in
      // The font of a run would hide its icon, and the icon its font.
      var (withoutFont, withoutIcon) = (run, run)
      withoutFont.font = nil
      withoutIcon.icon = nil
      return run.icon == nil || run.font == nil ? [run] : [withoutFont, withoutIcon]
    }
    guard runs.count > 1 else { return [icon, title] }
    let records = runs.map { run in
      var record = title
      record.attributedTitle = [run]
      return record
    }
    return [icon, title] + records
  }
}
