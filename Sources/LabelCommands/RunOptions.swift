// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelSystem

/// What every run over manifests goes by, wherever it writes.
struct RunOptions: ParsableArguments {
  @Argument(help: "The manifests.")
  var manifests: [String]

  @Option(help: "Threads; by default one for each processor that the process may use.")
  var jobs: Int?

  @Flag(name: .customLong("fail-fast"), help: "Stops at the first label that fails.")
  var failsFast = false

  @Option(name: .customLong("max-failures"), help: "Stops after this many labels have failed.")
  var maximumFailures: Int?

  @Flag(help: "Makes every file, whatever is known of former runs.")
  var force = false

  @Flag(help: "Makes files as small as can be, with the same pixels; takes longer.")
  var optimize = false

  @Flag(name: .customLong("embed"), help: "Puts the record that each picture was made from into its file.")
  var embeds = false

  @Flag(help: "Removes the files that a former run made and no label has any more.")
  var prune = false

  @Option(help: ArgumentHelp("Where to remember what was made, instead of in the cache.", valueName: "file"))
  var state: String?

  @Flag(name: .customLong("dry-run"), help: "Says which files would be made and why, and makes none.")
  var isDryRun = false

  @Flag(name: .customLong("watch"), help: "Runs again whenever a manifest, icon or font file changes.")
  var watches = false

  @Option(name: .customLong("deps"), help: ArgumentHelp("Writes what was made from what, for a build tool.", valueName: "file"))
  var dependencies: String?

  @Option(name: .customLong("deps-format"), help: "make, ninja or json.")
  var dependencyFormat = DependencyFile.Format.make

  @Option(
    name: .customLong("deps-target"),
    help: ArgumentHelp("What the rule of --deps makes, such as a stamp file, instead of every PNG.", valueName: "name"))
  var dependencyTarget: String?

  @Flag(help: "Prints a JSON object for every file, and one with the counts at the end.")
  var json = false

  @Option(help: "Progress on standard error: auto (on a terminal), never or json.")
  var progress = ProgressChoice.auto

  enum ProgressChoice: String, CaseIterable { case auto, never, json }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    if let maximumFailures, maximumFailures < 1 { throw ValidationError("--max-failures takes a number of at least 1.") }
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if watches, manifests.contains("-") { throw ValidationError("--watch needs files to watch, and - is none.") }
  }

  /// Sets what the options say.
  func apply(to run: inout Run) {
    if let jobs { run.jobs = jobs }
    run.maximumFailures = failsFast ? 1 : maximumFailures
    run.rendersAll = force
    run.resources.optimizesFiles = optimize
    run.embedsRecords = embeds
    run.prunes = prune
    if let state { run.cache = .file(state) }
    run.dependencyFile = dependencies.map { DependencyFile(path: $0, format: dependencyFormat, target: dependencyTarget) }
    run.reportsEveryLabel = json || progress == .json
    run.isCancelled = { Interruption.isWished }
  }
}

extension DependencyFile.Format: OptionChoice {}

extension RunOptions.ProgressChoice: OptionChoice {}
