// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// Reads an icon's file in one go, and no more of it than is allowed.
package enum IconFile {
  /// - Throws: `LabelError.unusableIcon` for what cannot be read, is no regular file or is too large.
  ///
  /// - Parameter limit: bytes; an SVG's limit when nil.
  package static func bytes(at path: String, limit: Int? = nil) throws(LabelError) -> [UInt8] {
    let limit = limit ?? SVGLimits.fileBytes
    // Non-blocking, or opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unusableIcon(path: path, line: nil, reason: "it is not a regular file") }
    guard status.st_size <= limit else {
      throw .unusableIcon(path: path, line: nil, reason: "it has \(status.st_size) bytes; the limit is \(limit)")
    }
    return try contents(of: descriptor, count: Int(status.st_size), path)
  }

  private static func contents(of descriptor: Int32, count: Int, _ path: String) throws(LabelError) -> [UInt8] {
    var status = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        status = read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if status < 0, errno == EINTR { continue }
        if status <= 0 { return }
        filled += status
      }
    }
    if status < 0 { throw failure(path) }
    return bytes
  }

  private static func failure(_ path: String) -> LabelError {
    .unusableIcon(path: path, line: nil, reason: String(cString: strerror(errno)))
  }
}
