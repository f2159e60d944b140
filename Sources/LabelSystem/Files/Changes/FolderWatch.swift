// SPDX-License-Identifier: MIT

internal import Glibc
internal import SystemPackage

/// Watches the entries of folders, for a server that looks at its files again when something in their folders changes.
///
/// Folders are watched instead of files, because most editors replace a file by a new one. It belongs to one thread.
package final class FolderWatch {
  private let notifier: FileDescriptor

  /// Begins to watch. Folders that do not exist are left out.
  ///
  /// The watch has no events if the system has no watches left; `wait` then always waits for its whole time.
  package init(_ folders: Set<String>) {
    notifier = FileDescriptor(rawValue: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    guard notifier.rawValue >= 0 else { return }
    let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM | IN_ATTRIB)
    for folder in folders { inotify_add_watch(notifier.rawValue, folder, events) }
  }

  deinit { if notifier.rawValue >= 0 { try? notifier.close() } }

  /// Waits for a change in the folders; false if there was none in the time. A signal may end the wait early.
  package func wait(milliseconds: Int32) -> Bool {
    guard notifier.rawValue >= 0 else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    var waiting = pollfd(fd: notifier.rawValue, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    while let events = try? notifier.chunk(), !events.isEmpty {}
    return true
  }
}
