// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest

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

  @OptionGroup var options: RunOptions
  @OptionGroup var target: BatchOptions
  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if target.output == nil, target.archive == nil {
      throw ValidationError("Name a folder with --output, or a tar file with --archive.")
    }
    if target.output != nil, target.archive != nil { throw ValidationError("Name --output or --archive, not both.") }
    if target.archive != nil, options.prune { throw ValidationError("--prune needs a folder to remove files from.") }
    guard target.archive == RunGoal.standardOutput else { return }
    if options.json { throw ValidationError("--archive - and --json cannot both have standard output.") }
    if options.watches { throw ValidationError("--watch needs a file or folder to write again, and - is none.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target where --archive - names no file.")
    }
  }

  func run() throws {
    try WatchedRun.run(options.settings, common.settings, common.settings.console(color.color)) { () throws(Diagnostic) in try goal() }
  }

  /// - Throws: a mistake in `--shard`.
  private func goal() throws(Diagnostic) -> RunGoal {
    let place: RunGoal.Place = target.archive.map { .archive($0) } ?? .folder(target.output ?? ".")
    return RunGoal(place: place, shardText: target.shard, shard: try parsedShard())
  }

  private func parsedShard() throws(Diagnostic) -> Shard? {
    guard let shard = target.shard else { return nil }
    do throws(LabelError) { return try Shard(parsing: shard) } catch {
      throw Diagnostic(.usage(reason: error.message), at: SourcePlace(file: "--shard"))
    }
  }
}
