// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelText

extension LabelGeometry {
  /// Finds lines that overlap, and content that leaves its box.
  ///
  /// - Parameter iconsMayOverflow: Whether icons may be wider than their box, as they often are in views, which align them by it.
  package func checkOverlap(_ glyphs: any GlyphSource, iconsMayOverflow: Bool = false, _ findings: inout LabelFindings) {
    if lineCount > 1, let error = layout.collidingLines(glyphs, includesTightLines: true) {
      findings.add(.auditOverlap, in: variant, count: count) { .auditOverlap($0, texts.count == 1 ? texts[0].part : nil, error) }
    }
    for warning in layout.warnings {
      findings.add(.auditBeyondBox, part: "height", in: variant, count: count) { id in
        .auditBeyondBox(id, what: warning.message, help: warning.help)
      }
    }
    let excessWidth = iconsMayOverflow ? excessTextWidth : max(excessTextWidth, excessIconWidth)
    // Text that is cut has been reported.
    if excessWidth > Self.tolerance, !texts.contains(where: \.layout.isTruncated) {
      findings.add(.auditBeyondBox, part: "width", in: variant, count: count, severity: excessWidth) { name in
        .auditBeyondWidth(name, points: excessWidth)
      }
    }
  }

  /// In points; widths are rounded up to whole pixels.
  private static let tolerance = 1.01
}
