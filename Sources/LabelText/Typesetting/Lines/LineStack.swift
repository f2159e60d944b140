// SPDX-License-Identifier: MIT

internal import LabelSettings

/// Stacks lines: the position of each baseline and the total height.
struct LineStack {
  /// From the top of the text, in points, not rounded: the rounding errors of lines would add up (G4).
  let baselines: [Double]
  let metrics: [LineMetrics]
  /// In points, not rounded.
  let height: Double

  init(_ lines: [ComposedLine], in text: ShapedText, settings: TextSettings) {
    var y = 0.0
    var baselines: [Double] = []
    var metrics: [LineMetrics] = []
    for (index, line) in lines.enumerated() {
      let paragraph = text.paragraphs[line.paragraph]
      let own = LineMetrics(Self.runs(of: line, in: paragraph), of: paragraph, settings)
      baselines.append(y + own.ascent)
      metrics.append(own)
      y += own.height
      guard index < lines.count - 1 else {
        if index == 0, settings.rules.addsSpacingBelowOnlyLine { y += paragraph.layout.lineSpacing }
        break
      }
      y += paragraph.layout.lineSpacing
      let next = lines[index + 1].paragraph
      if next != line.paragraph { y += paragraph.layout.paragraphSpacing + text.paragraphs[next].layout.paragraphSpacingBefore }
    }
    self.baselines = baselines
    self.metrics = metrics
    self.height = y
  }

  /// The number of lines that fit into a height from the top, in points.
  func count(within height: Double) -> Int {
    zip(baselines, metrics).prefix { $0 + $1.descent <= height + LineBreaker.tolerance }.count
  }

  /// The runs of a line's characters.
  static func runs(of line: ComposedLine, in paragraph: ShapedParagraph) -> [Int] {
    var runs: [Int] = []
    func add(_ range: Range<Int>) {
      for cluster in range where paragraph.clusters[cluster].run != runs.last { runs.append(paragraph.clusters[cluster].run) }
    }
    add(line.head)
    add(line.tail)
    return runs
  }
}
