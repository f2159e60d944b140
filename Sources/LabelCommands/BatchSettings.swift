// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest

/// `labelkit batch` without the words that said it.
struct BatchSettings: Equatable {
  var run = RunSettings()
  var output: String?
  var archive: String?
  var shard: String?
  var common = CommonSettings()
  var color = ColorChoice.auto

  /// - Throws: the first mistake in them.
  func validate() throws(ValidationError) {
    try run.validate()
    if output == nil, archive == nil { throw ValidationError("Name a folder with --output, or a tar file with --archive.") }
    if output != nil, archive != nil { throw ValidationError("Name --output or --archive, not both.") }
    if archive != nil, run.prune { throw ValidationError("--prune needs a folder to remove files from.") }
    guard archive == RunGoal.standardOutput else { return }
    if run.json { throw ValidationError("--archive - and --json cannot both have standard output.") }
    if run.watches { throw ValidationError("--watch needs a file or folder to write again, and - is none.") }
    if run.dependencies != nil, run.dependencyTarget == nil {
      throw ValidationError("--deps needs --deps-target where --archive - names no file.")
    }
  }

  /// Makes the labels.
  ///
  /// - Throws: an `ExitCode` other than 0.
  func execute() throws {
    try WatchedRun.run(run, common, common.console(color)) { () throws(Diagnostic) in try goal() }
  }

  /// The goal of a run with these settings.
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
