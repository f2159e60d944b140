// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSnapshotEngine
import LabelSnapshotRuns

/// `labelkit snapshot prune`.
struct PruneSnapshots: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Removes accepted files that belong to no label of the manifests.",
    discussion: """
      Name all manifests of the folder. Only images, layouts and what has their names is removed. --filter and --shard only select which orphans are removed; each orphan belongs to one shard, by \
      its name. If a manifest has errors or cannot be read, nothing is removed.
      """)

  @OptionGroup(title: "Snapshots") var options: SnapshotOptions

  @Flag(name: .customLong("dry-run"), help: "Lists the files that would be removed, and removes none.")
  var isDryRun = false

  @OptionGroup(title: "Common") var common: CommonOptions
  @OptionGroup(title: "Common") var color: ColorOption

  func run(on streams: ConsoleStreams) throws {
    let console = common.settings.console(color.color, on: streams)
    try console.run { () throws(Diagnostic) in
      let plan = try options.run(common).plan()
      for diagnostic in plan.diagnostics.inOrder { console.show(diagnostic) }
      guard plan.isComplete else {
        console.error("nothing was removed: an apparent orphan may belong to a label that has errors\n")
        return 65
      }
      let orphans = try SnapshotOrphans(plan, options)
      if !isDryRun {
        options.folder().removeOrphanedTemporaries(accepts: true)
        try orphans.remove(from: options.folder(), options)
      }
      try console.output(lines: orphans.files.map { "\(options.folder().root)/\($0)" } + orphans.hashes)
      return 0
    }
  }
}
