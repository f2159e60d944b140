// SPDX-License-Identifier: MIT

internal import Synchronization
package import SystemPackage

/// Writes a new file without a name (`O_TMPFILE`) and names it when it is complete: a run that is killed leaves nothing, and it needs fewer
/// system calls than a rename.
package enum UnnamedTemporary {
  package enum Outcome {
    /// The file exists; no stamp if the system does not give one.
    case linked(FileStamp?)
    /// The name exists already, and nothing was changed.
    case nameExists
    /// Unnamed files are not supported here, or this one could not be written; nothing was changed.
    case failed
  }

  /// Whether unnamed files are not supported, so that they are not tried again.
  private static let isUnsupported = Atomic<Bool>(false)

  /// Creates a regular file `name` in `folder` with `bytes`, `rw-r--r--` before the process's umask, unless the name exists.
  package static func link(_ bytes: [UInt8], as name: String, in folder: FileDescriptor) -> Outcome {
    guard !isUnsupported.load(ordering: .relaxed) else { return .failed }
    let file: FileDescriptor
    do throws(Errno) {
      file = try folder.open(".", .writeOnly, options: .unnamedTemporary, permissions: .ownerReadWriteOthersRead)
    } catch {
      // File systems without support return one of the first two; kernels before 3.11 see an attempt to write to a folder.
      if [.notSupported, .invalidArgument, .isDirectory].contains(error) { isUnsupported.store(true, ordering: .relaxed) }
      return .failed
    }
    let outcome = link(file, holding: bytes, as: name, in: folder)
    do throws(Errno) { try file.closeWritten() } catch {
      guard case .linked = outcome else { return outcome }
      try? folder.remove(name)
      return .failed
    }
    return outcome
  }

  private static func link(_ file: FileDescriptor, holding bytes: [UInt8], as name: String, in folder: FileDescriptor) -> Outcome {
    do throws(Errno) { try file.write(all: bytes) } catch { return .failed }
    let stamp = FileStamp(of: file)
    do throws(Errno) { try folder.link(file, as: name) } catch {
      if error == .fileExists { return .nameExists }
      // The usual reason is an old kernel without /proc. In a folder that was deleted, some file systems refuse only the name.
      if let status = try? folder.stat(), status.linkCount > 0 { isUnsupported.store(true, ordering: .relaxed) }
      return .failed
    }
    return .linked(stamp)
  }
}

extension FileDescriptor.OpenOptions {
  /// `O_TMPFILE`, a macro that Swift cannot import; it has this value on all Linux architectures that Swift supports.
  fileprivate static var unnamedTemporary: Self { Self(rawValue: 0o20_000_000).union(.directory) }
}
