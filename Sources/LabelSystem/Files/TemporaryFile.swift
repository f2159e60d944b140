// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// A half-written file in the folder of the file that it will become; deleted unless it becomes that file.
package struct TemporaryFile: ~Copyable {
  private let folder: Int32
  private let name: String
  private var file: Descriptor?
  private var isInPlace = false

  /// Creates an empty file, `rw-r--r--` less the process's umask.
  ///
  /// - Parameter folder: The folder's descriptor, which has to outlive this value.
  /// - Throws: `MachineError.cannotWrite` about `path`, the file that this one is to become.
  package init(in folder: Int32, for path: @autoclosure () -> String) throws(MachineError) {
    self.folder = folder
    while true {
      let name = TemporaryName.next()
      let file = Descriptor(openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644))
      if file == nil, errno == EEXIST || errno == EINTR { continue }
      let status = errno
      self.name = name
      self.file = file
      if self.file == nil {
        // Nothing was created, and so there is nothing for `deinit` to delete.
        isInPlace = true
        throw .cannotWrite(path: path(), reason: systemMessage(status))
      }
      return
    }
  }

  deinit {
    if !isInPlace { _ = unlinkat(folder, name, 0) }
  }

  /// When the file was made, by the file system's own clock, in seconds; nil when it does not say.
  package var birth: Int? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mtim.tv_sec
  }

  /// Fills the file and puts it in the place of `target`, at once: a reader sees the old file or the new one.
  ///
  /// - Returns: how the file can be known again, from before it had its name, so that nobody else can have changed it; nil when the system
  ///   does not say.
  /// - Throws: `MachineError.cannotWrite` about `path`; the temporary is gone then.
  package consuming func become(
    _ target: String, holding bytes: [UInt8], for path: @autoclosure () -> String
  ) throws(MachineError) -> FileStamp? {
    guard let file = file.take() else { preconditionFailure("a temporary file is filled once") }
    var status = file.writeAll(bytes)
    let stamp = FileStamp(of: file)
    let closing = file.close()
    if status == 0 { status = closing }
    if status == 0, renameat(folder, name, folder, target) != 0 { status = errno }
    guard status == 0 else { throw .cannotWrite(path: path(), reason: systemMessage(status)) }
    isInPlace = true
    return stamp
  }
}
