// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore
internal import Synchronization
internal import SystemPackage

/// The names of half-written files: `.labelkit-HOME-PROCESS-MARK-SERIAL`.
package enum TemporaryName {
  /// How the names of temporary files begin; no output may have such a name.
  package static let prefix = ".labelkit-"

  /// Tells apart the temporaries of one process.
  private static let count = Atomic<UInt64>(0)
  /// Tells apart processes that had one number after each other.
  private static let mark = String(UInt32.random(in: .min ... .max), radix: 36)

  /// Where process numbers mean what they mean here: in this start of this machine, and in this container; nil when Linux does not say.
  private static let home: String? = {
    guard let file = try? FileDescriptor.currentFolder.open("/proc/sys/kernel/random/boot_id", .readOnly) else { return nil }
    defer { try? file.close() }
    guard let boot = file.contents(limit: 1 << 10) else { return nil }
    var link = [UInt8](repeating: 0, count: 256)
    let length = readlink("/proc/self/ns/pid", &link, link.count)
    guard length > 0 else { return nil }
    return String(ContentHash(of: boot + link[..<length]).digits.prefix(12))
  }()

  private static let beginning = prefix + "\(home ?? "0")-\(getpid())-\(mark)-"

  /// A name that no other file of any process has, or none but an abandoned one.
  package static func next() -> String {
    let serial = count.wrappingAdd(1, ordering: .relaxed).newValue
    return beginning + String(serial)
  }

  /// Whether a name is that of a process which has ended, and so of a file that nobody will finish. False where that cannot be known, as
  /// of another machine's or container's.
  package static func isAbandoned(_ name: some StringProtocol) -> Bool {
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasPrefix(prefix), parts.count == 4, let home, parts[0] == home, let process = pid_t(parts[1]),
      process > 0
    else { return false }
    // Another user's process is alive too: EPERM.
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
