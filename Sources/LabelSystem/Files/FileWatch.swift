// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Waits for files to change.
package enum FileWatch {
  /// Waits until one of the files is written, made, moved or removed, and all is quiet for a moment; false when a signal came first.
  ///
  /// Folders are watched rather than files, as most editors replace a file by a new one.
  ///
  /// - Parameter before: the files as they were when they were last read; nil for one that was not there.
  package static func waitForChange(since before: [String: FileStamp?]) -> Bool {
    let paths = Array(before.keys)
    let notifier = FileDescriptor(rawValue: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    guard notifier.rawValue >= 0 else { return false }
    defer { try? notifier.close() }
    let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ATTRIB)
    for folder in Set(paths.map(folder)) { inotify_add_watch(notifier.rawValue, folder, events) }
    // What changed before the folders were watched has no event.
    while paths.allSatisfy({ FileStamp(path: $0) == before[$0] }) {
      guard Interruption.waitForInput(notifier) else { return false }
      drain(notifier)
    }
    repeat { usleep(Self.quietMicroseconds) } while drain(notifier)
    return true
  }

  /// Long enough for an editor's several writes, too short to notice.
  private static let quietMicroseconds: UInt32 = 50_000

  /// Reads what has come; false when nothing has.
  @discardableResult private static func drain(_ notifier: FileDescriptor) -> Bool {
    var hasEvents = false
    while let events = try? notifier.chunk(), !events.isEmpty { hasEvents = true }
    return hasEvents
  }

  private static func folder(_ path: String) -> String { FilePath(path).folder.string }
}
