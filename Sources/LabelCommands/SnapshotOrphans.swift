// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import LabelSnapshotEngine

/// The snapshots that belong to no label of the manifests, if the filters and the shard select them.
struct SnapshotOrphans {
  let files: [String]
  let hashes: [String]

  init(_ plan: SnapshotPlan, _ options: SnapshotOptions) throws(Diagnostic) {
    let shard = try Shard(option: options.shard)
    let orphans: (files: [String], hashes: [String])
    do { orphans = try options.folder().orphans(besides: plan.fileNames) } catch {
      throw SnapshotOptions.diagnostic(error, options.baseline)
    }
    func isSelected(_ name: String) -> Bool { options.isWanted(name) && shard?.contains(id: name) ?? true }
    files = orphans.files.filter { isSelected(String($0.dropLast(4))) }
    hashes = orphans.hashes.filter(isSelected)
  }

  /// A result for each orphan; none if the plan is incomplete, because then a label may be unknown.
  static func results(_ plan: SnapshotPlan, _ options: SnapshotOptions) throws(Diagnostic) -> [SnapshotRun.Result] {
    guard plan.isComplete else { return [] }
    let folder = options.folder()
    let orphans = try SnapshotOrphans(plan, options)
    let names = Set(orphans.files.map { String($0.dropLast(4)) } + orphans.hashes)
    return names.sorted().map { name in
      var result = SnapshotRun.Result(name: name, status: .deleted)
      result.accepted = try? folder.contents(folder.path(of: name + ".png"))
      return result
    }
  }
}
