// SPDX-License-Identifier: MIT

import Foundation
import LabelAudit
import LabelAuditRuns
import LabelCore
import LabelEngine
import LabelManifest
import TestSupport
import Testing

/// The manifests of `Tests/cases/audits`: what is found in them.
@Suite struct AuditCaseTests {
  private static let files = CaseFile.all(in: "audits", "yaml")

  /// A manifest gives its findings. Its strings and icons are relative to its folder.
  @Test(arguments: files) func auditGivesItsFindings(file: CaseFile) throws {
    let folder = file.url.deletingLastPathComponent().path
    try file.expectDumps { input in
      let result = try AuditResult(of: input.text, in: folder)
      let lines = result.diagnostics.map(\.description) + result.findings.map(\.diagnostic.description)
      let counts = "\(result.variantCount) variants, \(result.layoutCount) layouts"
      return (lines + [counts]).joined(separator: "\n").replacing(folder + "/", with: "")
    }
  }

  @Test func everyDumpIsUsed() { CaseFile.expectNoUnusedDumps(in: "audits", Self.files) }
}
