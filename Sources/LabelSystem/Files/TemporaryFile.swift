// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// A half-written file in the folder of the file that it will become; deleted unless it becomes that file.
package struct TemporaryFile: ~Copyable {
  private let folder: FileDescriptor
  private let name: String
  private let file: FileDescriptor
  private var isOpen = true
  private var isInPlace = false

  /// Creates an empty file, `rw-r--r--` less the process's umask.
  ///
  /// - Parameter folder: The folder, which has to stay open as long as this value lives.
  package init(in folder: FileDescriptor) throws(Errno) {
    (name, file) = try Self.create(in: folder)
    self.folder = folder
  }

  private static func create(in folder: FileDescriptor) throws(Errno) -> (String, FileDescriptor) {
    while true {
      let name = TemporaryName.next()
      do throws(Errno) {
        let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .noFollow]
        return (name, try folder.open(name, .writeOnly, options: options, permissions: .ownerReadWriteOthersRead))
      } catch {
        guard error == .fileExists || error == .interrupted else { throw error }
      }
    }
  }

  deinit {
    if isOpen { try? file.close() }
    if !isInPlace { try? folder.remove(name) }
  }

  /// When the file was made, by the file system's own clock, in seconds; nil when it does not say.
  package var birth: Int? { (try? file.stat())?.st_mtim.tv_sec }

  /// Fills the file and puts it in the place of `target`, at once: a reader sees the old file or the new one.
  ///
  /// - Returns: how the file can be known again, from before it had its name, so that nobody else can have changed it; nil when the system
  ///   does not say.
  /// - Throws: why that did not work; the temporary is gone then.
  package consuming func become(_ target: String, holding bytes: [UInt8]) throws(Errno) -> FileStamp? {
    try file.write(all: bytes)
    let stamp = FileStamp(of: file)
    isOpen = false
    try file.closeWritten()
    try folder.rename(name, to: target)
    isInPlace = true
    return stamp
  }
}

extension FilePermissions {
  /// `rw-r--r--`: what a new file has before the process's umask.
  package static var ownerReadWriteOthersRead: FilePermissions { [.ownerReadWrite, .groupRead, .otherRead] }
}
