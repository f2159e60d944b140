// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// A single file that the user named, as in `labelkit render -o FILE`.
package enum AtomicFile {
  /// Makes the file at `path` hold `bytes`; see `FileReplacement` for what is promised.
  ///
  /// Unlike in an output folder, a link is followed: the user chose it. A device or pipe, such as `/dev/null`, is written to.
  ///
  /// - Throws: `MachineError.cannotWrite`; its folder is not created.
  package static func write(_ bytes: [UInt8], to path: String) throws(MachineError) -> WriteOutcome {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotWrite(path: path, reason: path.isEmpty ? "the path is empty" : "the path contains a zero byte")
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR { return try pour(bytes, into: path) }
    let place = split(exists ? resolved(path) : path)
    guard !place.name.isEmpty else { throw .cannotWrite(path: path, reason: systemMessage(EISDIR)) }
    guard let folder = Descriptor(open(place.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      throw .cannotWrite(path: path, reason: systemMessage(errno))
    }
    return try FileReplacement.put(bytes, as: place.name, in: folder, path: path).outcome
  }

  /// Writes to what is no plain file and cannot be replaced.
  private static func pour(_ bytes: [UInt8], into path: String) throws(MachineError) -> WriteOutcome {
    guard let file = Descriptor(open(path, O_WRONLY | O_CLOEXEC)) else {
      throw .cannotWrite(path: path, reason: systemMessage(errno))
    }
    let writing = file.writeAll(bytes)
    let closing = file.close()
    guard writing == 0, closing == 0 else { throw .cannotWrite(path: path, reason: systemMessage(writing == 0 ? closing : writing)) }
    return .written
  }

  /// `path` without links; itself when it cannot be resolved, and then opening it says why.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[slash...].dropFirst()))
  }
}
