// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

extension FilePath {
  /// The folder that the last component is in; the current one of a path of one component.
  package var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// Makes the folders of the path that are missing, as `mkdir -p`; opening the folder afterwards tells whether that worked.
  package func makeFolders() {
    var folder = FilePath(root: root, [])
    for component in components {
      folder.append(component)
      folder.makeFolder()
    }
  }

  /// Makes a folder, if only the last component of the path is missing.
  ///
  /// - Parameter permissions: what others than the user may do there, less the process's umask.
  package func makeFolder(permissions: FilePermissions = [.groupReadWriteExecute, .otherReadWriteExecute]) {
    try? FileDescriptor.currentFolder.makeFolder(string, permissions: permissions.union(.ownerReadWriteExecute))
  }

  /// The path without links, from the root; everything on it has to exist.
  package func withoutLinks() throws(Errno) -> FilePath {
    guard let real = realpath(string, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
  }

  /// Whether this process may write to the file, or make files in the folder.
  package var isWritable: Bool { access(string, W_OK) == 0 }
}

extension FilePermissions {
  /// `rwxr-xr-x` for a folder that only the user writes to, less what the user may do there anyway.
  package static var othersReadExecute: FilePermissions { [.groupReadExecute, .otherReadExecute] }
}
