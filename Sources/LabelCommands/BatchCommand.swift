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
    guard target.archive == "-" else { return }
    if options.json { throw ValidationError("--archive - and --json cannot both have standard output.") }
    if options.watches { throw ValidationError("--watch needs a file or folder to write again, and - is none.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target where --archive - names no file.")
    }
  }

  func run() throws {
    let common = common.settings
    try RunPrinter.perform(options, common.console(color.color)) { () throws(Diagnostic) in
      let destination = target.archive.map { Run.Destination.archive($0) } ?? .folder(target.output ?? ".")
      var run = Run(options.manifests, into: destination, resources: try common.resources())
      run.shard = try Shard(option: target.shard)
      return run
    }
  }
}
