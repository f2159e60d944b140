// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Replaces a file in an open folder atomically.
///
/// A new file gets its name when it is complete, and replaces an old one by a rename, so that a reader never sees half of it and a run that
/// is killed leaves the old one. The file is not synced to disk: a power failure may lose the last files, as with any build tool's output,
/// and the next run makes them again.
package enum FileReplacement {
  /// Writes `bytes` to `name` in `folder`, unless the file has these bytes already.
  ///
  /// - Parameter path: The file as the user knows it, for the error.
  /// - Returns: The outcome, and the stamp of the file; nil if the system does not give one.
  /// - Throws: `MachineError.cannotWrite`, also if the name is not a regular file; a link is neither followed nor replaced.
  package static func put(
    _ bytes: [UInt8], as name: String, in folder: FileDescriptor, path: @autoclosure () -> String
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    // The second attempt is for another process that creates the file between the check and the link, most often with the same bytes.
    for _ in 0..<2 {
      if let old = try stamp(of: name, in: folder, path: path()) {
        if old.size == bytes.count, holds(bytes, name: name, in: folder) { return (.unchanged, old) }
        break
      }
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .nameExists, .failed: break
      }
    }
    do throws(Errno) {
      let temporary = try TemporaryFile(in: folder)
      return (.written, try temporary.move(to: name, writing: bytes))
    } catch {
      throw .cannotWrite(path: path(), reason: error.description)
    }
  }

  /// The stamp of the regular file `name`, which may be replaced; nil if nothing has that name.
  ///
  /// - Parameter path: The file as the user knows it, for the error.
  /// - Throws: `MachineError.cannotWrite` for a link, a folder, a device or a pipe.
  package static func stamp(of name: String, in folder: FileDescriptor, path: @autoclosure () -> String) throws(MachineError) -> FileStamp?
  {
    let status: Stat
    do throws(Errno) { status = try folder.status(of: name) } catch {
      if error == .noSuchFileOrDirectory { return nil }
      throw .cannotWrite(path: path(), reason: error.description)
    }
    switch status.type {
    case .regular: return FileStamp(status)
    case .symbolicLink: throw .cannotWrite(path: path(), reason: "it is a symbolic link")
    case .directory: throw .cannotWrite(path: path(), reason: "it is a folder")
    default: throw .cannotWrite(path: path(), reason: "it is not a plain file")
    }
  }

  /// Whether `name` can be read and equals `bytes`. Opening does not block if a pipe has replaced the file meanwhile.
  private static func holds(_ bytes: [UInt8], name: String, in folder: FileDescriptor) -> Bool {
    guard let file = try? folder.open(name, .readOnly, options: [.noFollow, .nonBlocking]) else { return false }
    defer { try? file.close() }
    return (try? file.stat())?.type == .regular && file.holds(bytes)
  }
}
