// SPDX-License-Identifier: MIT

/// Trouble with the machine or a library, as data: nothing that a better manifest would cure.
public enum MachineError: Error, Hashable, Sendable {
  /// A C library refused; its own words and number are kept.
  case library(name: String, call: String, status: Int, message: String)
  /// A file does not exist.
  case noSuchFile(path: String)
  /// A file cannot be read.
  case cannotRead(path: String, reason: String)
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// Fontconfig knows no font at all.
  case noFonts
}
