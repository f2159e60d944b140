// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

extension BaselineFolder {
  /// Returns the accepted files and hashes that belong to no snapshot. Hidden files are ignored.
  ///
  /// - Parameter names: The names of the snapshots, with the extensions of their files: `.png`, `.txt` and `.svg`.
  /// - Returns: The paths of orphaned files below the folder, sorted, and the orphaned names in the file of hashes.
  /// - Throws: The errors of `check`.
  public func orphans(besides names: Set<String>) throws -> (files: [String], hashes: [String]) {
    var files: [String] = []
    try list("", depth: 0, into: &files)
    files.removeAll(where: names.contains)
    let orphanedHashes = try storage.hasHashes ? hashes.file().entries.keys.filter { !names.contains($0 + ".png") } : []
    return (files.sorted(), orphanedHashes.sorted())
  }

  /// Returns those of some orphaned files that labels had: an image or a layout, and what else has the name of one or of a snapshot. Other files,
  /// such as notes and icons, may be in the folder too, or the folder may be another one than was meant.
  ///
  /// - Parameter names: The names of the snapshots, with the extensions of their files.
  package func filesOfLabels(among orphans: [String], besides names: Set<String>) -> [String] {
    func stem(_ file: String) -> Substring { file.dropLast(4) }
    let former = Set(
      orphans.filter { file in
        let kind: OutputKind? = file.hasSuffix(".png") ? .image : file.hasSuffix(".txt") ? .layout : nil
        return kind?.isKind(ofFile: path(of: file)) ?? false
      }.map(stem))
    let known = former.union(names.map(stem))
    return orphans.filter { known.contains(stem($0)) }
  }

  /// Removes orphaned files and hashes.
  ///
  /// - Parameter orphans: The files and the hashes that `orphans(besides:)` returned.
  /// - Throws: `MachineError` for a file that cannot be removed, otherwise the errors of `check`.
  public func remove(_ orphans: (files: [String], hashes: [String])) throws {
    for file in orphans.files {
      let path = path(of: file)
      do throws(Errno) { try FileDescriptor.currentFolder.remove(path) } catch {
        throw MachineError.cannotWrite(path: path, reason: error.description)
      }
    }
    if !orphans.hashes.isEmpty {
      try hashes.set(Dictionary(orphans.hashes.map { ($0, nil) }) { first, _ in first })
    }
  }

  /// Far more than any test has.
  private static let maximumDepth = 64

  /// Whether a file or the target of a link is there, and is not a folder.
  private func isFile(_ name: String) -> Bool {
    guard let status = try? Stat(FilePath(path(of: name))) else { return false }
    return status.type != .directory
  }

  /// Lists the files of snapshots below a folder; links to folders are not followed.
  private func list(_ folder: String, depth: Int, into files: inout [String]) throws(MachineError) {
    guard depth < Self.maximumDepth, let listing = try? FolderListing(path: path(of: folder)) else { return }
    while let entry = listing.next() {
      let name = folder + entry.name
      if entry.name.hasPrefix(".") { continue }
      if !entry.isReadable { throw .unreadableName(name: path(of: name)) }
      let isFolder = !entry.isFile && (try? Stat(FilePath(path(of: name)), followTargetSymlink: false))?.type == .directory
      if isFolder {
        try list(name + "/", depth: depth + 1, into: &files)
      } else if Snapshot.fileExtensions.contains(where: name.hasSuffix), isFile(name) {
        files.append(name)
      }
    }
  }
}
