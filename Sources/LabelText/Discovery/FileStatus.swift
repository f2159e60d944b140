// SPDX-License-Identifier: MIT

// Fontconfig's header includes <sys/stat.h>, and so the compiler counts `stat` as a part of its module.
internal import CFontconfig
internal import Glibc

/// What stands at a path, links followed.
struct FileStatus {
  let isFile: Bool
  let isFolder: Bool
  let byteCount: Int

  /// Nil when nothing stands there, or nothing that may be looked at.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFile = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    byteCount = Int(status.st_size)
  }
}
