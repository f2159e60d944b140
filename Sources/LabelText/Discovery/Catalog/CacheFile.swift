// SPDX-License-Identifier: MIT

// Fontconfig's header includes <sys/stat.h>, and so the compiler counts `stat` as a part of its module.
internal import CFontconfig
internal import Glibc

/// Files that may be missing and may be lost.
enum CacheFile {
  /// What a file holds; nil when it cannot be read, is no plain file, or is longer than a limit in bytes.
  ///
  /// - Parameter isOwn: whether the file must be the user's own, which nobody else can write to.
  static func contents(of path: String, limit: Int, isOwn: Bool = false) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    if isOwn, status.st_uid != geteuid() || status.st_mode & (S_IWGRP | S_IWOTH) != 0 { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if more < 0, errno == EINTR { continue }
        guard more > 0 else { return }
        count += more
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Makes a file hold some bytes, whole or not at all; its folder is made when only that is missing.
  static func replace(_ path: String, with bytes: [UInt8]) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { mkdir(String(path[..<slash]), 0o755) }
    // The number tells processes and threads apart; what a killed one left is overwritten in time.
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0...0xFFFF))"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(file, $0.baseAddress.map { $0 + done }, bytes.count - done) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    let isClosed = close(file) == 0
    guard done == bytes.count, isClosed, rename(temporary, path) == 0 else {
      unlink(temporary)
      return
    }
  }
}
