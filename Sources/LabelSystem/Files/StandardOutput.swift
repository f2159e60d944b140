// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// Standard output as a stream of bytes, for a PNG or a line of JSON.
package enum StandardOutput {
  /// Writes all bytes, unbuffered.
  ///
  /// - Throws: `MachineError.cannotWrite` when the reader is gone or the disk is full. A process that does not ignore SIGPIPE is ended
  ///   by the system in the first case, as is usual in a pipe.
  package static func write(_ bytes: [UInt8]) throws(MachineError) {
    do throws(Errno) { try FileDescriptor.standardOutput.write(all: bytes) } catch {
      throw .cannotWrite(path: "<stdout>", reason: error.description)
    }
  }
}
