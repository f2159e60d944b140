// SPDX-License-Identifier: MIT

internal import LabelSystem
internal import SystemPackage

/// Which file a font was read from, with its length and its modification time, to detect that it was changed in place.
struct FontFileState: Hashable {
  private let identity: FileIdentity
  private let stamp: FileStamp

  init(_ status: Stat) {
    identity = FileIdentity(status)
    stamp = FileStamp(status)
  }

  /// Whether an open file still has this state.
  func isState(of file: FileDescriptor) -> Bool { (try? file.stat()).map { FontFileState($0) == self } ?? false }

  /// Whether the file was cut or overwritten. A path that is gone or that now names another file is no such change: whoever holds the old
  /// file still has its contents.
  func wasChangedInPlace(at path: String) -> Bool {
    guard let status = try? Stat(path), FileIdentity(status) == identity else { return false }
    return FontFileState(status) != self
  }
}
