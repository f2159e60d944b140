// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// The calls that work from an open folder, which swift-system 1.8 lacks: whoever moves or replaces a folder above it changes nothing.
///
/// A name may be a path below the folder; its links are followed but for the last component where `.noFollow` says so.
extension FileDescriptor {
  /// The folder that relative paths start from.
  package static var currentFolder: FileDescriptor { FileDescriptor(rawValue: AT_FDCWD) }

  /// Opens a folder by its path, links followed.
  package static func open(folder path: String) throws(Errno) -> FileDescriptor {
    try currentFolder.open(path, .readOnly, options: .directory)
  }

  /// Opens a file or folder; programs that are started do not inherit it. A signal's interruption is an error.
  package func open(
    _ name: String, _ mode: AccessMode, options: OpenOptions = [], permissions: FilePermissions = []
  ) throws(Errno) -> FileDescriptor {
    let flags = mode.rawValue | options.union(.closeOnExec).rawValue
    return FileDescriptor(rawValue: try Errno.check(openat(rawValue, name, flags, permissions.rawValue)))
  }

  /// The file again, to close independently.
  package func duplicate() throws(Errno) -> FileDescriptor {
    FileDescriptor(rawValue: try Errno.check(fcntl(rawValue, F_DUPFD_CLOEXEC, 0)))
  }

  /// What has a name in the folder; of a link, the link itself.
  package func status(of name: String) throws(Errno) -> Stat { try Stat(name, relativeTo: self, flags: .symlinkNoFollow) }

  /// Makes a folder.
  ///
  /// - Parameter permissions: what is allowed there, less the process's umask; everything by default.
  package func makeFolder(_ name: String, permissions: FilePermissions = FilePermissions(rawValue: 0o777)) throws(Errno) {
    _ = try Errno.check(mkdirat(rawValue, name, permissions.rawValue))
  }

  /// Deletes a file or a link.
  package func remove(_ name: String) throws(Errno) { _ = try Errno.check(unlinkat(rawValue, name, 0)) }

  /// Deletes a folder that is empty.
  package func remove(emptyFolder name: String) throws(Errno) { _ = try Errno.check(unlinkat(rawValue, name, AT_REMOVEDIR)) }

  /// Gives a file another name in the folder, at once, and so replaces the one that has it.
  package func rename(_ name: String, to newName: String) throws(Errno) {
    _ = try Errno.check(renameat(rawValue, name, rawValue, newName))
  }

  /// Gives an unnamed file a name in the folder, unless something has it.
  ///
  /// The path in /proc needs no privilege; AT_EMPTY_PATH needs CAP_DAC_READ_SEARCH before kernel 6.10.
  package func link(_ file: FileDescriptor, as name: String) throws(Errno) {
    _ = try Errno.check(linkat(AT_FDCWD, "/proc/self/fd/\(file.rawValue)", rawValue, name, AT_SYMLINK_FOLLOW))
  }

  /// Keeps everybody else from locking the folder until it is closed here: threads that open it as well as other processes.
  ///
  /// - Parameter milliseconds: how long to wait at most for others; nil for as long as they take.
  /// - Throws: `.wouldBlock` when somebody else has it longer than that.
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
