// SPDX-License-Identifier: MIT

internal import LabelCore

/// The items of a manifest that comes row by row.
struct LabelRows {
  private var rows: RowStream
  private let input: ManifestInput
  private let shard: Shard?
  private let paths: OutputPathSet
  private let naming: (any OutputNaming)?
  private var planner: LabelPlanner?
  private var hasBegun = false

  /// Where the labels find icons, fonts and strings; nil before the first row.
  var resources: LabelResources? { planner?.resources }

  init(_ rows: RowStream, input: ManifestInput, _ shard: Shard?, _ paths: OutputPathSet, _ naming: (any OutputNaming)?) {
    self.rows = rows
    self.input = input
    self.shard = shard
    self.paths = paths
    self.naming = naming
  }

  /// The items of the next row, which may be none; nil at the end.
  mutating func next() -> [PlannedItem]? {
    do throws(Diagnostic) {
      guard let (row, source) = try rows.next() else { return nil }
      if !hasBegun {
        hasBegun = true
        return try begin(with: row, in: source)
      }
      return items(of: row, in: source)
    } catch {
      // After what ends the reading of rows there are no more of them.
      rows = RowStream(file: input.file, format: .ndjson) { () throws(Diagnostic) in nil }
      return [.refused(InvalidLabel(id: nil, diagnostics: [error]))]
    }
  }

  /// The first row may be the head, which has a `version`; without one nothing holds for all records.
  private mutating func begin(with row: ManifestRow, in source: SourceText) throws(Diagnostic) -> [PlannedItem] {
    let isHead = row.isHead && row.node != nil
    let root = isHead ? row.node : nil
    let document = ManifestDocument(
      source: source, root: root ?? Self.emptyHead(at: DocumentLocation(file: input.file, line: row.line, column: 1)),
      diagnostics: isHead ? row.diagnostics : [])
    let (manifest, mistakes) = Manifest.parse(document.withoutLabels(isHead: true))
    let head: [PlannedItem] = mistakes.isEmpty ? [] : [.refused(InvalidLabel(id: nil, diagnostics: mistakes))]
    guard manifest.isHeadSound else { return head }
    do throws(Diagnostic) {
      planner = try LabelPlanner(manifest, root: document.root, shard: shard, paths: paths, naming: naming)
    } catch {
      return head + [.refused(InvalidLabel(id: nil, diagnostics: [error]))]
    }
    if !isHead { return head + items(of: row, in: source) }
    return head + document.labelNodes.flatMap { planner?.items(of: $0, in: source) ?? [] }
  }

  private func items(of row: ManifestRow, in source: SourceText) -> [PlannedItem] {
    guard let planner else { return [.refused(InvalidLabel(id: row.node?["id"]?.text, diagnostics: []))] }
    guard let node = row.node, row.diagnostics.isEmpty else {
      return [.refused(InvalidLabel(id: row.node?["id"]?.text, diagnostics: row.diagnostics))]
    }
    return planner.items(of: node, in: source)
  }

  private static func emptyHead(at location: DocumentLocation) -> DocumentNode {
    let version = DocumentNode.Entry(key: "version", keyLocation: location, value: DocumentNode(.number(1, text: "1"), at: location))
    return DocumentNode(.mapping([version]), at: location)
  }
}
