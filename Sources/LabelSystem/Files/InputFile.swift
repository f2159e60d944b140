// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore
internal import SystemPackage

/// An open file or standard input, closed with its last reference.
package final class InputFile: Sendable {
  private let path: String
  private let file: FileDescriptor

  /// - Throws: A diagnostic if the file does not exist or cannot be read.
  package init(_ path: String) throws(Diagnostic) {
    self.path = path
    do throws(Errno) { file = path == "-" ? .standardInput : try .currentFolder.open(path, .readOnly) } catch {
      throw Diagnostic(MachineError(.system(error), path: path))
    }
  }

  deinit { if file != .standardInput { try? file.close() } }

  /// Whether standard input has bytes, or its end, without waiting.
  package static var standardInputIsReady: Bool {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  /// The next bytes; nil at the end, and after cancellation by a signal.
  package func chunk() throws(Diagnostic) -> [UInt8]? {
    guard Cancellation.waitForInput(file) else { return nil }
    do throws(Errno) {
      let chunk = try file.chunk()
      return chunk.isEmpty ? nil : chunk
    } catch {
      throw Diagnostic(MachineError(.system(error), path: path))
    }
  }
}
