// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelLayout
import LabelManifest
import LabelViewNode
import TestSupport
import Testing

/// The manifests of `Tests/cases`: what the readers, the records, the plan and the editor make of them.
@Suite struct ManifestCaseTests {
  private static let documents = CaseFile.all(in: "documents", "yaml", "json", "ndjson", "csv")
  private static let manifests = CaseFile.all(in: "manifests", "yaml", "json", "ndjson", "csv")
  private static let records = CaseFile.all(in: "records", "yaml")
  private static let plans = CaseFile.all(in: "plans", "yaml", "json", "ndjson")
  private static let edits = CaseFile.all(in: "edits", "yaml")

  /// A document gives a tree with locations.
  @Test(arguments: documents) func documentGivesItsTree(file: CaseFile) throws {
    try file.expectDumps { input in
      dump { () throws(Diagnostic) in
        let document = try ManifestDocument.read(input.bytes, file: "m", format: file.format)
        return document.diagnostics.flatMap(\.caseLines) + document.root.caseLines()
      }
    }
  }

  /// A manifest gives its labels, with the defaults filled in.
  @Test(arguments: manifests) func manifestGivesItsLabels(file: CaseFile) throws {
    let schema = SchemaValidator(root: try read(ManifestSchema.manifest.text(.document), .json).root)
    try file.expectDumps { input in
      dump { () throws(Diagnostic) in
        let document = try ManifestDocument.read(input.bytes, file: "m", format: file.format)
        let (manifest, diagnostics) = Manifest.parse(document)
        let hasSchema = [.yaml, .json].contains(file.format)
        return diagnostics.flatMap(\.caseLines) + (manifest.isHeadValid ? [] : ["the head is invalid"])
          + (hasSchema ? schema.errors(in: document.root).map { "schema \($0)" } : [])
          + manifest.labels.flatMap { lines(of: $0, in: manifest) }
      }
    }
  }

  private func lines(of label: LocatedRecord, in manifest: Manifest) -> [String] {
    let axes = manifest.axes(of: label)
    let variants = axes == VariantAxes() ? [] : ["  variants \(VariantAxes.fields.json(axes).text(.canonical))"]
    let undrawn = label.undrawnKeys.map { "  undrawn \($0.key) at \($0.location.caseText)" }
    return [manifest.complete(label).record.canonical] + variants + undrawn
  }

  /// A record, or each of a list of records, gives its canonical form and a tree of views. Paths start from the folder `set`.
  @Test(arguments: records) func recordGivesItsViews(file: CaseFile) throws {
    try file.expectDumps { input in
      dump { () throws(Diagnostic) in
        let document = try ManifestDocument.read(input.bytes, file: "m", format: .yaml)
        var former: LabelRecord?
        var lines: [String] = []
        for node in document.root.elements.isEmpty ? [document.root] : document.root.elements {
          let (label, diagnostics) = LocatedRecord.decode(node, from: document.source)
          lines += diagnostics.flatMap(\.caseLines)
          if diagnostics.containsError { continue }
          let views = label.record.viewNode(baseFolder: "set").dump.split(separator: "\n").map { "  " + $0 }
          lines += label.record == former ? ["the same record"] : [label.record.canonical] + views
          former = label.record
        }
        return lines
      }
    }
  }

  /// A manifest gives the files to render, with their titles. Its strings and icons are relative to its folder.
  @Test(arguments: plans) func planGivesItsFiles(file: CaseFile) throws {
    let folder = file.url.deletingLastPathComponent().path
    try file.expectDumps { input in
      dump { () throws(Diagnostic) in
        var plan = ManifestPlan()
        plan.add(try ManifestDocument.read(input.bytes, file: folder + "/m", format: file.format))
        let items = plan.items.map { item in
          switch item {
          case .file(let output):
            "\(output.path.description) \(DumpText.quoted(output.job.label.record.plainTitle ?? ""))"
              + (output.warnings.isEmpty ? "" : " warnings=\(output.warnings.count)")
          case .invalid(let label): "invalid \(label.id ?? "without id")"
          }
        }
        let hashes = Set(plan.outputs.map(\.job.hash)).count
        return plan.diagnostics.flatMap(\.caseLines) + items + (plan.outputs.count > 1 ? ["different hashes: \(hashes)"] : [])
      }.replacing(folder + "/", with: "")
    }
  }

  /// A manifest whose first line is `# set KEY to VALUE` or `# remove KEY` gives its text after that change of the first label.
  @Test(arguments: edits) func editGivesTheText(file: CaseFile) throws {
    try file.expectDumps { input in
      let change = try #require(input.text.firstMatch(of: /# (?:set (\S+) to (.*)|remove (\S+))\n/))
      let value = try change.output.2.map { try read(String($0), .json).root.json }
      return dump { () throws(Diagnostic) in
        var edit = try ManifestEdit(try ManifestDocument.read(input.bytes + [0x0A], file: "m", format: .yaml), format: .yaml, label: 0)
        try edit.set(String(change.output.1 ?? change.output.3 ?? ""), to: value)
        return [edit.source.text]
      }
    }
  }

  @Test func everyDumpIsUsed() {
    for (folder, files) in [
      ("documents", Self.documents), ("manifests", Self.manifests), ("records", Self.records), ("plans", Self.plans), ("edits", Self.edits),
    ] {
      CaseFile.expectNoUnusedDumps(in: folder, files)
    }
  }

  /// The lines, or those of the error.
  private func dump(_ lines: () throws(Diagnostic) -> [String]) -> String {
    do throws(Diagnostic) { return try lines().joined(separator: "\n") } catch { return error.caseLines.joined(separator: "\n") }
  }
}

extension CaseFile {
  /// The format of its ending. The files have names of known formats only.
  fileprivate var format: ManifestFormat { ManifestFormat(path: path) ?? .yaml }
}
