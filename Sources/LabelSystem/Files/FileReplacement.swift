// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Puts bytes in the place of a file in an open folder, whole or not at all.
///
/// A new file gets its name when it is whole, and takes the place of an old one by a rename, so that a reader never sees half of it and a
/// run that is killed leaves the old one. It is not forced to the disk: a power cut may lose the last files, as it may with any build tool's
/// output, and the next run makes them again.
package enum FileReplacement {
  /// Makes `name` in `folder` hold `bytes`, unless it does already.
  ///
  /// - Parameter path: The file as the user knows it, for the error.
  /// - Returns: what that came to, and how the file can be known again; no stamp when the system does not say.
  /// - Throws: `MachineError.cannotWrite`, also when something other than a plain file has the name; a link is neither followed nor
  ///   replaced.
  package static func put(
    _ bytes: [UInt8], as name: String, in folder: FileDescriptor, path: @autoclosure () -> String
  ) throws(MachineError) -> (outcome: WriteOutcome, stamp: FileStamp?) {
    // A second time where another process makes the file between the look and the link: most often the same one, whose stamp it remembers.
    for _ in 0..<2 {
      if let old = try stamp(of: name, in: folder, path: path()) {
        if old.size == bytes.count, holds(bytes, name: name, in: folder) { return (.unchanged, old) }
        break
      }
      switch UnnamedTemporary.link(bytes, as: name, in: folder) {
      case .linked(let stamp): return (.written, stamp)
      case .taken, .failed: break
      }
    }
    do throws(Errno) {
      let temporary = try TemporaryFile(in: folder)
      return (.written, try temporary.become(name, holding: bytes))
    } catch {
      throw .cannotWrite(path: path(), reason: error.description)
    }
  }

  /// The stamp of the plain file `name` that may be replaced, or nil when nothing has that name.
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

  /// Whether `name` can be read and holds `bytes`. Opening waits for nothing, should a pipe have taken the file's place meanwhile.
  private static func holds(_ bytes: [UInt8], name: String, in folder: FileDescriptor) -> Bool {
    guard let file = try? folder.open(name, .readOnly, options: [.noFollow, .nonBlocking]) else { return false }
    defer { try? file.close() }
    return (try? file.stat())?.type == .regular && file.holds(bytes)
  }
}
