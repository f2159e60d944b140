// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import Synchronization

/// A label on the page: a record of a manifest with its planned images, its name, and its columns.
struct LiveLabel: Sendable {
  /// The record and what was planned. A label that was kept through a change of its manifest shares it.
  let plan: LabelPlan
  /// The name on the page, which no other label has: the id, with the place in the file if another label has it too.
  var id: String
  /// The columns of the page in which the label has an image, in the order of `outputs`.
  var variants: [Int] = []
  /// What decides each image, in the order of `outputs`.
  var keys: [ImageKey] = []

  init(_ plan: LabelPlan) {
    self.plan = plan
    id = plan.ownID
  }

  /// The index of the record in the manifest.
  var index: Int { plan.index }
  /// The id, or the number of a label without one.
  var ownID: String { plan.ownID }
  /// The record as it is written.
  var node: DocumentNode { plan.node }
  /// The planned images, without the text of the manifest; none for a label with errors.
  var outputs: [PlannedOutput] { plan.outputs }
  /// The errors and warnings of the label, in the order of the file.
  var diagnostics: [Diagnostic] { plan.diagnostics }

  /// The part of the id before the last slash; empty without one.
  var group: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? "" }

  /// What the label says: its title, or else the name of its icon, or else its id.
  var text: String {
    let record = outputs.first?.job.label.storage.record
    let title = record?.plainTitle ?? node["title"]?.text
    if let title, !title.isEmpty { return title }
    return record?.icon?.name ?? record?.icon?.file ?? id
  }

  /// Whether two labels are the same to the page, except for where they are in the file.
  func isEqual(to other: LiveLabel) -> Bool {
    keys == other.keys && variants == other.variants && (plan === other.plan || plan.isEqual(to: other.plan))
  }
}

/// A record of a manifest with the images that are planned for it.
final class LabelPlan: Sendable {
  /// The index of the record in the manifest.
  let index: Int
  /// The id, or the number of a label without one.
  let ownID: String
  /// The record as it is written.
  let node: DocumentNode
  /// The planned images, without the text of the manifest; none for a label with errors.
  let outputs: [PlannedOutput]
  /// The values that make the column of each image, in the order of `outputs`.
  let variants: [LiveContent.Variant]
  /// The errors and warnings of the label, in the order of the file.
  let diagnostics: [Diagnostic]
  /// A hash of the record as it is written.
  private let hash: ContentHash

  /// What a label's JSON depends on besides its plan.
  struct Use: Hashable {
    var id: String
    var variants: [Int]
    /// The index of the manifest.
    var manifest: Int
  }

  /// The label's JSON for the page, cached because writing it takes longer than sending it; nil until a page asks for it.
  let json = Mutex<(use: Use, value: JSONValue)?>(nil)

  /// Creates a plan.
  ///
  /// - Parameter items: What the planner made of the record.
  init(index: Int, node: DocumentNode, items: [PlannedItem]) {
    self.index = index
    self.node = node
    var hash = ContentHash()
    hash.add(node)
    self.hash = hash
    ownID = node["id"]?.text ?? "label \(index + 1)"
    var (outputs, diagnostics) = ([PlannedOutput](), [Diagnostic]())
    for item in items {
      switch item {
      case .file(var output):
        output.job = output.job.withoutText
        outputs.append(output)
        diagnostics += output.warnings
      case .invalid(let label): diagnostics += label.diagnostics
      }
    }
    self.outputs = outputs
    self.diagnostics = diagnostics.inOrder
    variants = outputs.map { LiveContent.Variant($0) }
  }

  /// Whether two plans are the same to the page, except for where their records are in the file.
  func isEqual(to other: LabelPlan) -> Bool {
    hash == other.hash && hasSamePaths(as: other) && diagnostics.map(\.message) == other.diagnostics.map(\.message)
  }

  /// Whether two plans have the same output paths, in the same order.
  func hasSamePaths(as other: LabelPlan) -> Bool { outputs.elementsEqual(other.outputs) { $0.path == $1.path } }

  /// Whether the plan is still valid for a record: the record and its place in the file are the same, and planning it gave no diagnostics.
  func isPlan(of node: DocumentNode) -> Bool {
    !outputs.isEmpty && diagnostics.isEmpty && self.node == node
  }
}
