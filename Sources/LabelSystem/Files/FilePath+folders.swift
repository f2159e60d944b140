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

  /// Makes a folder, if only the last component of the path is missing. Its permissions are all less the process's umask.
  package func makeFolder() { try? FileDescriptor.currentFolder.makeFolder(string) }

  /// The path without links, from the root; everything on it has to exist.
  package func withoutLinks() throws(Errno) -> FilePath {
    guard let real = realpath(string, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
  }
}
