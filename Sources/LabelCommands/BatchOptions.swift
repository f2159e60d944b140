// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelPipeline

/// Where `labelkit batch` writes to, and how much.
struct BatchOptions: ParsableArguments {
  @Option(name: [.short, .long], help: "The folder to write into; made when it does not exist.")
  var output: String?

  @Option(help: ArgumentHelp("A tar file to write instead of a folder.", valueName: "out.tar"))
  var archive: String?

  @Option(help: ArgumentHelp("Makes only the labels of one part of several, by their ids.", valueName: "i/n"))
  var shard: String?

  mutating func validate() throws {
    if output == nil, archive == nil { throw ValidationError("Name a folder with --output, or a tar file with --archive.") }
    if output != nil, archive != nil { throw ValidationError("Name --output or --archive, not both.") }
  }

  /// The goal of a run with these options.
  ///
  /// - Throws: a mistake in `--shard`.
  func goal() throws(Diagnostic) -> RunGoal {
    let place: RunGoal.Place = archive.map { .archive($0) } ?? .folder(output ?? ".")
    return RunGoal(place: place, shardText: shard, shard: try parsedShard())
  }

  private func parsedShard() throws(Diagnostic) -> Shard? {
    guard let shard else { return nil }
    do throws(LabelError) { return try Shard(parsing: shard) } catch {
      throw Diagnostic(.usage(reason: error.message), at: SourcePlace(file: "--shard"))
    }
  }
}
