// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
internal import Synchronization
internal import SystemPackage

/// An open file, pipe or standard input, closed with its last reference.
///
/// It never blocks where a signal cannot end the wait: a pipe without a writer is waited for in `chunk`, and not while it is opened.
package final class InputFile: Sendable {
  private let path: String
  private let file: FileDescriptor
  /// The largest number of bytes; nil for rows, which are limited one by one.
  private let limit: Int?
  private let count = Atomic<Int>(0)

  /// - Parameters:
  ///   - path: The path of a regular file or a pipe, or `-` for standard input.
  ///   - limit: The largest number of bytes. A longer file is refused by its size, before anything is read; a pipe is read up to the limit.
  ///     Nil for a stream of rows that may be of any length.
  /// - Throws: A diagnostic if the file does not exist, is too long, or cannot be read, such as a device, which may never end.
  package init(_ path: String, limit: Int?) throws(Diagnostic) {
    self.path = path
    self.limit = limit
    if path == "-" {
      file = .standardInput
    } else {
      do throws(Errno) { file = try .currentFolder.open(path, .readOnly, options: .nonBlocking) } catch {
        throw Diagnostic(MachineError(.system(error), path: path))
      }
    }
    guard let status = try? file.stat() else { return }
    if file != .standardInput, status.type == .characterSpecial || status.type == .blockSpecial {
      try? file.close()
      throw Diagnostic(MachineError.cannotRead(path: path, reason: "it is a device"))
    }
    if let limit, status.type == .regular, status.size > limit {
      if file != .standardInput { try? file.close() }
      throw Diagnostic(MachineError.fileTooLong(path: path, limit: limit))
    }
  }

  deinit { if file != .standardInput { try? file.close() } }

  /// Whether standard input has bytes, or its end, without waiting.
  package static var standardInputIsReady: Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// The next bytes; nil at the end, and after cancellation by a signal.
  ///
  /// - Throws: A diagnostic if they cannot be read, or if there are more bytes than the limit.
  package func chunk() throws(Diagnostic) -> [UInt8]? {
    while Cancellation.waitForInput(file) {
      let chunk: [UInt8]
      do throws(Errno) { chunk = try file.chunk() } catch {
        // Another reader of the pipe was faster.
        if error == .resourceTemporarilyUnavailable { continue }
        throw Diagnostic(MachineError(.system(error), path: path))
      }
      guard !chunk.isEmpty else { return nil }
      try check(chunk.count)
      return chunk
    }
    return nil
  }

  /// The length of a regular file in bytes; nil for another kind, such as a pipe, and where there is no file.
  package static func byteCount(of path: String) -> Int? {
    guard path != "-", let status = Stat(at: path), status.type == .regular else { return nil }
    return Int(status.size)
  }

  /// Counts bytes that were read.
  private func check(_ more: Int) throws(Diagnostic) {
    guard let limit else { return }
    guard count.add(more, ordering: .relaxed).newValue <= limit else {
      throw Diagnostic(MachineError.fileTooLong(path: path, limit: limit))
    }
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of a regular file or a pipe, or `-` for standard input.
  ///   - limit: The largest number of bytes.
  /// - Throws: The errors of `init` and `chunk`.
  package static func bytes(at path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    let file = try InputFile(path, limit: limit)
    var bytes: [UInt8] = []
    while let chunk = try file.chunk() { bytes += chunk }
    return bytes
  }
}
