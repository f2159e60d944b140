// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A file does not exist.
  public static let noSuchFile: Self = "LK0402"
  /// A file cannot be read.
  public static let cannotRead: Self = "LK0403"
  /// A file or folder cannot be written.
  public static let cannotWrite: Self = "LK0404"
  /// An output would replace a file that it must not replace.
  public static let notReplaced: Self = "LK0406"
  /// The disk that a file is written to has no space left.
  public static let diskFull: Self = "LK0407"
  /// The name of a file is not UTF-8.
  public static let unreadableName: Self = "LK0408"
  /// A file is longer than the limit for its kind.
  public static let fileTooLong: Self = "LK0410"
  /// A label names a file that does not exist.
  public static let missingFile: Self = "LK0416"
}

extension LabelError {
  /// Where a path that leads nowhere should begin.
  fileprivate static func help(for path: String) -> String {
    if path.contains("*") || path.contains("?") { return "no file matches it; a shell replaces * and ? by the names of files" }
    if path.hasPrefix("~") { return "write the whole path: only a shell replaces ~, and not in quotes" }
    return "paths begin in the current folder, and those in a manifest in its folder"
  }

  /// A label names an icon or a font by a file that does not exist; `what` is "icon" or "font".
  package static func missingFile(path: String, what: String) -> Self {
    Self(
      .missingFile, "the \(what) \(path.shortened(to: 4096)) cannot be used: there is no such file", help: Self.help(for: path),
      kind: .missingInput,
      keys: what == "font" ? ["font.file", "font"] : ["icon.file", "icon"], subject: path)
  }
}

extension MachineError {
  /// A file does not exist.
  package static func noSuchFile(path: String) -> Self {
    Self(.noSuchFile, "there is no file \(path)", help: LabelError.help(for: path), kind: .missingInput)
  }

  /// A folder does not exist.
  package static func noSuchFolder(path: String) -> Self {
    Self(.noSuchFile, "there is no folder \(path)", help: LabelError.help(for: path), kind: .missingInput)
  }

  /// A file cannot be read, for a reason.
  package static func cannotRead(path: String, reason: String) -> Self {
    Self(
      .cannotRead, "cannot read \(path): \(reason)", help: help(for: reason, ofOutput: false), kind: .missingInput, subject: path,
      reason: reason)
  }

  /// A file or folder cannot be written, for a reason.
  package static func cannotWrite(path: String, reason: String, help: String? = nil) -> Self {
    Self(
      .cannotWrite, "cannot write \(path): \(reason)", help: help ?? Self.help(for: reason, ofOutput: true), kind: .output, subject: path,
      reason: reason)
  }

  /// What to do about the system's reason why a file cannot be read or written; nil for others.
  private static func help(for reason: String, ofOutput isOutput: Bool) -> String? {
    switch reason {
    case "Not a directory": "a part of the path is a file; name a folder there"
    case "Is a directory": "name a file in it"
    case "Permission denied": isOutput ? "name a folder that you may write to" : "allow reading it, as with chmod +r"
    case "Read-only file system": "name a folder of another file system"
    case "File name too long": "shorten the name"
    default: nil
    }
  }

  /// A file or stream is longer than the limit for its kind, in bytes. Instead of a path, `path` may say what is in one, such as a row.
  package static func fileTooLong(path: String, limit: Int) -> Self {
    // Nearly all limits are whole mebibytes.
    let size = limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return Self(.fileTooLong, "\(path) is longer than \(size), the limit", kind: .limit)
  }

  /// The disk of a file that is written, or the user's part of it, is full.
  package static func diskFull(path: String, reason: String) -> Self {
    Self(
      .diskFull, "cannot write \(path): \(reason)", help: "make room and run again; no incomplete file was left behind", kind: .output)
  }

  /// The name of a file is not UTF-8; in `name` each byte that is not is written as `\xff`.
  package static func unreadableName(name: String) -> Self {
    Self(.unreadableName, "the name \"\(name)\" is not UTF-8", help: "rename it: LabelKit uses only names that are UTF-8")
  }

  /// An output is not written because of what has its path already; `expected` is the only kind of file that it replaces.
  package static func notReplaced(path: String, existing: ExistingFile, expected: String) -> Self {
    let message =
      switch existing {
      case .otherFile: "\(path) is not replaced: the file there is not \(expected)"
      case .input: "\(path) is both an input and an output of this run"
      case .link, .folder, .device, .pipe, .socket: "\(path) is not replaced: it is \(existing.rawValue)"
      }
    let help =
      switch existing {
      case .device, .pipe, .socket, .link: "name a regular file; `-` is standard output where an option can write to it"
      case .folder, .input: "name another file"
      case .otherFile: "name another file, or remove this one if nobody needs it"
      }
    return Self(.notReplaced, message, help: help, kind: .output)
  }

  /// What has the path of an output already, if it must not be replaced.
  package enum ExistingFile: String, Hashable, Sendable, CaseIterable {
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
