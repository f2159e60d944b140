// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// Standard output as a stream of bytes, for a PNG or a line of JSON.
package enum StandardOutput {
  /// Writes all bytes, unbuffered.
  ///
  /// - Throws: `MachineError.cannotWrite` if the reader is gone or the disk is full. In the first case the system ends a process that does
  ///   not ignore SIGPIPE, as is usual for pipes.
  package static func write(_ bytes: [UInt8]) throws(MachineError) {
    do throws(Errno) { try FileDescriptor.standardOutput.write(all: bytes) } catch {
      throw MachineError(writing: "<stdout>", error)
    }
  }
}
