// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine

/// `labelkit snapshot report`.
struct ReportSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Writes an HTML report of new, changed, deleted and equal snapshots.")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(name: [.short, .long], help: "The HTML file to write.")
  var output: String

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      var results = try options.check(common, console, rule: try rule.rule(), keepsImages: true) { _ in .never }
      results.results += try SnapshotOrphans.results(results.plan, options)
      try OutputFile.write((output, HTMLReport(results).html), "--output")
      console.error(results.summary + "\n")
      return 0
    }
  }
}
