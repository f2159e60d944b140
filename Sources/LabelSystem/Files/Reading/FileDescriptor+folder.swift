// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization
package import SystemPackage

/// Calls relative to an open folder, which swift-system 1.8 lacks. Moving or replacing a parent folder has no effect on them.
///
/// A name may be a path below the folder. Links are followed, except for the last component with `.noFollow`.
extension FileDescriptor {
  /// The current folder, for relative paths.
  package static var currentFolder: FileDescriptor { FileDescriptor(rawValue: AT_FDCWD) }

  /// Opens a folder by its path, following links.
  package static func open(folder path: String) throws(Errno) -> FileDescriptor {
    try currentFolder.open(path, .readOnly, options: .directory)
  }

  /// Opens a file or folder; child processes do not inherit it. Interruption by a signal is thrown as an error.
  package func open(
    _ name: String, _ mode: AccessMode, options: OpenOptions = [], permissions: FilePermissions = []
  ) throws(Errno) -> FileDescriptor {
    let flags = mode.rawValue | options.union(.closeOnExec).rawValue
    return FileDescriptor(rawValue: try Errno.check(openat(rawValue, name, flags, permissions.rawValue)))
  }

  /// Opens a folder only to name it: its files can be looked up, which needs no permission to read it.
  package static func open(folderToLookUp path: String) throws(Errno) -> FileDescriptor {
    try currentFolder.open(path, .readOnly, options: [.directory, .pathOnly])
  }

  /// A duplicate of the descriptor, which is closed independently.
  package func duplicate() throws(Errno) -> FileDescriptor {
    FileDescriptor(rawValue: try Errno.check(fcntl(rawValue, F_DUPFD_CLOEXEC, 0)))
  }

  /// The status of an entry of the folder; for a link, of the link itself.
  package func status(of name: String) throws(Errno) -> Stat { try Stat(name, relativeTo: self, flags: .symlinkNoFollow) }

  /// Creates a folder.
  ///
  /// - Parameter permissions: The permissions before the process's umask; everything by default.
  package func makeFolder(_ name: String, permissions: FilePermissions = FilePermissions(rawValue: 0o777)) throws(Errno) {
    _ = try Errno.check(mkdirat(rawValue, name, permissions.rawValue))
  }

  /// Deletes a file or a link.
  package func remove(_ name: String) throws(Errno) { _ = try Errno.check(unlinkat(rawValue, name, 0)) }

  /// Deletes an empty folder.
  package func remove(emptyFolder name: String) throws(Errno) { _ = try Errno.check(unlinkat(rawValue, name, AT_REMOVEDIR)) }

  /// Renames a file within the folder, atomically replacing the file that has the new name.
  package func rename(_ name: String, to newName: String) throws(Errno) {
    _ = try Errno.check(renameat(rawValue, name, rawValue, newName))
  }

  /// `AT_EMPTY_PATH`, which Glibc's module does not have.
  private static var emptyPath: CInt { 0x1000 }
  /// Whether an unnamed file can only be linked by its path in /proc.
  private static let linksByPath = Atomic<Bool>(false)

  /// Gives an unnamed file a name in the folder, unless the name exists.
  ///
  /// Before kernel 6.10, AT_EMPTY_PATH needs CAP_DAC_READ_SEARCH and is ENOENT without it. The path in /proc needs no privilege, and some
  /// more microseconds.
  package func link(_ file: FileDescriptor, as name: String) throws(Errno) {
    if !Self.linksByPath.load(ordering: .relaxed) {
      do throws(Errno) {
        _ = try Errno.check(linkat(file.rawValue, "", rawValue, name, Self.emptyPath))
        return
      } catch {
        guard error == .noSuchFileOrDirectory else { throw error }
        Self.linksByPath.store(true, ordering: .relaxed)
      }
    }
    _ = try Errno.check(linkat(AT_FDCWD, "/proc/self/fd/\(file.rawValue)", rawValue, name, AT_SYMLINK_FOLLOW))
  }

  /// Locks the folder until it is closed here, against other processes and other threads that open it.
  ///
  /// - Parameter milliseconds: The maximum time to wait; nil for no limit.
  /// - Throws: `.wouldBlock` if the lock is still held after that time.
  package func lock(milliseconds: Int? = nil) throws(Errno) {
    var remaining = milliseconds ?? 0
    while true {
      do throws(Errno) {
        _ = try Errno.check(flock(rawValue, milliseconds == nil ? LOCK_EX : LOCK_EX | LOCK_NB))
        return
      } catch {
        guard error == .wouldBlock || error == .interrupted else { throw error }
        guard milliseconds == nil || remaining > 0 else { throw error }
      }
      if milliseconds != nil { usleep(1000) }
      remaining -= 1
    }
  }
}

extension FileDescriptor.OpenOptions {
  /// `O_PATH`, a macro that Swift cannot import: a descriptor for the status only. Nothing is read, not even from a device, and closing it
  /// releases no locks. It has this value on all Linux architectures that Swift supports.
  package static var pathOnly: Self { Self(rawValue: 0o10_000_000) }
}
