// SPDX-License-Identifier: MIT

internal import Glibc
package import SystemPackage

/// A temporary file in the folder of its target; deleted unless it is moved to the target.
package struct TemporaryFile: ~Copyable {
  private let folder: FileDescriptor
  private let name: String
  private let file: FileDescriptor
  private var isOpen = true
  private var isInPlace = false

  /// Creates an empty file, `rw-r--r--` before the process's umask.
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

  /// The creation time in seconds by the file system's clock; nil if the system does not give one.
  package var birth: Int? { (try? file.stat())?.st_mtim.tv_sec }

  /// Writes the file and moves it to `target` atomically: a reader sees the old file or the new one.
  ///
  /// - Returns: The stamp of the file before it had its name, so that nobody else can have changed it; nil if the system does not give one.
  /// - Throws: The system's error; the temporary file is deleted then.
  package consuming func move(to target: String, writing bytes: [UInt8]) throws(Errno) -> FileStamp? {
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
