// SPDX-License-Identifier: MIT

internal import LabelCore

/// The planned items of a manifest that is read row by row.
struct LabelRows {
  private var rows: RowStream
  private let input: ManifestInput
  private let options: PlanOptions
  /// Which labels are planned; nil for all.
  private(set) var selection: LabelSelection?
  private let paths: OutputPathSet
  private var planner: LabelPlanner?
  private var hasBegun = false
  /// The number of rows so far, without the head line.
  private(set) var count = 0

  /// The locations of icons, fonts and strings; nil before the first row.
  private(set) var resources: LabelResources?

  init(_ rows: RowStream, input: ManifestInput, _ options: PlanOptions, _ selection: LabelSelection?, _ paths: OutputPathSet) {
    (self.rows, self.input, self.options, self.selection, self.paths) = (rows, input, options, selection, paths)
  }

  /// Whether the next row can be read without waiting, as far as is known.
  var isReady: Bool { rows.hasWaitingRows || input.isReady() }

  /// The bytes up to the end of the last row that was planned.
  var consumedBytes: Int { rows.consumedBytes }

  /// Plans the next row. The result may be empty; nil at the end.
  mutating func next() -> [PlannedItem]? {
    do throws(Diagnostic) {
      guard let (row, source) = try rows.next() else { return nil }
      if !hasBegun {
        hasBegun = true
        return try begin(with: row, in: source)
      }
      return takeItems(of: row, in: source)
    } catch {
      // No row can be read after this error.
      rows = RowStream(file: input.file, format: .ndjson) { () throws(Diagnostic) in nil }
      return [.invalid(InvalidLabel(ofHead: [error]))]
    }
  }

  /// Plans the first row, which may be the head line of NDJSON.
  private mutating func begin(with row: ManifestRow, in source: SourceText) throws(Diagnostic) -> [PlannedItem] {
    let isHead = row.isHead && row.node != nil
    var written = ManifestDocument.withoutHead(source)
    if isHead, let root = row.node { written = ManifestDocument(source: source, root: root, diagnostics: row.diagnostics) }
    let document = try options.sharedHead.document(for: written, hasHead: isHead)
    let (manifest, diagnostics) = Manifest.parse(document.withoutLabels(isHead: true))
    let head: [PlannedItem] = diagnostics.isEmpty ? [] : [.invalid(InvalidLabel(ofHead: diagnostics))]
    guard manifest.isHeadValid else { return head }
    do throws(Diagnostic) {
      let new = try LabelPlanner(manifest, root: document.root, options, labelFile: input.file, paths: paths)
      if isHead { try new.checkCount(document.labelNodes, document.root, in: source) }
      planner = new
      resources = new.resources
    } catch {
      resources = manifest.resourcesWithStrings
      return head + [.invalid(InvalidLabel(ofHead: [error]))]
    }
    if !isHead { return head + takeItems(of: row, in: source) }
    return head + document.labelNodes.flatMap { planner?.items(of: $0, in: source, &selection) ?? [] }
  }

  /// Plans a row and counts it.
  private mutating func takeItems(of row: ManifestRow, in source: SourceText) -> [PlannedItem] {
    if row.isHeader { return [.invalid(InvalidLabel(ofHead: row.diagnostics))] }
    defer { count += 1 }
    guard let planner else { return [.invalid(InvalidLabel(id: row.node?["id"]?.text, diagnostics: [], row: count))] }
    guard let node = row.node, row.diagnostics.isEmpty else {
      if let shard = options.shard, !shard.contains(id: row.node?["id"]?.text) { return [] }
      return [.invalid(InvalidLabel(id: row.node?["id"]?.text, diagnostics: row.diagnostics, row: count))]
    }
    return planner.items(of: node, in: source, row: count, &selection)
  }
}
