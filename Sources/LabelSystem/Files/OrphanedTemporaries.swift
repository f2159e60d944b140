// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// The half-written files that killed runs left behind.
///
/// Those of a process that has ended on this machine go at once. Of others nobody knows here whether they still run, as of a shard on
/// another machine that writes into the same folder; theirs go by age.
package enum OrphanedTemporaries {
  /// How much older than now, by the file system's clock, such a temporary must be: no label takes an hour to write.
  package static let minimumAge = 3600

  /// Deletes the plain files in `folder` that have our temporaries' prefix and are abandoned or old. Failing to is no error: they only waste space.
  package static func remove(from folder: FileDescriptor) {
    guard let listing = try? FolderListing(of: folder) else { return }
    var candidates: [String] = []
    while let name = listing.next()?.name {
      if name.hasPrefix(TemporaryName.prefix) { candidates.append(name) }
    }
    guard !candidates.isEmpty, let now = clock(of: folder) else { return }
    for name in candidates {
      guard let status = try? folder.status(of: name), status.type == .regular else { continue }
      let isOrphaned = status.st_mtim.tv_sec < now - minimumAge || TemporaryName.isAbandoned(name)
      if isOrphaned { try? folder.remove(name) }
    }
  }

  /// Now, as the file system sees it, which for a remote one is not as this machine does.
  private static func clock(of folder: FileDescriptor) -> Int? {
    guard let probe = try? TemporaryFile(in: folder) else { return nil }
    return probe.birth
  }
}
