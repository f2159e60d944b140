// SPDX-License-Identifier: MIT

internal import Foundation
internal import SystemPackage

extension BaselineFolder {
  /// Returns the accepted files and hashes that belong to no snapshot. Hidden files are ignored.
  ///
  /// - Parameter names: The names of the snapshots, with the extensions of their files: `.png` and `.txt`.
  /// - Returns: The paths of orphaned files below the folder, sorted, and the orphaned names in the file of hashes.
  /// - Throws: The errors of `check`.
  public func orphans(besides names: Set<String>) throws -> (files: [String], hashes: [String]) {
    let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = below.filter { name in
      guard name.hasSuffix(".png") || name.hasSuffix(".txt"), !names.contains(name) else { return false }
      return !name.split(separator: "/").contains { $0.hasPrefix(".") } && isFile(name)
    }
    let orphanedHashes = try storage.hasHashes ? hashes.file().entries.keys.filter { !names.contains($0 + ".png") } : []
    return (files.sorted(), orphanedHashes.sorted())
  }

  /// Removes orphaned files and hashes.
  ///
  /// - Parameter orphans: The files and the hashes that `orphans(besides:)` returned.
  /// - Throws: `CocoaError` for a file that cannot be removed, otherwise the errors of `check`.
  public func remove(_ orphans: (files: [String], hashes: [String])) throws {
    for file in orphans.files { try FileManager.default.removeItem(atPath: path(of: file)) }
    if !orphans.hashes.isEmpty {
      try hashes.update { file in
        for name in orphans.hashes { file.entries[name] = nil }
      }
    }
  }

  private func isFile(_ name: String) -> Bool {
    guard let status = try? Stat(FilePath(path(of: name))) else { return false }
    return status.type != .directory
  }
}
