// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Reads regular files that the user named.
///
/// No call blocks: opening a pipe without a writer returns at once, and devices and pipes are not read.
package enum FileContents {
  /// Why a file cannot be read.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The system cannot open or read it.
    case system(Errno)
    /// It is a folder, a device, a pipe or a socket.
    case notRegular
    /// It is longer than the limit; both in bytes.
    case tooLong(size: Int, limit: Int)

    /// The reason, to follow a colon.
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
  /// - Parameter limit: The limit in bytes; for a longer file, nothing is read and no memory allocated.
  package static func bytes(at path: String, limit: Int) throws(Failure) -> [UInt8] {
    try read(path) { (file, status) throws(Failure) in
      try check(status, limit)
      return try bytes(of: file, count: Int(status.size))
    }
  }

  /// The first bytes of the file at a path, links followed; fewer if it is shorter.
  package static func head(at path: String, count: Int) throws(Failure) -> [UInt8] {
    try read(path) { (file, status) throws(Failure) in try bytes(of: file, count: min(count, Int(status.size))) }
  }

  /// As `bytes`, for a cache that can be trusted; nil for any other file.
  package static func trustedBytes(at path: String, limit: Int) -> [UInt8]? {
    try? read(path) { (file, status) throws(Failure) in
      try check(status, limit)
      guard status.isTrusted else { throw .system(.permissionDenied) }
      return try bytes(of: file, count: Int(status.size))
    }
  }

  /// The hash of the file at a path; the hash of no bytes if it cannot be read.
  ///
  /// - Parameter limit: The limit in bytes; a longer file is not read.
  package static func hash(at path: String, limit: Int) -> ContentHash {
    let hash = try? read(path) { (file, status) throws(Failure) in
      try check(status, limit)
      var hash = ContentHash()
      do throws(Errno) {
        // A file that grows while it is read, or a sparse one, must not keep the run from ending after a signal.
        while !Cancellation.isCancelled {
          let chunk = try file.chunk()
          if chunk.isEmpty { return hash }
          hash.add(chunk)
        }
        return ContentHash()
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
    guard UntrustedInput.mayRead(path) else { throw .system(.permissionDenied) }
    // Looked at before it is opened: opening a pipe lets its writer begin, and opening a device may do anything.
    if let status = try? Stat(path), status.type != .regular { throw .notRegular }
    let file: FileDescriptor
    do throws(Errno) { file = try .currentFolder.open(path, .readOnly, options: .nonBlocking) } catch { throw .system(error) }
    defer { try? file.close() }
    let status: Stat
    do throws(Errno) { status = try file.stat() } catch { throw .system(error) }
    guard status.type == .regular else { throw .notRegular }
    return try body(file, status)
  }

  /// Reads `count` bytes, fewer if the file has become shorter meanwhile.
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
  /// The error for a file that the user named: it does not exist, or the reason why it cannot be read.
  package init(_ failure: FileContents.Failure, path: String) {
    self =
      switch failure {
      case .system(.noSuchFileOrDirectory): .noSuchFile(path: path)
      case .tooLong(_, let limit): .fileTooLong(path: path, limit: limit)
      case .system, .notRegular: .cannotRead(path: path, reason: failure.description)
      }
  }
}
