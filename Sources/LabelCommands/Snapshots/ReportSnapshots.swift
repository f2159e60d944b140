// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// `labelkit snapshot report`.
struct ReportSnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes an HTML report of new, changed, deleted and equal snapshots.")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(name: [.short, .long], help: "The HTML file to write; - for standard output.")
  var output: String

  @Flag(name: .shortAndLong, help: "Shows errors only: no warnings and no summary.")
  var quiet = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      let file = try OutputFile(output, "--output", .report, inputs: options.manifests, console)
      Cancellation.watch()
      var results = try options.check(common, console, rule: try rule.rule(), images: .all) { _ in .never }
      if let code = SnapshotOptions.codeOfSignal(results, console) { return code }
      results = try SnapshotOrphans.added(to: results, options)
      try options.writeChanges(results)
      try file?.write(HTMLReport(results, folder: options.failures).html, console)
      console.note(results.summary + "\n")
      return 0
    }
  }
}
