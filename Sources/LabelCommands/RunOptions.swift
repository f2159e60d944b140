// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild

/// The options of `RunSettings`.
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
  var dependencyFormat = RunSettings().dependencyFormat

  @Option(
    name: .customLong("deps-target"),
    help: ArgumentHelp("What the rule of --deps makes, such as a stamp file, instead of every PNG.", valueName: "name"))
  var dependencyTarget: String?

  @Flag(help: "Prints a JSON object for every file, and one with the counts at the end.")
  var json = false

  @Option(help: "Progress on standard error: auto (on a terminal), never or json.")
  var progress = RunSettings().progress

  mutating func validate() throws { try settings.validate() }

  var settings: RunSettings {
    RunSettings(
      manifests: manifests, jobs: jobs, failsFast: failsFast, maximumFailures: maximumFailures, force: force, optimize: optimize,
      embeds: embeds, prune: prune, state: state, isDryRun: isDryRun, watches: watches, dependencies: dependencies,
      dependencyFormat: dependencyFormat, dependencyTarget: dependencyTarget, json: json, progress: progress)
  }
}

extension DependencyFile.Format: ExpressibleByArgument {}

extension RunSettings.ProgressChoice: ExpressibleByArgument {}
