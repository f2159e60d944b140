// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText

extension LabelGeometry {
  /// Finds lines that end inside of a word, where the language has no line break and the label no hyphen.
  package func checkWords(_ findings: inout LabelFindings) {
    for text in texts where text.layout.lines.count > 1 {
      let lines = text.layout.lines
      for (line, next) in zip(lines, lines.dropFirst()) where !line.isHyphenated && !line.isTruncated {
        guard let word = text.shaped.word(brokenAt: next.range.lowerBound) else { continue }
        findings.add(.auditBrokenWord, part: text.part, in: variant, count: count, severity: Double(lines.count)) { name in
          .auditBrokenWord(name, text.part, word: word)
        }
        break
      }
    }
  }
}

extension ShapedText {
  /// The word that a line break at a position is inside of, in UTF-16 units of the text; nil if a line may end there.
  fileprivate func word(brokenAt position: Int) -> String? {
    guard let paragraph = paragraphs.last(where: { $0.offset <= position }), paragraph.layout.lineBreakMode != .byCharWrapping else {
      return nil
    }
    let local = position - paragraph.offset
    guard local > 0, let index = paragraph.clusters.firstIndex(where: { $0.range.lowerBound == local }), index > 0 else { return nil }
    let (cluster, last) = (paragraph.clusters[index], paragraph.clusters[index - 1])
    guard !cluster.allowsBreakBefore, !last.forcesBreakAfter, !last.isWhitespace, !cluster.isWhitespace else { return nil }
    func isWord(_ cluster: TextCluster) -> Bool { !cluster.isWhitespace }
    var start = index
    while start > 0, isWord(paragraph.clusters[start - 1]), !paragraph.clusters[start].allowsBreakBefore { start -= 1 }
    var end = index + 1
    while end < paragraph.clusters.count, isWord(paragraph.clusters[end]), !paragraph.clusters[end].allowsBreakBefore { end += 1 }
    let units = paragraph.units[paragraph.clusters[start].range.lowerBound..<paragraph.clusters[end - 1].range.upperBound]
    return String(decoding: units, as: UTF16.self)
  }
}
