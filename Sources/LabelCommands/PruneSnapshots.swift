// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSnapshotEngine

/// `labelkit snapshot prune`.
struct PruneSnapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes accepted files that no label of the manifests draws.",
    discussion: """
      All labels of all manifests count, also those outside of --filter and --shard, which only choose among the orphans: an orphan \
      belongs to the one shard that its name falls into. When a manifest has mistakes or cannot be read, nothing is removed.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions

  @Flag(name: .customLong("dry-run"), help: "Says which files would be removed, and removes none.")
  var isDryRun = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run() throws {
    let console = common.settings.console(color.color)
    try console.run { () throws(Diagnostic) in
      let plan = try options.run(common).plan()
      for diagnostic in plan.diagnostics.inOrder { console.show(diagnostic) }
      guard plan.isComplete else {
        console.error("nothing was removed: what looks like an orphan may belong to a label with a mistake\n")
        return 65
      }
      let orphans = try SnapshotOrphans(plan, options)
      if !isDryRun {
        do { try options.folder().remove((orphans.files, orphans.hashes)) } catch {
          throw SnapshotOptions.diagnostic(error, options.baseline)
        }
      }
      for file in orphans.files { try console.output("\(options.folder().root)/\(file)\n") }
      for name in orphans.hashes { try console.output("\(name)\n") }
      return 0
    }
  }
}
