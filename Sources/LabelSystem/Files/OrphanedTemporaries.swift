// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// The half-written files that killed runs left behind.
///
/// Those of a process that has ended on this machine go at once. Of others nobody knows here whether they still run, as of a shard on
/// another machine that writes into the same folder; theirs go by age.
package enum OrphanedTemporaries {
  /// How much older than now, by the file system's clock, such a temporary must be: no label takes an hour to write.
  package static let minimumAge = 3600

  /// Deletes the plain files in `folder` that have our temporaries' prefix and are abandoned or old. Failing to is no error: they only waste space.
  package static func remove(from folder: borrowing Descriptor) {
    guard let listing = FolderListing(descriptor: folder.number) else { return }
    var suspects: [String] = []
    while let name = listing.next()?.name {
      if name.hasPrefix(TemporaryName.prefix) { suspects.append(name) }
    }
    guard !suspects.isEmpty, let now = clock(of: folder) else { return }
    for name in suspects {
      var status = stat()
      guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let isStray = status.st_mtim.tv_sec < now - minimumAge || TemporaryName.isAbandoned(name)
      if isStray { unlinkat(folder.number, name, 0) }
    }
  }

  /// Now, as the file system sees it, which for a remote one is not as this machine does.
  private static func clock(of folder: borrowing Descriptor) -> Int? {
    do throws(MachineError) {
      let probe = try TemporaryFile(in: folder.number, for: "")
      return probe.birth
    } catch {
      return nil
    }
  }
}
