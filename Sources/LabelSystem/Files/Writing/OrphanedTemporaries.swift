// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// Deletes the temporary files that killed runs left behind.
///
/// Files of a process that has ended on this machine are deleted at once. For others, such as those of a shard on another machine that
/// writes into the same folder, this machine cannot tell whether the process still runs; they are deleted by age.
package enum OrphanedTemporaries {
  /// The minimum age in seconds, by the file system's clock: no label takes an hour to write.
  package static let minimumAge = 3600

  /// Deletes the regular files in `folder` that have our temporary names and are orphaned. Failures are ignored: the files only waste
  /// space.
  package static func remove(from folder: FileDescriptor) {
    guard let listing = try? FolderListing(of: folder) else { return }
    var candidates: [String] = []
    while let entry = listing.next() {
      if entry.isReadable, TemporaryName.isTemporary(entry.name) { candidates.append(entry.name) }
    }
    guard !candidates.isEmpty, let now = clock(of: folder) else { return }
    for name in candidates {
      guard let status = try? folder.status(of: name), status.type == .regular else { continue }
      let isOrphaned = status.st_mtim.tv_sec < now - minimumAge || TemporaryName.isOrphaned(name)
      if isOrphaned { try? folder.remove(name) }
    }
  }

  /// Deletes them from a folder and from those below it that are not hidden, without following links. Does nothing if there is no such folder.
  package static func remove(below path: String) {
    guard let folder = try? FileDescriptor.open(folder: path) else { return }
    remove(below: folder, depth: 0)
  }

  /// Deeper than any path of an output.
  private static let maximumDepth = 64

  /// Closes the folder.
  private static func remove(below folder: FileDescriptor, depth: Int) {
    defer { try? folder.close() }
    remove(from: folder)
    guard depth < maximumDepth, let listing = try? FolderListing(of: folder) else { return }
    while let entry = listing.next() {
      // Where the system does not tell the type, opening it as a folder fails for a file.
      guard entry.isReadable, !entry.isFile, !entry.name.hasPrefix("."),
        let inner = try? folder.open(entry.name, .readOnly, options: [.directory, .noFollow])
      else { continue }
      remove(below: inner, depth: depth + 1)
    }
  }

  /// The current time in seconds by the file system's clock, which may differ from this machine's if it is remote.
  private static func clock(of folder: FileDescriptor) -> Int? {
    guard let probe = try? TemporaryFile(in: folder) else { return nil }
    return probe.birth
  }
}
