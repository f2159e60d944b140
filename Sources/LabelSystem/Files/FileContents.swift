// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// What is in a plain file that somebody named.
///
/// Nothing waits: opening a pipe that nobody writes to does not, and of devices and pipes nothing is read.
package enum FileContents {
  /// Why a file cannot be read.
  package enum Failure: Error, Hashable {
    /// The system does not let it be opened or read.
    case system(Errno)
    /// It is a folder, a device, a pipe or a socket.
    case notRegular
    /// It has so many bytes, more than were allowed.
    case tooLong(byteCount: Int)
  }

  /// All bytes of the file at a path, links followed.
  ///
  /// - Parameter limit: bytes; a longer file is not read, and no memory taken for it.
  package static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8] {
    try read(path) { (file, status) throws(Failure) in
      guard status.size <= limit else { throw .tooLong(byteCount: Int(status.size)) }
      return try bytes(of: file, count: Int(status.size))
    }
  }

  /// As `bytes`, of a file that this process's user wrote and nobody else could have written; nil for any other.
  package static func ownBytes(at path: String, limit: Int) -> [UInt8]? {
    try? read(path) { (file, status) throws(Failure) in
      guard status.size <= limit else { throw .tooLong(byteCount: Int(status.size)) }
      guard status.isOwn, !status.isWritableByOthers else { throw .system(.permissionDenied) }
      return try bytes(of: file, count: Int(status.size))
    }
  }

  /// Stands for the bytes of the file at a path, however many; the hash of nothing when it cannot be read.
  package static func hash(at path: String) -> ContentHash {
    let hash = try? read(path) { (file, _) throws(Failure) in
      var hash = ContentHash()
      do throws(Errno) {
        while true {
          let chunk = try file.chunk()
          if chunk.isEmpty { return hash }
          hash.add(chunk)
        }
      } catch {
        throw .system(error)
      }
    }
    return hash ?? ContentHash()
  }

  private static func read<Value>(_ path: String, _ body: (FileDescriptor, Stat) throws(Failure) -> Value) throws(Failure) -> Value {
    let file: FileDescriptor
    do throws(Errno) { file = try .currentFolder.open(path, .readOnly, options: .nonBlocking) } catch { throw .system(error) }
    defer { try? file.close() }
    let status: Stat
    do throws(Errno) { status = try file.stat() } catch { throw .system(error) }
    guard status.type == .regular else { throw .notRegular }
    return try body(file, status)
  }

  /// Fewer bytes when the file has become shorter meanwhile.
  private static func bytes(of file: FileDescriptor, count: Int) throws(Failure) -> [UInt8] {
    do throws(Errno) {
      return try Errno.only {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
          while filled < count {
            let more = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]))
            if more == 0 { return }
            filled += more
          }
        }
      }
    } catch {
      throw .system(error)
    }
  }
}
