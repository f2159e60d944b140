// SPDX-License-Identifier: MIT

package import LabelCore

/// The pictures of manifests that are read as a whole: every label in each of its variants, with the files they go to.
package struct ManifestPlan: Sendable {
  /// In the order of the manifest, and within a label in that of its variants; labels with mistakes among them.
  package private(set) var items: [PlannedItem] = []
  /// What is wrong outside of labels, such as in the defaults: it concerns every label, and so none is made then.
  package private(set) var headDiagnostics: [Diagnostic] = []
  /// Labels that cannot be made.
  package private(set) var failedLabels = 0
  /// The manifests' folders of SVG files by the prefix of their icons; of two with one prefix the later one counts.
  package private(set) var iconFolders: [String: String] = [:]
  /// The manifests' font folders, in order.
  package private(set) var fontFolders: [String] = []

  /// Where the manifests' labels find icons, fonts and strings.
  package private(set) var resources: Set<LabelResources> = []

  private let paths: OutputPathSet
  private let naming: (any OutputNaming)?

  /// - Parameters:
  ///   - paths: the files of the whole run.
  ///   - naming: the pipeline that names files; nil for the manifests' own `output`.
  package init(paths: OutputPathSet = OutputPathSet(), naming: (any OutputNaming)? = nil) {
    self.paths = paths
    self.naming = naming
  }

  /// The files that can be made.
  package var outputs: [PlannedOutput] {
    items.compactMap { if case .file(let output) = $0 { output } else { nil } }
  }

  /// All that is found before anything is rendered: mistakes, of which those of a label keep only that label from being made, and
  /// warnings.
  package var diagnostics: [Diagnostic] {
    let ofLabels = items.flatMap { item in
      switch item {
      case .file(let output): output.warnings
      case .refused(let label): label.diagnostics
      }
    }
    return (headDiagnostics + ofLabels).inOrder
  }

  /// Adds the labels of a document.
  ///
  /// - Parameter shard: the labels to take; all when nil.
  package mutating func add(_ document: ManifestDocument, shard: Shard? = nil) {
    let (manifest, found) = Manifest.parse(document.withoutLabels())
    let rows = document.rowMistakes
    let labels = document.labelNodes
    iconFolders.merge(manifest.iconFolders) { _, later in later }
    fontFolders += manifest.fontFolders
    let head = found.filter { !rows.contains($0) }
    guard manifest.isHeadSound else {
      headDiagnostics += head
      return failedLabels += max(1, labels.count + document.unreadableRows.count)
    }
    let planner: LabelPlanner
    do throws(Diagnostic) {
      planner = try LabelPlanner(manifest, root: document.root, shard: shard, paths: paths, naming: naming)
    } catch {
      headDiagnostics.append(error)
      return failedLabels += max(1, labels.count + document.unreadableRows.count)
    }
    resources.insert(planner.resources)
    var new =
      rows.map { .refused(InvalidLabel(id: nil, diagnostics: [$0])) } + labels.flatMap { planner.items(of: $0, in: document.source) }
    // What the head is only warned of keeps nothing from being made, and is said with the first label.
    if !new.isEmpty { new[0].add(warnings: head) }
    add(new)
  }

  private mutating func add(_ new: [PlannedItem]) {
    items += new
    failedLabels += new.count { if case .refused = $0 { true } else { false } }
  }
}

extension PlannedItem {
  /// Adds what the author should know before what is known already.
  fileprivate mutating func add(warnings: [Diagnostic]) {
    switch self {
    case .file(var output):
      output.warnings = warnings + output.warnings
      self = .file(output)
    case .refused(var label):
      label.diagnostics = warnings + label.diagnostics
      self = .refused(label)
    }
  }
}
