// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelBuild
import LabelSystem

/// What every run over manifests goes by, wherever it writes; `RunOptions` says what each means.
struct RunSettings {
  var manifests: [String] = []
  var jobs: Int?
  var failsFast = false
  var maximumFailures: Int?
  var force = false
  var optimize = false
  var embeds = false
  var prune = false
  var state: String?
  var isDryRun = false
  var watches = false
  var dependencies: String?
  var dependencyFormat = DependencyFile.Format.make
  var dependencyTarget: String?
  var json = false
  var progress = ProgressChoice.auto

  enum ProgressChoice: String, CaseIterable { case auto, never, json }

  /// - Throws: the first mistake in them.
  func validate() throws(ValidationError) {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number of at least 1.") }
    if let maximumFailures, maximumFailures < 1 { throw ValidationError("--max-failures takes a number of at least 1.") }
    if manifests.isEmpty { throw ValidationError("Name at least one manifest.") }
    if watches, manifests.contains("-") { throw ValidationError("--watch needs files to watch, and - is none.") }
  }

  /// After how many failures to stop; nil for never.
  var failureLimit: Int? { failsFast ? 1 : maximumFailures }

  /// How many threads to start.
  var threads: Int { jobs ?? ProcessorCount.usable }
}
