// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest

/// `labelkit batch`: renders the labels of manifests.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: "labelkit", abstract: "Renders the labels of manifests.",
    discussion: """
      Manifests are .yaml, .yml, .json, .ndjson, .jsonl or .csv files; - reads NDJSON from standard input. Rows of NDJSON and CSV are \
      rendered as they are read, so that there can be any number of them.

      No file is ever seen incomplete, and a file that would not change is not touched. What a run writes is recorded in a build cache \
      (in $XDG_CACHE_HOME/labelkit, or else ~/.cache/labelkit, or in the file of --state), so that the next run of the same manifests \
      into the same folder renders only what changed. SIGINT and SIGTERM end a run after the files that it has begun.
      """)

  @OptionGroup var options: RunOptions

  @Option(name: [.short, .long], help: "The folder to write into; created if it does not exist.")
  var output: String?

  @Option(help: ArgumentHelp("A tar archive to write instead of a folder; - for standard output.", valueName: "out.tar"))
  var archive: String?

  @Option(help: ArgumentHelp("Renders only part i of n of the labels, chosen by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("Renders only labels whose ids contain this; may be repeated.", valueName: "id"))
  var only: [String] = []

  @OptionGroup(title: "Common") var common: CommonOptions

  func validate() throws {
    if output == nil, archive == nil {
      throw ValidationError("Use --output to name a folder, or --archive to name a tar archive.")
    }
    if output != nil, archive != nil { throw ValidationError("Use --output or --archive, not both.") }
    if archive != nil, options.galleryFile != nil { throw ValidationError("--gallery needs --output: it refers to the files of a folder.") }
    if archive != nil, options.prune { throw ValidationError("--prune needs --output: it removes files from a folder.") }
    if !only.isEmpty, options.prune { throw ValidationError("--prune and --only cannot be combined: the other labels would seem deleted.") }
    try Viewer.check(options.opens, output: archive, options.untrusted)
    guard archive == "-" else { return }
    if options.json { throw ValidationError("--archive - and --json cannot both write to standard output.") }
    if options.watches { throw ValidationError("--watch cannot write to standard output; name a folder or an archive file.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target, because --archive - writes no file.")
    }
  }

  func run() throws {
    let common = options.untrusted.settings(common)
    let console = common.console(options.color, isQuiet: options.quiet)
    try RunPrinter.perform(options, result: output ?? archive ?? ".", console) { () throws(Diagnostic) in
      try OutputFile.checkTerminal(archive, "--archive", "a tar archive")
      try options.enterSandbox(common, writing: output, [archive], console)
      let destination = archive.map { Run.Destination.archive($0) } ?? .folder(output ?? ".")
      var run = Run(options.manifests, into: destination, resources: try common.resources())
      run.shard = try Shard(option: shard)
      run.only = only
      return run
    }
  }
}
