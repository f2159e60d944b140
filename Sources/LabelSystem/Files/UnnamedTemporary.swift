// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization

/// A new file that has no name before it is whole: a run that is killed meanwhile leaves nothing, and it takes fewer calls of the system
/// than a file that is renamed.
package enum UnnamedTemporary {
  package enum Outcome {
    /// The file is there; no stamp when the system does not say.
    case linked(FileStamp?)
    /// Something has the name already, and nothing was changed.
    case taken
    /// The system makes no such files here, or this one could not be written; nothing was changed.
    case refused
  }

  /// `O_TMPFILE`, a macro that Swift cannot import; it has this value on all Linux architectures that Swift supports.
  private static let temporary: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Whether the system refused once, so that nobody need ask it again.
  private static let isRefused = Atomic<Bool>(false)

  /// Makes a plain file `name` in `folder` that holds `bytes`, `rw-r--r--` less the process's umask, unless something has that name.
  package static func link(_ bytes: [UInt8], as name: String, in folder: borrowing Descriptor) -> Outcome {
    guard !isRefused.load(ordering: .relaxed) else { return .refused }
    guard let file = Descriptor(openat(folder.number, ".", O_WRONLY | temporary | O_CLOEXEC, 0o644)) else {
      // File systems that cannot say one of these two; kernels before 3.11 take the call for an attempt to write to a folder.
      if [EOPNOTSUPP, EINVAL, EISDIR].contains(errno) { isRefused.store(true, ordering: .relaxed) }
      return .refused
    }
    guard file.writeAll(bytes) == 0 else { return .refused }
    let stamp = FileStamp(of: file)
    // The path in /proc needs no privilege; AT_EMPTY_PATH needs CAP_DAC_READ_SEARCH before kernel 6.10.
    guard linkat(AT_FDCWD, "/proc/self/fd/\(file.number)", folder.number, name, AT_SYMLINK_FOLLOW) == 0 else {
      if errno == EEXIST { return .taken }
      // The usual reason is that /proc is not mounted.
      isRefused.store(true, ordering: .relaxed)
      return .refused
    }
    guard file.close() == 0 else {
      unlinkat(folder.number, name, 0)
      return .refused
    }
    return .linked(stamp)
  }
}
