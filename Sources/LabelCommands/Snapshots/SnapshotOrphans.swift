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
    let folder = options.folder()
    do { orphans = try folder.orphans(besides: plan.fileNames) } catch { throw SnapshotOptions.diagnostic(error, options.baseline) }
    func isSelected(_ name: String) -> Bool { options.isWanted(name) && shard?.contains(id: name) ?? true }
    files = folder.filesOfLabels(among: orphans.files, besides: plan.fileNames).filter { isSelected(String($0.dropLast(4))) }
    hashes = orphans.hashes.filter(isSelected)
  }

  private init(files: [String], hashes: [String]) { (self.files, self.hashes) = (files, hashes) }

  /// The orphans whose names are selected.
  func filter(_ isSelected: (String) -> Bool) -> SnapshotOrphans {
    SnapshotOrphans(files: files.filter { isSelected(Self.name(ofFile: $0)) }, hashes: hashes.filter(isSelected))
  }

  /// Removes the files, and the hashes from their file.
  func remove(from folder: BaselineFolder, _ options: SnapshotOptions) throws(Diagnostic) {
    if files.isEmpty, hashes.isEmpty { return }
    do { try folder.remove((files, hashes)) } catch { throw SnapshotOptions.diagnostic(error, options.baseline) }
  }

  /// A result for each orphan, made when it is asked for, since it has an image.
  func results(in folder: BaselineFolder) -> some Sequence<SnapshotResult> {
    let files = Dictionary(files.map { (Self.name(ofFile: $0), $0) }) { first, _ in first }
    return Set(files.keys).union(hashes).sorted().lazy.map { name in
      var result = SnapshotResult(name: name, status: .deleted)
      result.change = try? folder.change(removing: name)
      result.accepted = try? folder.contents(folder.path(of: name + ".png"))
      result.location = DocumentLocation(file: folder.path(of: files[name] ?? "snapshots.sha256"))
      return result
    }
  }

  /// The results with one for each orphan; none if the plan is incomplete, because then a label may be unknown.
  static func added(to results: SnapshotResults, _ options: SnapshotOptions) throws(Diagnostic) -> SnapshotResults {
    results.plan.isComplete ? results.adding(try SnapshotOrphans(results.plan, options).results(in: options.folder())) : results
  }

  /// The name of the snapshot of an accepted file.
  private static func name(ofFile file: String) -> String { String(file.dropLast(4)) }
}
