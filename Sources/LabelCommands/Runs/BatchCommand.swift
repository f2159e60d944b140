// SPDX-License-Identifier: MIT

import ArgumentParser

/// `labelkit batch`: renders the labels of manifests.
struct BatchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Renders the labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input. Rows of NDJSON and CSV are \
      rendered as they are read, so that there can be any number of them.

      No file is ever seen incomplete, and a file that would not change is not touched. What a run writes is recorded in a build cache \
      (in $XDG_CACHE_HOME/labelkit, or else ~/.cache/labelkit, or in the file of --state), so that the next run of the same manifests \
      into the same folder renders only what changed. SIGINT and SIGTERM end a run after the files that it has begun.
      """)

  @OptionGroup var options: RunOptions
  @OptionGroup var destination: DestinationOptions
  @OptionGroup(title: "Common") var common: CommonOptions

  private var arguments: BatchArguments { BatchArguments(options: options, destination: destination, common: common) }

  func validate() throws { try arguments.validate() }

  func run(on streams: ConsoleStreams) throws { try arguments.run(on: streams) }
}
