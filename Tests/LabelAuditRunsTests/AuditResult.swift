// SPDX-License-Identifier: MIT

import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelEngine
import LabelManifest

/// What an audit gives, all at once.
struct AuditResult {
  var findings: [AuditFinding] = []
  var diagnostics: [Diagnostic] = []
  var variantCount = 0
  var layoutCount = 0
  var ids: [String?] = []

  /// Audits a manifest that is not in a file, with paths relative to a folder.
  init(
    of manifest: String, _ format: ManifestFormat = .yaml, in folder: String = ".", jobs: Int = 2,
    _ change: (inout Audit) -> Void = { _ in }
  ) throws {
    let input = ManifestInput(file: folder + "/m.\(format.rawValue)", format: format) { () throws(Diagnostic) in
      var rest: [UInt8]? = Array(manifest.utf8)
      return { () throws(Diagnostic) in
        defer { rest = nil }
        return rest
      }
    }
    try self.init(of: [input], jobs: jobs, change)
  }

  /// Audits manifests.
  init(of inputs: [ManifestInput], jobs: Int = 2, _ change: (inout Audit) -> Void = { _ in }) throws {
    var audit = Audit(inputs, resources: Resources())
    audit.jobs = jobs
    change(&audit)
    try audit.perform { label throws(Diagnostic) in
      findings += label.findings
      diagnostics += label.diagnostics
      variantCount += label.variantCount
      layoutCount += label.layoutCount
      ids.append(label.id)
    }
  }

  /// The codes of what was found, without notes.
  var codes: [String] { findings.filter { !$0.isNote }.map(\.code.rawValue) }
}
