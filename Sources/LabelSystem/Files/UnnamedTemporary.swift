// SPDX-License-Identifier: MIT

internal import Synchronization
package import SystemPackage

/// A new file that has no name before it is whole: a run that is killed meanwhile leaves nothing, and it takes fewer calls of the system
/// than a file that is renamed.
package enum UnnamedTemporary {
  package enum Outcome {
    /// The file is there; no stamp when the system does not say.
    case linked(FileStamp?)
    /// Something has the name already, and nothing was changed.
    case taken
    /// The system makes no such files here, or this one could not be written; nothing was changed.
    case failed
  }

  /// Whether the system makes no such files, so that nobody need ask it again.
  private static let isUnsupported = Atomic<Bool>(false)

  /// Makes a plain file `name` in `folder` that holds `bytes`, `rw-r--r--` less the process's umask, unless something has that name.
  package static func link(_ bytes: [UInt8], as name: String, in folder: FileDescriptor) -> Outcome {
    guard !isUnsupported.load(ordering: .relaxed) else { return .failed }
    let file: FileDescriptor
    do throws(Errno) {
      file = try folder.open(".", .writeOnly, options: .unnamedTemporary, permissions: .ownerReadWriteOthersRead)
    } catch {
      // File systems that cannot say one of these two; kernels before 3.11 take the call for an attempt to write to a folder.
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
      if error == .fileExists { return .taken }
      // The usual reason is that /proc is not mounted.
      isUnsupported.store(true, ordering: .relaxed)
      return .failed
    }
    return .linked(stamp)
  }
}

extension FileDescriptor.OpenOptions {
  /// `O_TMPFILE`, a macro that Swift cannot import; it has this value on all Linux architectures that Swift supports.
  fileprivate static var unnamedTemporary: Self { Self(rawValue: 0o20_000_000).union(.directory) }
}
