// SPDX-License-Identifier: MIT

package import SystemPackage

extension FileDescriptor {
  /// The rest of the file; nil if it cannot be read or is longer than `limit` bytes.
  package func contents(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let chunk = try? chunk() else { return nil }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    return nil
  }

  /// Whether the rest of the file equals `bytes`; false also if it cannot be read.
  package func holds(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while let chunk = try? chunk() {
      if chunk.isEmpty { return done == bytes.count }
      guard chunk.count <= bytes.count - done, chunk.elementsEqual(bytes[done..<done + chunk.count]) else { return false }
      done += chunk.count
    }
    return false
  }

  /// The next bytes of the file, none at its end. Only the memory that the file fills is touched.
  package func chunk() throws(Errno) -> [UInt8] {
    try Errno.only {
      try [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in count = try read(into: UnsafeMutableRawBufferPointer(buffer)) }
    }
  }

  /// The first bytes of the file, fewer if it is shorter; the reading position does not change.
  package func head(count: Int) throws(Errno) -> [UInt8] { try bytes(at: 0, count: count) }

  /// The bytes of the file from an offset, fewer if it ends before; the reading position does not change.
  package func bytes(at offset: Int, count: Int) throws(Errno) -> [UInt8] {
    try Errno.only {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = try read(fromAbsoluteOffset: Int64(offset), into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  /// Writes all bytes, in several calls if needed.
  package func write(all bytes: [UInt8]) throws(Errno) {
    try WriteFault.check(self, writing: bytes)
    // `writeAll` is generic, and the first call of a process looks up a conformance, which takes longer than a short label's file.
    try Errno.only {
      try bytes.withUnsafeBytes { bytes in
        var done = 0
        while done < bytes.count { done += try write(UnsafeRawBufferPointer(rebasing: bytes[done...])) }
      }
    }
  }

  /// Closes a file that was written and throws its error: full disks and remote file systems may fail only here.
  package func closeWritten() throws(Errno) {
    do throws(Errno) { try Errno.only { try close() } } catch {
      // Linux closes the descriptor even then.
      if error != .interrupted { throw error }
    }
  }
}
