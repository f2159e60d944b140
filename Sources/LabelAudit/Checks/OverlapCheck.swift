// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

extension LabelGeometry {
  /// Finds lines that overlap, and content that leaves its box.
  func checkOverlap(_ glyphs: any GlyphSource, _ findings: inout LabelFindings) {
    if lineCount > 1, let error = layout.collidingLines(glyphs, includesTightLines: true) {
      findings.add(.auditOverlap, in: variant, count: count) { .auditOverlap($0, error) }
    }
    for warning in layout.warnings {
      findings.add(.auditBeyondBox, part: "height", in: variant, count: count) { id in
        .auditBeyondBox(id, what: warning.message, help: warning.help)
      }
    }
    // Text that is cut has been reported.
    if excessWidth > Self.tolerance, !texts.contains(where: \.layout.isTruncated) {
      findings.add(.auditBeyondBox, part: "width", in: variant, count: count) { .auditBeyondWidth($0, points: excessWidth) }
    }
  }

  /// In points; widths are rounded up to whole pixels.
  private static let tolerance = 1.01
}
