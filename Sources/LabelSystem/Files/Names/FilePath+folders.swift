// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension FilePath {
  /// The parent folder; `.` for a path of one component.
  package var folder: FilePath {
    // `removingLastComponent` is generic code, for which the runtime searches all protocol conformances.
    let path = string
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : FilePath(String(path[..<slash]))
  }

  /// Creates the missing folders of the path, as `mkdir -p`.
  ///
  /// - Returns: Why the last folder could not be created; nil if it could be, or was there.
  @discardableResult
  package func makeFolders() -> Errno? {
    // As above, without the generic code of `components`.
    let (path, slash) = (string, UInt8(ascii: "/"))
    var end = path.utf8.first == slash ? path.utf8.index(after: path.startIndex) : path.startIndex
    var failure: Errno?
    while end < path.endIndex {
      let start = path.utf8[end] == slash ? path.utf8.index(after: end) : end
      end = path.utf8[start...].firstIndex(of: slash) ?? path.endIndex
      do throws(Errno) {
        try FileDescriptor.currentFolder.makeFolder(String(path[..<end]))
        failure = nil
      } catch {
        // What is in a folder that could not be created cannot be created either.
        failure = error == .fileExists ? nil : error == .noSuchFileOrDirectory ? failure ?? error : error
      }
    }
    return failure
  }

  /// Creates a folder, if only the last component of the path is missing.
  ///
  /// - Parameter permissions: The permissions of others than the user, before the process's umask.
  package func makeFolder(permissions: FilePermissions = [.groupReadWriteExecute, .otherReadWriteExecute]) {
    try? FileDescriptor.currentFolder.makeFolder(string, permissions: permissions.union(.ownerReadWriteExecute))
  }

  /// The absolute path with all links resolved; every component has to exist.
  ///
  /// - Throws: `.illegalByteSequence` too, if the path is not UTF-8: as a string it would name another file.
  package func withoutLinks() throws(Errno) -> FilePath {
    guard let real = realpath(string, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    guard let text = String(validatingCString: real) else { throw .illegalByteSequence }
    return FilePath(text)
  }

  /// Whether this process may write to the file, or create files in the folder.
  package var isWritable: Bool { writeFailure == nil }

  /// Why this process may not write to the file, or create files in the folder; nil if it may.
  package var writeFailure: Errno? { access(string, W_OK) == 0 ? nil : Errno(rawValue: errno) }
}

extension FilePermissions {
  /// The part for others of `rwxr-xr-x`: a folder that only the user writes to.
  package static var othersReadExecute: FilePermissions { [.groupReadExecute, .otherReadExecute] }
}
