// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// An open file or standard input, closed with its last user.
package final class InputFile: Sendable {
  private let path: String
  private let number: Int32

  /// - Throws: that there is no such file, or why it cannot be read.
  package init(_ path: String) throws(Diagnostic) {
    self.path = path
    number = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard number < 0 else { return }
    throw errno == ENOENT ? Diagnostic(MachineError.noSuchFile(path: path)) : Self.failure(path, errno)
  }

  deinit { if number > STDIN_FILENO { close(number) } }

  /// The next bytes; nil at the end, and when a signal says to stop.
  package func chunk() throws(Diagnostic) -> [UInt8]? {
    while true {
      guard Interruption.waitForInput(number) else { return nil }
      var result = 0
      var error: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = Glibc.read(number, buffer.baseAddress, buffer.count)
        error = errno
        count = max(0, result)
      }
      if result < 0, error == EINTR { continue }
      if result < 0 { throw Self.failure(path, error) }
      return chunk.isEmpty ? nil : chunk
    }
  }

  private static func failure(_ path: String, _ error: Int32) -> Diagnostic {
    Diagnostic(MachineError.cannotRead(path: path, reason: String(cString: strerror(error))))
  }
}
