// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelKit
internal import LabelLayout

/// One picture to make: a complete record in one variant, and what its mistakes are shown in.
package struct LabelJob: Hashable, Sendable {
  /// Defaults filled in, and the variant's values put over it.
  package var label: PlacedRecord {
    get { content.label }
    set { content = Content(label: newValue, folder: folder, source: source, resources: resources) }
  }
  /// Where relative paths of icons and fonts start.
  package var folder: String { content.folder }
  /// The text that the record stands in.
  package var source: SourceText { content.source }
  /// Where its icons and fonts are.
  package var resources: LabelResources { content.resources }

  private var content: Content
  /// Stands for all that the picture is made of but the contents of other files: the record, the defaults, the variant.
  package var hash: ContentHash
  /// That the picture has to be a square; nil for the label's own size.
  package var fit: SquareFit?
  /// Whether the record is known to have mistakes, and only more of them are looked for.
  package var isSuspect = false

  package init(
    label: PlacedRecord, folder: String, source: SourceText, resources: LabelResources = LabelResources(),
    hash: ContentHash = ContentHash()
  ) {
    content = Content(label: label, folder: folder, source: source, resources: resources)
    self.hash = hash
  }
}

/// What a job is about: a job changes hands often, and carries a reference.
private final class Content: Hashable, Sendable {
  let label: PlacedRecord
  let folder: String
  let source: SourceText
  let resources: LabelResources

  init(label: PlacedRecord, folder: String, source: SourceText, resources: LabelResources) {
    self.label = label
    self.folder = folder
    self.source = source
    self.resources = resources
  }

  static func == (a: Content, b: Content) -> Bool {
    a === b || (a.label == b.label && a.folder == b.folder && a.source == b.source && a.resources == b.resources)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(folder)
    hasher.combine(source)
    hasher.combine(resources)
  }
}

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
