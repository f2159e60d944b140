// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

extension BaselineFolder {
  /// Returns the accepted files and hashes that belong to no snapshot. Hidden files are ignored.
  ///
  /// - Parameter names: The names of the snapshots, with the extensions of their files: `.png` and `.txt`.
  /// - Returns: The paths of orphaned files below the folder, sorted, and the orphaned names in the file of hashes.
  /// - Throws: The errors of `check`.
  public func orphans(besides names: Set<String>) throws -> (files: [String], hashes: [String]) {
    let files = filesBelow("").filter { ($0.hasSuffix(".png") || $0.hasSuffix(".txt")) && !names.contains($0) }
    let orphanedHashes = try storage.hasHashes ? hashes.file().entries.keys.filter { !names.contains($0 + ".png") } : []
    return (files.sorted(), orphanedHashes.sorted())
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
      try hashes.update { file in
        for name in orphans.hashes { file.entries[name] = nil }
      }
    }
  }

  /// The paths of all files below a folder inside this one, hidden ones left out. A link to a file counts as one; one to a folder is not
  /// followed.
  private func filesBelow(_ folder: String) -> [String] {
    FolderListing.names(in: path(of: folder)).flatMap { name -> [String] in
      guard !name.hasPrefix("."), let own = try? FileDescriptor.currentFolder.status(of: path(of: folder + name)) else { return [] }
      if own.type == .directory { return filesBelow(folder + name + "/") }
      guard let target = try? Stat(FilePath(path(of: folder + name))), target.type != .directory else { return [] }
      return [folder + name]
    }
  }
}
