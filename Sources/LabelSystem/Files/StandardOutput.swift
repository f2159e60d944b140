// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// Standard output as a stream of bytes, for a PNG or a line of JSON.
package enum StandardOutput {
  /// Writes all bytes, unbuffered.
  ///
  /// - Throws: `MachineError.cannotWrite` when the reader is gone or the disk is full. A process that does not ignore SIGPIPE is ended
  ///   by the system in the first case, as is usual in a pipe.
  package static func write(_ bytes: [UInt8]) throws(MachineError) {
    // A duplicate, because `Descriptor` closes what it owns.
    guard let output = Descriptor(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)) else {
      throw .cannotWrite(path: "<stdout>", reason: systemMessage(errno))
    }
    let status = output.writeAll(bytes)
    guard status == 0 else { throw .cannotWrite(path: "<stdout>", reason: systemMessage(status)) }
  }
}
