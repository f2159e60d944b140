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

  /// What a wait has found.
  package enum Change {
    case nothing
    /// Something is being written: more will follow.
    case begun
    /// A file was written and closed, or came under another name.
    case finished
  }

  /// Waits for a change in the folders. A signal may end the wait early.
  package func wait(milliseconds: Int32) -> Change {
    guard notifier.rawValue >= 0 else {
      usleep(UInt32(milliseconds) * 1000)
      return .nothing
    }
    var waiting = pollfd(fd: notifier.rawValue, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .nothing }
    var last: UInt32 = 0
    while let events = try? notifier.chunk(), !events.isEmpty { last = Self.lastMask(of: events) ?? last }
    return last & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 ? .finished : .begun
  }

  /// Returns what the last of some events tells.
  private static func lastMask(of events: [UInt8]) -> UInt32? {
    func word(at index: Int) -> UInt32 { (0..<4).reduce(0) { $0 | UInt32(events[index + $1]) << (8 * UInt32($1)) } }
    var (index, mask) = (0, UInt32?.none)
    // Each has four words, the second being its mask and the last the number of bytes of the name that follows.
    while index + 16 <= events.count {
      mask = word(at: index + 4)
      index += 16 + Int(word(at: index + 12))
    }
    return mask
  }
}
