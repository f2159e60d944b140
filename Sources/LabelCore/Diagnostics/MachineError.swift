// SPDX-License-Identifier: MIT

/// An error of the system or of a library, as data. Another manifest would not avoid it.
public enum MachineError: Error, Hashable, Sendable {
  /// A C library returned an error; the value keeps the call, its status and the library's own message.
  case library(name: String, call: String, status: Int, message: String)
  /// A file does not exist.
  case noSuchFile(path: String)
  /// A file cannot be read, for a reason.
  case cannotRead(path: String, reason: String)
  /// A file or folder cannot be written, for a reason.
  case cannotWrite(path: String, reason: String)
  /// Fontconfig lists no font at all.
  case noFonts
  /// The process that rendered a label ended before it had answered.
  case workerEnded(reason: String)
}
