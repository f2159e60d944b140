// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Waits for files and folders to change.
package enum FileWatch {
  /// Waits until one of the files or folders changes, and then until nothing has changed for a moment; false after a signal.
  ///
  /// Folders are watched instead of files, because most editors replace a file by a new one.
  ///
  /// - Parameters:
  ///   - before: The stamps of the files when they were last read; nil for a file that did not exist.
  ///   - folders: The paths of folders that are watched for added and removed files.
  ///   - haveChanged: Returns whether the folders have changed.
  package static func waitForChange(
    since before: [String: FileStamp?], in folders: Set<String>, orIf haveChanged: () -> Bool
  ) -> Bool {
    let notifier = FileDescriptor(rawValue: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    guard notifier.rawValue >= 0 else { return false }
    defer { try? notifier.close() }
    let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ATTRIB)
    while true {
      // Again after each event, because a folder may have been missing.
      let watched = Set((Array(before.keys) + folders).map(existingFolder(of:))).union(folders)
      for folder in watched { inotify_add_watch(notifier.rawValue, folder, events) }
      // Changes before the folders were watched have no event.
      if haveChanged() || !before.allSatisfy({ FileStamp(path: $0.key) == $0.value }) { break }
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
