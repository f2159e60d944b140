// SPDX-License-Identifier: MIT

package import LabelCore

/// The planned output files of manifests that are read as a whole.
package struct ManifestPlan: Sendable {
  /// The planned files and the invalid labels, in the order of the manifest and then of the variants.
  package private(set) var items: [PlannedItem] = []
  /// The diagnostics outside of labels, such as in the defaults. They affect every label, so no label is planned if there is an error.
  package private(set) var headDiagnostics: [Diagnostic] = []
  /// The number of labels with errors.
  package private(set) var failedLabels = 0
  /// The icon folders of the manifests by prefix. If two have the same prefix, the later one is used.
  package private(set) var iconFolders: [String: String] = [:]
  /// The font folders of the manifests, in order.
  package private(set) var fontFolders: [String] = []

  /// The locations of the icons, fonts and strings of the manifests, once for neighbours with the same.
  package private(set) var resources: [LabelResources] = []

  /// Which labels are planned; nil for all.
  var selection: LabelSelection?

  private let paths: OutputPathSet
  private let options: PlanOptions

  /// - Parameter paths: The output files of the whole run.
  package init(_ options: PlanOptions = PlanOptions(), paths: OutputPathSet = OutputPathSet()) {
    self.options = options
    self.paths = paths
  }

  /// The planned files, without the invalid labels.
  package var outputs: [PlannedOutput] {
    items.compactMap { if case .file(let output) = $0 { output } else { nil } }
  }

  /// The errors and warnings that are found before rendering. An error of a label affects only that label.
  package var diagnostics: [Diagnostic] {
    let ofLabels = items.flatMap { item in
      switch item {
      case .file(let output): output.warnings
      case .invalid(let label): label.diagnostics
      }
    }
    return (headDiagnostics + ofLabels).inOrder
  }

  /// Adds the labels of a document.
  package mutating func add(_ document: ManifestDocument) {
    var (manifest, diagnostics) = Manifest.parse(document.withoutLabels())
    manifest.sharedStringsPath = options.sharedHead.stringsPath
    let rows = document.unreadableRowDiagnostics
    let labels = document.labelNodes
    iconFolders.merge(manifest.iconFolders) { _, later in later }
    fontFolders += manifest.fontFolders
    let head = diagnostics.filter { !rows.contains($0) }
    guard manifest.isHeadValid else {
      headDiagnostics += head
      return failedLabels += max(1, labels.count + document.unreadableRows.count)
    }
    let planner: LabelPlanner
    do throws(Diagnostic) {
      planner = try LabelPlanner(manifest, root: document.root, options, paths: paths)
      try planner.checkCount(labels, document.root, in: document.source)
    } catch {
      headDiagnostics.append(error)
      resources.appendUnlessLast(manifest.resourcesWithStrings)
      return failedLabels += max(1, labels.count + document.unreadableRows.count)
    }
    resources.appendUnlessLast(planner.resources)
    var new =
      rows.map { .invalid(InvalidLabel(id: nil, diagnostics: [$0])) }
      + labels.flatMap { planner.items(of: $0, in: document.source, &selection) }
    // Warnings of the head are shown with the first label.
    if !new.isEmpty { new[0].add(warnings: head) }
    add(new)
  }

  private mutating func add(_ new: [PlannedItem]) {
    items += new
    failedLabels += new.count { if case .invalid = $0 { true } else { false } }
  }
}

extension PlannedItem {
  /// Adds warnings before those that the item has.
  fileprivate mutating func add(warnings: [Diagnostic]) {
    switch self {
    case .file(var output):
      output.warnings = warnings + output.warnings
      self = .file(output)
    case .invalid(var label):
      label.diagnostics = warnings + label.diagnostics
      self = .invalid(label)
    }
  }
}
