// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest

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

  @Option(name: [.short, .long], help: "The folder to write into; created if it does not exist.")
  var output: String?

  @Option(help: ArgumentHelp("A tar archive to write instead of a folder; - for standard output.", valueName: "out.tar"))
  var archive: String?

  @Option(
    name: .customLong("archive-size"),
    help: ArgumentHelp("Writes archives of at most this size, such as 512M; --archive out-%06d.tar gives their names.", valueName: "size"))
  var archiveSize: String?

  @Option(help: ArgumentHelp("Renders only part i of n of the labels, i from 0 to n-1, chosen by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("Renders only labels whose ids contain this; may be repeated.", valueName: "id"))
  var only: [String] = []

  @OptionGroup(title: "Common") var common: CommonOptions

  func validate() throws {
    // As the option groups have done, if there were any.
    try options.validate()
    try common.validate()
    if output == nil, archive == nil {
      throw ValidationError("Use --output to name a folder, or --archive to name a tar archive.")
    }
    if let archive, let ending = Self.compressedEndings.first(where: { archive.lowercased().hasSuffix($0.ending) }) {
      throw ValidationError(
        "--archive writes a tar archive, and \(archive) does not end with .tar. " + (ending.advice.map { $0(archive) } ?? Self.tarAdvice))
    }
    if let output { try FolderOption.check(output, orElse: ", or draw one label with labelkit render") }
    if let archive, archive.hasSuffix("/") {
      throw ValidationError("--archive names a file, and \(archive) is a folder. Write --archive \(archive)out.tar.")
    }
    if output != nil, archive != nil { throw ValidationError("Use --output or --archive, not both.") }
    if archive != nil, options.galleryFile != nil { throw ValidationError("--gallery needs --output: it refers to the files of a folder.") }
    if archive != nil, options.prune { throw ValidationError("--prune needs --output: it removes files from a folder.") }
    if !only.isEmpty, options.prune { throw ValidationError("--prune and --only cannot be combined: the other labels would seem deleted.") }
    try checkSeries()
    try Viewer.check(options.opens, output: archive, options.untrusted)
    guard archive == "-" else { return }
    if options.json { throw ValidationError("--archive - and --json cannot both write to standard output.") }
    if options.watches { throw ValidationError("--watch cannot write to standard output; name a folder or an archive file.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target, because --archive - writes no file.")
    }
  }

  /// The endings of archives that are no tar archives, and how they are made.
  private static let compressedEndings: [(ending: String, advice: (@Sendable (String) -> String)?)] = [
    (".gz", { "Compress it: --archive - | gzip > \($0)." }), (".tgz", { "Compress it: --archive - | gzip > \($0)." }),
    (".bz2", { "Compress it: --archive - | bzip2 > \($0)." }), (".tbz", { "Compress it: --archive - | bzip2 > \($0)." }),
    (".xz", { "Compress it: --archive - | xz > \($0)." }), (".txz", { "Compress it: --archive - | xz > \($0)." }),
    (".zst", { "Compress it: --archive - | zstd > \($0)." }), (".zip", nil), (".7z", nil), (".rar", nil),
  ]

  private static let tarAdvice = "Name it out.tar, or write a folder with --output and pack that."

  /// Checks the options of numbered archives.
  private func checkSeries() throws {
    guard let archive, archive == "-" || archiveSize != nil || ArchiveSeries.isPattern(archive) else {
      if archiveSize != nil { throw ValidationError("--archive-size needs --archive with a name such as out-%06d.tar.") }
      return
    }
    if archive == "-" {
      if archiveSize != nil { throw ValidationError("--archive-size needs files; name them with --archive out-%06d.tar.") }
      return
    }
    if archiveSize == nil { throw ValidationError("--archive \(archive) needs --archive-size, such as --archive-size 512M.") }
    if options.opens { throw ValidationError("--open cannot show numbered archives.") }
    if options.dependencies != nil, options.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target, because the number of archives is not known before.")
    }
  }

  /// The destination of the options.
  private func destination() throws(Diagnostic) -> Run.Destination {
    guard let archive else { return .folder(output ?? ".") }
    guard let archiveSize else { return .archive(archive) }
    var option = "--archive-size"
    do throws(LabelError) {
      let size = try ArchiveSeries.bytes(parsing: archiveSize)
      option = "--archive"
      return .archives(try ArchiveSeries(pattern: archive, maximumBytes: size))
    } catch { throw Diagnostic(.usage(reason: error.message, help: error.help), at: DocumentLocation(file: option)) }
  }

  func run(on streams: ConsoleStreams) throws {
    let common = options.untrusted.settings(common)
    let console = common.console(options.color, isQuiet: options.quiet, on: streams)
    try RunPrinter.perform(options, result: output ?? archive ?? ".", console) { () throws(Diagnostic) in
      try OutputFile.checkTerminal(archive, "--archive", "a tar archive", console)
      try options.enterSandbox(common, writing: output, [archive], console)
      var run = Run(options.manifests, into: try destination(), resources: try common.resources())
      run.shard = try Shard(option: shard)
      run.only = only
      return run
    }
  }
}

extension BatchCommand: FlatCommand {
  var declaration: [[Mirror.Child]] {
    let own: [Mirror.Child] = [
      ("output", _output), ("archive", _archive), ("archiveSize", _archiveSize), ("shard", _shard), ("only", _only),
    ]
    return [RunOptions().declaration, own, CommonOptions().declaration]
  }

  init(flat decoder: any Decoder) throws {
    self.init()
    options = try RunOptions(from: decoder)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    _output = try values.decode(Option<String?>.self, forKey: .output)
    _archive = try values.decode(Option<String?>.self, forKey: .archive)
    _archiveSize = try values.decode(Option<String?>.self, forKey: .archiveSize)
    _shard = try values.decode(Option<String?>.self, forKey: .shard)
    _only = try values.decode(Option<[String]>.self, forKey: .only)
    common = try CommonOptions(from: decoder)
  }
}
