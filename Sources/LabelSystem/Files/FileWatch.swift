// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Waits for files and folders to change.
package enum FileWatch {
  /// Waits until one of the files is written, created, moved or deleted, or files come to or leave one of the folders, and then until no more
  /// changes come; false after a signal.
  ///
  /// Folders are watched instead of files, because most editors replace a file by a new one.
  ///
  /// - Parameters:
  ///   - files: The stamps of the files when they were last read; nil for a file that did not exist.
  ///   - folders: The stamps of the folders when they were last listed.
  package static func waitForChange(since files: [String: FileStamp?], folders: [String: FileStamp?] = [:]) -> Bool {
    let before = files.merging(folders) { file, _ in file }
    let notifier = FileDescriptor(rawValue: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    guard notifier.rawValue >= 0 else { return false }
    defer { try? notifier.close() }
    let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ATTRIB)
    while true {
      // Again after each event, because a folder may have been missing.
      for folder in Set(before.keys.map(existingFolder(of:))).union(folders.keys) { inotify_add_watch(notifier.rawValue, folder, events) }
      // Changes before the folders were watched have no event.
      guard before.allSatisfy({ FileStamp(path: $0.key) == $0.value }) else { break }
      guard Cancellation.waitForInput(notifier) else { return false }
      drain(notifier)
    }
    repeat { usleep(Self.quietMicroseconds) } while drain(notifier)
    return true
  }

  /// Long enough for several writes of an editor, too short to notice.
  private static let quietMicroseconds: UInt32 = 50_000

  /// Reads the pending events; false if there are none.
  @discardableResult private static func drain(_ notifier: FileDescriptor) -> Bool {
    var hasEvents = false
    while let events = try? notifier.chunk(), !events.isEmpty { hasEvents = true }
    return hasEvents
  }

  /// The innermost folder around a path that exists.
  private static func existingFolder(of path: String) -> String {
    var folder = FilePath(path).folder
    while FileStamp(path: folder.string) == nil, folder != folder.folder { folder = folder.folder }
    return folder.string
  }
}
