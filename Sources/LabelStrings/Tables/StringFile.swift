// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// The file system as far as tables of strings need it.
enum StringFile {
  /// Bytes; beyond it a file holds no strings that anyone wrote.
  private static let longest = 64 << 20

  /// - Throws: `MachineError` for what does not exist, is no regular file or too long, or cannot be read.
  static func bytes(_ path: String) throws(Diagnostic) -> [UInt8] {
    // Non-blocking, or opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw Diagnostic(
        errno == ENOENT ? MachineError.noSuchFile(path: path) : .cannotRead(path: path, reason: String(cString: strerror(errno))))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= longest else {
      throw Diagnostic(MachineError.cannotRead(path: path, reason: "it is no regular file, or longer than 64 MiB"))
    }
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
      while filled < buffer.count {
        let count = read(file, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { problem = errno }
        if count <= 0 { return }
        filled += count
      }
    }
    if problem != 0 { throw Diagnostic(MachineError.cannotRead(path: path, reason: String(cString: strerror(problem)))) }
    return bytes
  }

  static func exists(_ path: String) -> Bool { kind(path) != nil }

  static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

  private static func kind(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
