// SPDX-License-Identifier: MIT

import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelManifest
import LabelPreviewBuild
import LabelPreviewProtocol
import LabelSystem

/// The audit of a package: its previews in all variants, and the texts of its string tables.
struct PackageAudit {
  private let package: PreviewPackage
  private var options: AuditOptions
  /// Words, one of which the name of a preview must have; all previews are audited without any.
  var filters: [String] = []
  /// How many programs audit at once; nil for one for each processor.
  var jobs: Int?

  init(_ package: PreviewPackage, _ options: AuditOptions) { (self.package, self.options) = (package, options) }

  /// Builds the package, and audits its string tables and its previews, in the order of their names.
  ///
  /// - Throws: The first error of the compiler, and an error for a filter that no preview matches.
  mutating func labels(_ console: Console) throws(Diagnostic) -> [AuditedLabel] {
    let built = try package.build { report in
      switch report {
      case .note(let text): console.note(text + "\n")
      case .diagnostic(let diagnostic): console.show(diagnostic)
      }
    }
    let sources = built.sources
    let strings = PackageStrings(files: sources.watched, shown: sources.shownPath)
    for diagnostic in strings.diagnostics { console.show(diagnostic) }
    let asked = options.locales
    options.locales = asked ?? strings.languages
    var request = PreviewHostRequest(host: built.host, rows: built.rowFile)
    (request.filters, request.audit) = (filters, options)
    let rows = try request.auditRows(jobs: jobs ?? ProcessorCount.usable)
    if rows.isEmpty, !built.hasErrors, let text = filters.first {
      let error = LabelError.invalidValue(
        "--only", text, expected: "a part of the name of a preview", help: "`labelkit preview --list` lists the names")
      throw Diagnostic(error, at: DocumentLocation(file: "--only"))
    }
    // Filters are for previews, and the tables belong to all of them.
    let tables = filters.isEmpty ? strings.audit(in: asked) : []
    return tables.map(inPackage) + rows.map { inPackage(label(of: $0, sources)) }
  }

  private func label(of row: PreviewRow, _ sources: PreviewSources) -> AuditedLabel {
    var label = AuditedLabel()
    label.id = row.name
    label.diagnostics = row.diagnostics.map(sources.located)
    guard let audit = row.audit else { return label }
    (label.variantCount, label.layoutCount) = (audit.variantCount, audit.layoutCount)
    label.findings = audit.findings.map { finding in
      var finding = finding
      let path = row.line > 0 ? sources.path(of: row.file) : row.file
      finding.location = row.line > 0 ? DocumentLocation(file: path, line: row.line) : DocumentLocation(file: path)
      finding.sourceLine = sources.line(row.line, of: path)
      return finding
    }
    return label
  }

  /// The label with the place of its accepted findings.
  private func inPackage(_ label: AuditedLabel) -> AuditedLabel {
    var label = label
    for index in label.findings.indices { label.findings[index].manifest = package.folder + "/previews" }
    return label
  }
}
