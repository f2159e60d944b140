// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelSystem
internal import SystemPackage

/// A folder of this process for what can only be read from files. It is removed when the process ends by itself.
enum ScratchFolder {
  /// Its path.
  static let path = make()

  private static func make() -> String {
    let base = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var template = Array("\(base)/labelkit-fuzz-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no folder can be made in \(base)") }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    atexit { ScratchFolder.remove() }
    return path
  }

  /// Puts bytes into a file that only this user can read, and calls `body` with its path; the file and what `body` put beside it under the
  /// same name is gone afterwards.
  static func withFile(_ name: String, _ bytes: [UInt8], _ body: (String) -> Void) {
    let file = "\(path)/\(name)"
    guard let descriptor = try? FileDescriptor.open(file, .writeOnly, options: [.create, .truncate], permissions: .ownerReadWrite) else {
      fatalError("\(file) cannot be written")
    }
    _ = try? descriptor.writeAll(bytes)
    try? descriptor.close()
    body(file)
    for ending in ["", "-wal", "-shm", "-journal"] { unlink(file + ending) }
  }

  private static func remove() {
    for name in FolderListing.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
