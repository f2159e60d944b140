// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest

/// `labelkit batch`: all labels of manifests.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: "labelkit", abstract: "Makes the PNGs of all labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input. The rows of the last three \
      are made as they come, any number of them.

      Files appear whole or not at all, and one that would not change is left as it is. What a run made is taken down in a cache \
      ($XDG_CACHE_HOME/labelkit, else ~/.cache/labelkit, or --state), so that the next run of the same manifests into the same folder \
      makes only what changed. SIGINT and SIGTERM end a run after the files that it has begun.
      """)

  @OptionGroup var options: RunOptions

  @Option(name: [.short, .long], help: "The folder to write into; made when it does not exist.")
  var output: String?

  @Option(help: ArgumentHelp("A tar file to write instead of a folder; - for standard output.", valueName: "out.tar"))
  var archive: String?

  @Option(help: ArgumentHelp("Makes only the labels of one part of several, by their ids.", valueName: "i/n"))
  var shard: String?

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func validate() throws {
    if output == nil, archive == nil {
      throw ValidationError("Name a folder with --output, or a tar file with --archive.")
    }
    if output != nil, archive != nil { throw ValidationError("Name --output or --archive, not both.") }
    if archive != nil, options.prune { throw ValidationError("--prune needs a folder to remove files from.") }
    guard archive == "-" else { return }
    if options.json { throw ValidationError("--archive - and --json cannot both have standard output.") }
    if options.watches { throw ValidationError("--watch needs a file or folder to write again, and - is none.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target where --archive - names no file.")
    }
  }

  func run() throws {
    let common = common.settings
    try RunPrinter.perform(options, common.console(color.color)) { () throws(Diagnostic) in
      let destination = archive.map { Run.Destination.archive($0) } ?? .folder(output ?? ".")
      var run = Run(options.manifests, into: destination, resources: try common.resources())
      run.shard = try Shard(option: shard)
      return run
    }
  }
}
