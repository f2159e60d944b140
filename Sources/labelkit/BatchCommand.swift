// SPDX-License-Identifier: MIT

import ArgumentParser
import Glibc
import LabelCore
import LabelPipeline

/// `labelkit batch`: all labels of manifests.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Makes the PNGs of all labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input. The rows of the last three \
      are made as they come, any number of them.

      Files appear whole or not at all, and one that would not change is left as it is. What a run made is taken down in a cache \
      ($XDG_CACHE_HOME/labelkit, else ~/.cache/labelkit, or --state), so that the next run of the same manifests into the same folder \
      makes only what changed. SIGINT and SIGTERM end a run after the files that it has begun.
      """)

  @OptionGroup var options: BatchOptions
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.console(color.color)
    Interruption.watch()
    try console.run { () throws(Diagnostic) in
      guard options.watches else { return try BatchRun(options, common, console).run().code }
      return try watch(console)
    }
  }

  /// Runs again whenever a file that the last run read has changed.
  private func watch(_ console: Console) throws(Diagnostic) -> Int32 {
    while true {
      let outcome = try BatchRun(options, common, console).run()
      if Interruption.isWished { return outcome.code }
      console.error("watching \(outcome.inputs.count) files\n")
      guard FileWatch.waitForChange(of: outcome.inputs) else { return 0 }
    }
  }
}
