// SPDX-License-Identifier: MIT

package import LabelCore

/// One image to render: a complete record in one variant, and the source text for diagnostics.
package struct LabelJob: Hashable, Sendable {
  /// The record with the defaults and with the values of the variant.
  package var label: LocatedRecord {
    get { storage.label }
    set { storage = Storage(label: newValue, folder: folder, source: source, resources: resources) }
  }
  /// The folder that relative paths of icons and fonts start from.
  package var folder: String { storage.folder }
  /// The source text of the record.
  package var source: SourceText { storage.source }
  /// The locations of its icons, fonts and strings.
  package var resources: LabelResources { storage.resources }

  private var storage: Storage
  /// A hash of everything that decides the image except the contents of other files: the record, the defaults and the variant.
  package var hash: ContentHash
  /// The square that the image has to fit; nil for the natural size of the label.
  package var fit: SquareFit?
  /// The format of the file.
  package var format = OutputFormat.png

  /// The same job for a file of a format. The hash differs, except for PNG.
  func written(as format: OutputFormat) -> LabelJob {
    var job = self
    job.format = format
    if format != .png { job.hash.add(format.rawValue) }
    return job
  }

  /// The same job for a PNG image of the label in its own size, as snapshots, dumps and pages show it.
  package var ofNaturalSize: LabelJob {
    var job = self
    (job.format, job.fit) = (.png, nil)
    return job
  }

  /// The same job without the source text: its diagnostics have locations, and show no lines.
  package var withoutText: LabelJob {
    var job = self
    job.storage = Storage(label: label, folder: folder, source: source.withoutText, resources: resources)
    return job
  }

  package init(
    label: LocatedRecord, folder: String, source: SourceText, resources: LabelResources = LabelResources(),
    hash: ContentHash = ContentHash()
  ) {
    storage = Storage(label: label, folder: folder, source: source, resources: resources)
    self.hash = hash
  }
}

/// The storage of a job, shared so that a job is cheap to copy.
private final class Storage: Hashable, Sendable {
  let label: LocatedRecord
  let folder: String
  let source: SourceText
  let resources: LabelResources

  init(label: LocatedRecord, folder: String, source: SourceText, resources: LabelResources) {
    self.label = label
    self.folder = folder
    self.source = source
    self.resources = resources
  }

  static func == (a: Storage, b: Storage) -> Bool {
    a === b || (a.label == b.label && a.folder == b.folder && a.source == b.source && a.resources == b.resources)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(folder)
    hasher.combine(source)
    hasher.combine(resources)
  }
}
