// SPDX-License-Identifier: MIT

internal import LabelSystem
internal import Synchronization
internal import SystemPackage

/// The pattern files that this process has read, shared by all threads: each is read once, however many workers hyphenate.
enum PatternFiles {
  private struct Entry {
    let stamp: FileStamp
    /// nil for a file that cannot be used.
    let file: PatternFile?
  }

  private static let cache = Mutex<[String: Entry]>([:])

  /// The most files that are cached; all are dropped beyond it. A process uses few languages.
  private static let capacity = 16
  /// In bytes; the longest file of Debian has 1.1 MB.
  private static let longestFile = 64 << 20

  /// The patterns at a path; nil if there is no usable file. A file that has changed is read again.
  static func file(at path: String) -> PatternFile? {
    guard let stamp = FileStamp(path: path) else { return nil }
    // Other threads wait while a file is read, which takes some milliseconds, rather than reading it too.
    return cache.withLock { cache in
      if let entry = cache[path], entry.stamp == stamp { return entry.file }
      if cache.count >= capacity { cache.removeAll() }
      let file = read(path)
      cache[path] = Entry(stamp: stamp, file: file)
      return file
    }
  }

  /// The name is one of ours, so that a run with untrusted input may read the file as well.
  private static func read(_ path: String) -> PatternFile? {
    guard let file = try? FileDescriptor.currentFolder.open(path, .readOnly, options: .nonBlocking) else { return nil }
    defer { try? file.close() }
    return file.contents(limit: longestFile).flatMap { PatternFile(bytes: $0) }
  }
}
