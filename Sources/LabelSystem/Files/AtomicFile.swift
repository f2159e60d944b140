// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

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
    let status = try? Stat(path)
    if let status, status.type != .regular, status.type != .directory { return try copy(bytes, into: path) }
    // `FilePath` would leave out the slash at the end and name a file.
    guard status != nil || !path.hasSuffix("/") else { throw .cannotWrite(path: path, reason: Errno.isDirectory.description) }
    // Where a path cannot be resolved, opening its folder says why.
    let place = status == nil ? FilePath(path) : (try? FilePath(path).withoutLinks()) ?? FilePath(path)
    guard let name = place.lastComponent else { throw .cannotWrite(path: path, reason: Errno.isDirectory.description) }
    let folder: FileDescriptor
    do throws(Errno) { folder = try .open(folder: place.folder.string) } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
    defer { try? folder.close() }
    return try FileReplacement.put(bytes, as: name.string, in: folder, path: path).outcome
  }

  /// Writes to what is no plain file and cannot be replaced.
  private static func copy(_ bytes: [UInt8], into path: String) throws(MachineError) -> WriteOutcome {
    do throws(Errno) {
      let file = try FileDescriptor.currentFolder.open(path, .writeOnly)
      do throws(Errno) { try file.write(all: bytes) } catch {
        try? file.close()
        throw error
      }
      try file.closeWritten()
    } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
    return .written
  }
}
