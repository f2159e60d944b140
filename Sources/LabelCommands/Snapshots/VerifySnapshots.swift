// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSnapshotEngine
import LabelSystem

/// `labelkit snapshot verify`.
struct VerifySnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compares every label with its accepted image and layout. Accepts nothing.")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Flag(name: .shortAndLong, help: "Shows errors only: no warnings and no summary.")
  var quiet = false

  @Flag(help: "Prints a JSON object for each snapshot, and one with the counts at the end.")
  var json = false

  @Option(help: "A JUnit XML file to write the results to; - for standard output.")
  var junit: String?

  @Option(help: "An HTML file to write a report of the results to; - for standard output.")
  var report: String?

  @Option(help: "A Markdown file to write a comment for a pull request to, of at most 60,000 characters; - for standard output.")
  var markdown: String?

  @Flag(name: .customLong("untrusted"), help: UntrustedOption.help)
  var isUntrusted = false
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  var untrusted: UntrustedOption { UntrustedOption(isUntrusted: isUntrusted) }

  func validate() throws {
    if [json, junit == "-", report == "-", markdown == "-"].count(where: { $0 }) > 1 {
      throw ValidationError("Only one of --json, --junit -, --report - and --markdown - can write to standard output.")
    }
  }

  func run(on streams: ConsoleStreams) throws {
    let settings = untrusted.settings(common)
    let console = settings.console(color.color, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      let junitFile = try OutputFile(junit, "--junit", .testResults, inputs: options.manifests, console)
      let reportFile = try OutputFile(report, "--report", .report, inputs: options.manifests, console)
      let markdownFile = try OutputFile(markdown, "--markdown", .changeComment, inputs: options.manifests, console)
      try untrusted.enter(
        settings, reading: options.manifests.map { Manifest.folder(of: $0) } + [options.baseline],
        writing: UntrustedOption.Outputs(folder: options.failures, files: [junit, report, markdown].compactMap { $0 }), console)
      Cancellation.watch()
      var results = try options.check(
        common, console, rule: try rule.rule(), images: report != nil ? .all : .none, limits: settings.limits
      ) { _ in .never }
      if let code = SnapshotOptions.codeOfSignal(results, console) { return code }
      results = try SnapshotOrphans.added(to: results, options)
      console.showFailures(of: results)
      if results.results.count(where: { $0.failure != nil }) > 1, console.printer.style == .human {
        console.note("to accept all: \(options.acceptCommand())\n")
      }
      if json { try console.output(results.json) }
      try junitFile?.write(results.junit, console)
      try options.writeChanges(results)
      try reportFile?.write(HTMLReport(results, folder: options.failures).html, console)
      try markdownFile?.write(MarkdownComment(results, folder: options.failures).text, console)
      console.note(results.summary + "\n")
      return results.exitCode
    }
  }
}
