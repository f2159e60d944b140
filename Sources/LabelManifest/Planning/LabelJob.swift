// SPDX-License-Identifier: MIT

package import LabelCore

/// One picture to make: a complete record in one variant, and what its mistakes are shown in.
package struct LabelJob: Hashable, Sendable {
  /// Defaults filled in, and the variant's values put over it.
  package var label: LocatedRecord {
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

  package init(
    label: LocatedRecord, folder: String, source: SourceText, resources: LabelResources = LabelResources(),
    hash: ContentHash = ContentHash()
  ) {
    content = Content(label: label, folder: folder, source: source, resources: resources)
    self.hash = hash
  }
}

/// What a job is about: a job changes hands often, and carries a reference.
private final class Content: Hashable, Sendable {
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
