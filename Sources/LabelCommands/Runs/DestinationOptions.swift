// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelCore
import LabelManifest

/// The options of `labelkit batch` for what is written: where to, and which labels.
struct DestinationOptions: ParsableArguments {
  @Option(name: .names("output", short: "o"), help: "The folder to write into; created if it does not exist.")
  var output: String?

  @Option(
    name: .names("archive"), help: ArgumentHelp("A tar archive to write instead of a folder; - for standard output.", valueName: "out.tar"))
  var archive: String?

  @Option(
    name: .names("archive-size"),
    help: ArgumentHelp("Writes archives of at most this size, such as 512M; --archive out-%06d.tar gives their names.", valueName: "size"))
  var archiveSize: String?

  @Option(
    name: .names("shard"),
    help: ArgumentHelp("Renders only part i of n of the labels, i from 0 to n-1, chosen by their ids.", valueName: "i/n"))
  var shard: String?

  @Option(name: .names("only"), help: ArgumentHelp("Renders only labels whose ids contain this; may be repeated.", valueName: "id"))
  var only: [String] = []

  /// Checks the options together with those of the run.
  func check(with options: RunOptions) throws {
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
    try checkSeries(options)
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
  private func checkSeries(_ options: RunOptions) throws {
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

  /// The destination of a run.
  func destination() throws(Diagnostic) -> Run.Destination {
    guard let archive else { return .folder(output ?? ".") }
    guard let archiveSize else { return .archive(archive) }
    var option = "--archive-size"
    do throws(LabelError) {
      let size = try ArchiveSeries.bytes(parsing: archiveSize)
      option = "--archive"
      return .archives(try ArchiveSeries(pattern: archive, maximumBytes: size))
    } catch { throw Diagnostic(.usage(reason: error.message, help: error.help), at: DocumentLocation(file: option)) }
  }
}

extension DestinationOptions {
  /// For `FlatCommand`.
  mutating func visit(_ options: FlatOptions) throws {
    try options.visit(&_output, "output", "output", short: "o")
    try options.visit(&_archive, "archive", "archive")
    try options.visit(&_archiveSize, "archiveSize", "archive-size")
    try options.visit(&_shard, "shard", "shard")
    try options.visit(&_only, "only", "only")
  }
}
