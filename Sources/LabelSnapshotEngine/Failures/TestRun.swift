// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelSystem
internal import SystemPackage

/// The run of tests that this process belongs to.
///
/// `swift test` runs XCTest and Swift Testing in a process each, and with `--parallel` each XCTest case in its own. They have one parent.
package enum TestRun {
  /// A name for the run that no other run on this machine has: the process `swift test`, or else this process alone, with its start time.
  package static let name: String = {
    let own = ProcessStatus(of: getpid())
    guard let parent = own.flatMap({ ProcessStatus(of: $0.parent) }), parent.command.hasPrefix("swift") else {
      return own.map { "\(getpid())-\($0.startTime)" } ?? "\(getpid())"
    }
    return "\(own?.parent ?? 0)-\(parent.startTime)"
  }()

  /// What Linux tells about a process in `/proc/PID/stat`.
  private struct ProcessStatus {
    /// The name of the executable, at most 15 bytes of it.
    let command: String
    let parent: pid_t
    /// In clock ticks since the machine was started.
    let startTime: String

    /// The values of a process; nil if there is none.
    init?(of process: pid_t) {
      guard let bytes = Self.contents("/proc/\(process)/stat") else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      // The name is in parentheses and may have some in it.
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: close)...].split(separator: " ")
      guard fields.count > 19, let parent = pid_t(fields[1]) else { return nil }
      command = String(text[text.index(after: open)..<close])
      self.parent = parent
      startTime = String(fields[19])
    }

    private static func contents(_ path: String) -> [UInt8]? {
      guard let file = try? FileDescriptor.currentFolder.open(path, .readOnly) else { return nil }
      defer { try? file.close() }
      return file.contents(limit: 1 << 12)
    }
  }
}
