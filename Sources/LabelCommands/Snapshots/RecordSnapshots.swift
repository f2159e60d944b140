// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelSnapshotEngine
import LabelSystem

/// `labelkit snapshot record`.
struct RecordSnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Accepts the current images of labels.",
    discussion: "Equal images are not written again. Does not run on a build server (CI).")

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions
  @OptionGroup(title: "Comparison") var rule: RuleOptions

  @Option(help: "What to accept: missing (new labels), failed (new and changed labels) or all.")
  var mode = RecordMode.failed

  @Flag(name: .shortAndLong, help: "Shows errors only: no warnings and no summary.")
  var quiet = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, isQuiet: quiet, on: streams)
    try console.run { () throws(Diagnostic) in
      try OutputFile.checkNotOnBuildServer()
      let mode = mode
      Cancellation.watch()
      let results = try options.check(common, console, rule: try rule.rule(), images: .none, accepts: true) { _ in mode }
      console.showFailures(of: results)
      try console.outputFiles(of: results, in: options.folder())
      if let code = SnapshotOptions.codeOfSignal(results, console) { return code }
      console.note(results.summary + "\n")
      return results.exitCode
    }
  }
}
