// SPDX-License-Identifier: MIT

package import LabelCore
internal import SystemPackage

/// Writes a single file that the user named, as in `labelkit render -o FILE`.
package enum AtomicFile {
  /// Writes `bytes` to the file at `path`, with the guarantees of `FileReplacement`.
  ///
  /// Unlike in an output folder, a link is followed: the user chose it. Bytes for a device or a pipe, such as `/dev/null`, are written to
  /// it.
  ///
  /// - Throws: `MachineError.cannotWrite`; a missing folder is not created.
  package static func write(_ bytes: [UInt8], to path: String) throws(MachineError) -> WriteOutcome {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .cannotWrite(path: path, reason: path.isEmpty ? "the path is empty" : "the path contains a zero byte")
    }
    let status = try? Stat(path)
    if let status, status.type != .regular, status.type != .directory { return try copy(bytes, into: path) }
    // `FilePath` would drop the slash at the end and name a file.
    guard status != nil || !path.hasSuffix("/") else { throw .cannotWrite(path: path, reason: Errno.isDirectory.description) }
    // If a path cannot be resolved, opening its folder gives the reason.
    let target = status == nil ? FilePath(path) : (try? FilePath(path).withoutLinks()) ?? FilePath(path)
    guard let name = target.lastComponent else { throw .cannotWrite(path: path, reason: Errno.isDirectory.description) }
    let folder: FileDescriptor
    do throws(Errno) { folder = try .open(folder: target.folder.string) } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
    defer { try? folder.close() }
    return try FileReplacement.put(bytes, as: name.string, in: folder, path: path).outcome
  }

  /// Writes to a device or a pipe, which cannot be replaced.
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
