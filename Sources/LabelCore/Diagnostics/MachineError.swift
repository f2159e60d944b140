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
  /// A file or stream is longer than the limit for its kind, in bytes. Instead of a path, `path` may say what is in one, such as a row.
  case fileTooLong(path: String, limit: Int)
  /// A label took longer than its time limit, in seconds of processor time.
  case timedOut(seconds: Double)
  /// Fontconfig lists no font at all.
  case noFonts
  /// The fonts of the machine are excluded, and there are no others.
  case noFontsGiven
  /// The process that rendered a label ended before it had answered.
  case workerEnded(reason: String)
  /// This LabelKit has another fingerprint than the one that is expected; `differences` names what differs, such as `the fonts`.
  case otherFingerprint(found: String, expected: String, differences: [String])
  /// An archive of a series belongs to another shard of a job; the shards are `1/8` and the like, or nil without one.
  case otherShard(path: String, found: String?, own: String?)
  /// An output is not written because of what has its path already; `expected` is the only kind of file that it replaces.
  case notReplaced(path: String, existing: ExistingFile, expected: String)
  /// The disk of a file that is written, or the user's part of it, is full.
  case diskFull(path: String, reason: String)
  /// The name of a file is not UTF-8; in `name` each byte that is not is written as `\xff`.
  case unreadableName(name: String)

  /// What has the path of an output already, if it must not be replaced.
  public enum ExistingFile: String, Hashable, Sendable, CaseIterable {
    /// A symbolic link, wherever it leads.
    case link = "a symbolic link"
    /// A folder, with or without files.
    case folder = "a folder"
    /// A device such as `/dev/null`.
    case device = "a device"
    /// A named pipe.
    case pipe = "a named pipe"
    /// A socket of another program.
    case socket = "a socket"
    /// A regular file that is not of the kind of the output.
    case otherFile = "a file of another kind"
    /// A file that the same run reads.
    case input = "an input of this run"
  }
}
