// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LabelGeometry {
  /// Finds text that is cut or too small.
  package func checkFit(leastSize: Double, _ findings: inout LabelFindings) {
    for text in texts {
      let lines = text.layout.lines
      if lines.contains(where: { $0.isTruncated || $0.isClipped }) {
        findings.add(.auditCutText, part: text.part, in: variant, count: count, severity: Double(text.hiddenLength)) { name in
          .auditCutText(
            name, text.part, shown: lines.map(\.string).joined(separator: " "), isClipped: !text.layout.isTruncated)
        }
      }
      // Text that is small by design is not shrunk.
      guard text.layout.scaleFactor < 1, let size = lines.flatMap(\.runs).map(\.glyphs.font.pointSize).min(), size < leastSize - 1e-6 else {
        continue
      }
      findings.add(.auditSmallText, part: text.part, in: variant, count: count, severity: -size) { name in
        .auditSmallText(name, text.part, size: size, least: leastSize)
      }
    }
  }

  /// Finds a title with more lines than the source language has at the same size. Of a label of any number of lines it is not asked.
  package func checkLines(design: Int, source: String, _ findings: inout LabelFindings) {
    guard lineCount > design else { return }
    findings.add(.auditMoreLines, in: variant, count: count, severity: Double(lineCount)) { name in
      .auditMoreLines(name, lines: lineCount, design: design, source: source)
    }
  }
}

extension LabelGeometry.Text {
  /// How much of the text is not shown, in UTF-16 units.
  fileprivate var hiddenLength: Int {
    let whole = shaped.paragraphs.reduce(0) { $0 + $1.units.count }
    return max(0, whole - layout.lines.reduce(0) { $0 + $1.string.utf16.count })
  }
}
