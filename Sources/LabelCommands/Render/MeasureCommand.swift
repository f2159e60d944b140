// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelEngine
import LabelManifest

/// `labelkit measure`: measures titles as UILabel does.
struct MeasureCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures titles as UILabel does. Renders nothing.",
    discussion: """
      Reads label records, one JSON object on each line, and prints one JSON object for each, in the same order:

        {"id":"a","title":"Rain","bounds":[0,0,60,50],"scale":3}

      intrinsicContentSize, sizeThatFits (for the size of bounds) and textRect (for bounds) are what UILabel returns; they ignore \
      autoshrink. firstBaseline, lastBaseline, actualScaleFactor, isTruncated, truncatedRanges, lines, inkRect and fonts describe the \
      drawn text, which is centred vertically in bounds.

      All numbers are in points; sizes are rounded up to whole pixels at the record's scale (2 by default). Positions are in the \
      coordinate space of bounds, y down. A line's range is in UTF-16 units of the title, and its width is exact. The last baseline is \
      on a whole pixel; the others keep their exact distance from it. inkRect covers everything that is painted, in whole pixels. \
      isTruncated is true if there is an ellipsis; modes that wrap or clip drop text without one.

      Without bounds, the record's width and height are used. Without those, and from 10,000,000 points on, there is no limit. A \
      negative width or height counts as 0. Only the title is measured, because UILabel has no icon. An empty title has no size, no \
      lines, and null baselines.

      The result of an invalid record is {"id":…,"error":{"code":…,"message":…}}. The exit code is then 1, or 65 if all records \
      failed. A first line with "version" has defaults and fonts, as in a manifest. Other manifests (\(Self.extensions)) are measured \
      label by label, without their variants.
      """)

  private static let extensions = ManifestFormat.extensions.filter { $0 != ".ndjson" && $0 != ".jsonl" }.joined(separator: ", ")

  @Argument(help: "The file of records; standard input by default. Relative paths of fonts start at its folder.")
  var file = "-"

  @Option(help: SharedHeadOption.defaultsHelp)
  var defaults: String?

  @Option(help: SharedHeadOption.stringsHelp)
  var strings: String?

  @Flag(name: .customLong("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  func validate() throws { try SharedHeadOption.check(defaults, [file]) }

  func run(on streams: ConsoleStreams) throws {
    let common = untrusted.settings(common)
    let console = common.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      try untrusted.enter(common, reading: SharedHeadOption.folders([file], defaults, strings), console)
      let measurer = RecordMeasurer(
        JobRenderers(RendererPool(), try common.resources()), try SharedHead(defaults: defaults, strings: strings))
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
    let name = ManifestFile.displayName(file)
    try ManifestFile.readRows(of: file) { (chunk) throws(Diagnostic) in
      try show(splitter.lines(adding: chunk), of: name, measurer, console)
      if splitter.pendingBytes > RowStream.maximumRowSize { throw RowStream.tooLong(file: name) }
    }
    try show([splitter.lastLine()].compactMap { $0 }, of: name, measurer, console)
  }

  /// Measures the records of some lines and writes all results at once.
  private func show(_ lines: [StreamLine], of name: String, _ measurer: RecordMeasurer, _ console: Console) throws(Diagnostic) {
    var output = ""
    for line in lines {
      guard let result = try measurer.measure(line, of: name) else { continue }
      output += text(of: result, console)
    }
    if !output.isEmpty { try console.output(output) }
  }

  private func measureAll(_ document: ManifestDocument, _ measurer: RecordMeasurer, _ console: Console) throws(Diagnostic) {
    for diagnostic in measurer.begin(document, isRows: ManifestFormat(path: file) == .csv) { console.show(diagnostic) }
    for node in document.labelNodes { try console.output(text(of: try measurer.measure(node, in: document.source), console)) }
  }

  /// Shows the record's diagnostics, and returns the line to print.
  private func text(of result: RecordMeasurer.Result, _ console: Console) -> String {
    for diagnostic in result.diagnostics { console.show(diagnostic) }
    return result.json.map { $0 + "\n" } ?? ""
  }
}
