// SPDX-License-Identifier: MIT

import ArgumentParser

/// `labelkit batch`: all labels of manifests.
struct BatchCommand: ParsableCommand {
  static let name = "batch"

  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Makes the PNGs of all labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input. The rows of the last three \
      are made as they come, any number of them.

      Files appear whole or not at all, and one that would not change is left as it is. What a run made is taken down in a cache \
      ($XDG_CACHE_HOME/labelkit, else ~/.cache/labelkit, or --state), so that the next run of the same manifests into the same folder \
      makes only what changed. SIGINT and SIGTERM end a run after the files that it has begun.
      """)

  @OptionGroup var options: RunOptions
  @OptionGroup var target: BatchOptions
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws { try settings.validate() }

  func run() throws { try settings.execute() }

  var settings: BatchSettings {
    BatchSettings(
      run: options.settings, output: target.output, archive: target.archive, shard: target.shard, common: common.settings,
      color: color.color)
  }
}
