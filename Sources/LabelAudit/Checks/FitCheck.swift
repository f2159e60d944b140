// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelText

extension LabelGeometry {
  /// Finds text that is cut or too small.
  func checkFit(leastSize: Double, _ findings: inout LabelFindings) {
    for text in texts {
      let lines = text.layout.lines
      if lines.contains(where: { $0.isTruncated || $0.isClipped }) {
        findings.add(.auditCutText, in: variant, count: count) { id in
          .auditCutText(id, shown: lines.map(\.string).joined(separator: " "), isClipped: !text.layout.isTruncated)
        }
      }
      // Text that is small by design is not shrunk.
      guard text.layout.scaleFactor < 1, let size = lines.flatMap(\.runs).map(\.glyphs.font.pointSize).min(), size < leastSize - 1e-6 else {
        continue
      }
      findings.add(.auditSmallText, in: variant, count: count) { .auditSmallText($0, size: size, least: leastSize) }
    }
  }

  /// Finds a title with more lines than the source language has at the same size. A label of any number of lines may have them.
  func checkLines(design: Int, source: String, _ findings: inout LabelFindings) {
    guard record.numberOfLines != 0, lineCount > design else { return }
    findings.add(.auditMoreLines, in: variant, count: count) { id in
      .auditMoreLines(id, lines: lineCount, design: design, source: source)
    }
  }
}
