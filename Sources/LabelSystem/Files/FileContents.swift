// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// What is in a plain file that somebody named.
///
/// Nothing waits: opening a pipe that nobody writes to does not, and of devices and pipes nothing is read.
package enum FileContents {
  /// Why a file cannot be read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The system does not let it be opened or read.
    case system(Errno)
    /// It is a folder, a device, a pipe or a socket.
    case notRegular
    /// It is longer than was allowed; both in bytes.
    case tooLong(size: Int, limit: Int)

    /// The reason, in words that follow a colon.
    package var description: String {
      switch self {
      case .system(let error): error.description
      case .notRegular: "it is not a regular file"
      case .tooLong(let size, let limit): "it has \(size) bytes; the limit is \(limit)"
      }
    }
  }

  /// All bytes of the file at a path, links followed.
  ///
  /// - Parameter limit: bytes; a longer file is not read, and no memory taken for it.
  package static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8] {
    try read(path) { (file, status) throws(Failure) in
      try check(status, limit)
      return try bytes(of: file, count: Int(status.size))
    }
  }

  /// As `bytes`, of a file that this process's user wrote and nobody else could have written; nil for any other.
  package static func ownBytes(at path: String, limit: Int) -> [UInt8]? {
    try? read(path) { (file, status) throws(Failure) in
      try check(status, limit)
      guard status.isPrivate else { throw .system(.permissionDenied) }
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

  private static func check(_ status: Stat, _ limit: Int) throws(Failure) {
    guard status.size <= limit else { throw .tooLong(size: Int(status.size), limit: limit) }
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

extension MachineError {
  /// The error about a file that the user named: there is none, or why it cannot be read.
  package init(_ failure: FileContents.Failure, path: String) {
    self = failure == .system(.noSuchFileOrDirectory) ? .noSuchFile(path: path) : .cannotRead(path: path, reason: failure.description)
  }
}
