// SPDX-License-Identifier: MIT

package import LabelAudit
package import LabelCore

/// What the audit of a preview found.
package struct PreviewAuditResult: FrameValue, Sendable {
  package var findings: [AuditFinding]
  /// The number of variants that were audited.
  package var variantCount: Int
  /// The number of layouts.
  package var layoutCount: Int

  package init(findings: [AuditFinding], variantCount: Int, layoutCount: Int) {
    (self.findings, self.variantCount, self.layoutCount) = (findings, variantCount, layoutCount)
  }

  package init(from reader: inout FrameReader) throws(FrameError) {
    findings = try reader.value()
    variantCount = try reader.value()
    layoutCount = try reader.value()
  }

  package func write(to writer: inout FrameWriter) { writer.write(findings, variantCount, layoutCount) }
}
