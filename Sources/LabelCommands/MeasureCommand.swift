// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest

/// `labelkit measure`: what a UILabel would measure, without drawing.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures titles as UILabel does; draws nothing.",
    discussion: """
      Reads label records, one JSON object a line, and prints one JSON object for each, in order, as they come:

        {"id":"a","title":"Rain","bounds":[0,0,60,50],"scale":3}

      intrinsicContentSize, sizeThatFits (for the size of bounds) and textRect (for bounds) are UILabel's; autoshrink has no part in \
      them. firstBaseline, lastBaseline, actualScaleFactor, isTruncated, lines, inkRect and fonts are of the text as it is drawn, \
      centred vertically in bounds.

      All numbers are points; sizes are rounded up to pixels of the record's scale (2 by default). Places are in the coordinate space \
      of bounds, its origin included, y down. A line's range counts UTF-16 units of the title; its width is exact; the last baseline \
      lies on a pixel, and the others at their exact distance from it; inkRect covers whole pixels. isTruncated says that an ellipsis \
      stands for something: modes that wrap or clip lose text without one.

      Without bounds, the record's width and height count; where those are absent too, and from 10,000,000 points on, there is no \
      limit. A negative extent counts as 0. Only the title is measured, since UILabel has no icon. An empty title has no size, no \
      lines, and null baselines.

      A record with mistakes gives {"id":…,"error":{"code":…,"message":…}} in its place; the exit code is 1, or 65 when all failed. A \
      first line with "version" holds defaults and fonts, as in a manifest. Other manifests (\(Self.extensions)) are measured label by \
      label, without their variants.
      """)

  private static let extensions = ManifestFormat.extensions.filter { $0 != ".ndjson" && $0 != ".jsonl" }.joined(separator: ", ")

  @Argument(help: "The file of records; standard input by default. Relative font files start at its folder.")
  var file = "-"

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      let measurer = RecordMeasurer(JobRenderers(RendererPool(), try common.settings.resources()))
      if ManifestFormat(path: file) == .ndjson {
        try measureLines(measurer, console)
      } else {
        try measureAll(try ManifestFile.read(file), measurer, console)
      }
      return measurer.exitCode
    }
  }

  private func measureLines(_ measurer: RecordMeasurer, _ console: Console) throws(Diagnostic) {
    var splitter = LineSplitter()
    let name = ManifestFile.shownName(file)
    try ManifestFile.readChunks(of: file) { (chunk) throws(Diagnostic) in
      try show(splitter.lines(adding: chunk), of: name, measurer, console)
    }
    try show([splitter.lastLine()].compactMap { $0 }, of: name, measurer, console)
  }

  /// Writes once for all lines that came together.
  private func show(_ lines: [StreamLine], of name: String, _ measurer: RecordMeasurer, _ console: Console) throws(Diagnostic) {
    var output = ""
    for line in lines {
      guard let result = try measurer.measure(line, of: name) else { continue }
      output += text(of: result, console)
    }
    if !output.isEmpty { try console.output(output) }
  }

  private func measureAll(_ document: ManifestDocument, _ measurer: RecordMeasurer, _ console: Console) throws(Diagnostic) {
    for diagnostic in measurer.begin(document) { console.show(diagnostic) }
    for node in document.labelNodes { try console.output(text(of: try measurer.measure(node, in: document.source), console)) }
  }

  /// The line to print, after the record's problems were shown.
  private func text(of result: RecordMeasurer.Result, _ console: Console) -> String {
    for diagnostic in result.diagnostics { console.show(diagnostic) }
    return result.json.map { $0 + "\n" } ?? ""
  }
}
