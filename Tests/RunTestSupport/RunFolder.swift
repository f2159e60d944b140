// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore
internal import LabelSystem
internal import TestSupport

/// A temporary folder with manifests and what they name, and the runs of a test over them. It is removed with this value.
///
/// Build caches are kept outside of it, one for each combination of manifests, output folder and options, as those of a user are.
package final class RunFolder: TestFolder {
  private let home: ScratchTree
  /// The folder of the manifests.
  package let root: String

  /// Makes an empty folder.
  package init() throws {
    home = try ScratchTree()
    root = home.root + "/work"
    for name in ["work", "cache"] { try home.makeFolder(name) }
  }

  // MARK: Runs

  /// Performs a run of manifests into a folder, with the options of `labelkit batch` after `change`.
  ///
  /// - Throws: What `change` throws, except for the errors of options, which are in the outcome.
  package func run(
    _ manifests: String..., into folder: String = "out", _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    try outcome(of: manifests, into: .folder(path(folder)), change)
  }

  /// Performs a run of manifests into a tar archive.
  ///
  /// - Throws: The same as for a folder.
  package func run(
    _ manifests: String..., archive: String, _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    try outcome(of: manifests, into: .archive(path(archive)), change)
  }

  /// Performs a run of manifests into numbered archives.
  ///
  /// - Throws: The same as for a folder.
  package func run(
    _ manifests: String..., archives: String, maximumBytes: Int, _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    try outcome(of: manifests, into: .archives(try ArchiveSeries(pattern: path(archives), maximumBytes: maximumBytes)), change)
  }

  /// Performs a run of manifests for an asset pipeline.
  ///
  /// - Throws: The same as for a folder.
  package func assets(
    _ kind: AssetKind, _ manifests: String..., into folder: String, name: String = "Labels", favicon: String? = nil,
    leavesOutUnsupportedVariants: Bool = false, _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    var layout = try AssetLayout(kind, name: name, favicon: favicon)
    layout.leavesOutUnsupportedVariants = leavesOutUnsupportedVariants
    return try outcome(of: manifests, into: .assets(layout, folder: path(folder)), change)
  }

  /// Plans a run of manifests into a folder, as `--dry-run` does.
  ///
  /// - Throws: The same as for a run.
  package func plan(
    _ manifests: String..., into folder: String = "out", _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    try outcome(of: manifests, into: .folder(path(folder)), isPlan: true, change)
  }

  /// Plans or performs a run.
  ///
  /// - Throws: What `change` throws, except for diagnostics.
  package func outcome(
    of manifests: [String], into destination: Run.Destination, isPlan: Bool = false, _ change: (inout Run) throws -> Void = { _ in }
  ) throws -> RunOutcome {
    var run = Run(manifests.map { $0.hasPrefix("/") ? $0 : path($0) }, into: destination)
    run.reportsEveryLabel = false
    run.resources.limits.maximumSeconds = 10
    waitForTheNextTick()
    var outcome = RunOutcome()
    do {
      try change(&run)
      if run.cache == .standard { run.cache = .file(cachePath(of: run)) }
      let summary = isPlan ? try run.plan { outcome.add($0) } : try run.perform { outcome.add($0) }
      outcome.end(with: summary)
    } catch let diagnostic as Diagnostic {
      outcome.end(with: diagnostic)
    }
    outcome.shorten(relative)
    return outcome
  }

  /// Waits for the next tick of the file system's clock: a run does not rely on a file that has changed in the current one.
  private func waitForTheNextTick() {
    let start = FileStamp.now
    while FileStamp.now <= start {}
  }

  /// The build cache of a run in the user's cache folder.
  private func cachePath(of run: Run) -> String {
    var hash = ContentHash()
    let parts: [String?] = [run.destination.folderPath] + run.manifests.map(Optional.some) + run.cacheKeyOptions
    for part in parts { hash.add(part) }
    return home.root + "/cache/" + hash.digits + ".sqlite"
  }
}
