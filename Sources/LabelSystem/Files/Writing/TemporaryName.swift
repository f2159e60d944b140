// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore
internal import Synchronization
internal import SystemPackage

/// The names of temporary files: `.labelkit-NAMESPACE-PROCESS-TOKEN-SERIAL`.
package enum TemporaryName {
  /// The prefix of temporary names; no output may have such a name.
  package static let prefix = ".labelkit-"

  /// The serial number of the last temporary file of this process.
  private static let count = Atomic<UInt64>(0)
  /// A random token that distinguishes processes with the same process id.
  private static let token = String(UInt32.random(in: .min ... .max), radix: 36)

  /// The namespace of process ids: this boot of this machine, and this container; nil if Linux does not give one.
  private static let namespace: String? = {
    guard let file = try? FileDescriptor.currentFolder.open("/proc/sys/kernel/random/boot_id", .readOnly) else { return nil }
    defer { try? file.close() }
    guard let boot = file.contents(limit: 1 << 10) else { return nil }
    var link = [UInt8](repeating: 0, count: 256)
    let length = readlink("/proc/self/ns/pid", &link, link.count)
    guard length > 0 else { return nil }
    return String(ContentHash(of: boot + link[..<length]).digits.prefix(12))
  }()

  private static let processPrefix = prefix + "\(namespace ?? "0")-\(getpid())-\(token)-"

  /// A name that no other file has, except perhaps an orphaned one.
  package static func next() -> String {
    let serial = count.wrappingAdd(1, ordering: .relaxed).newValue
    return processPrefix + String(serial)
  }

  /// Whether a name is that of a temporary file, and not of a file that stays, such as `.labelkit-failures`.
  package static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) && name.dropFirst(prefix.count).contains("-") }

  /// Whether the process of a name has ended, so that the file will never be completed. False if that cannot be determined, as for names of
  /// another machine or container.
  package static func isOrphaned(_ name: some StringProtocol) -> Bool {
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard name.hasPrefix(prefix), parts.count == 4, let namespace, parts[0] == namespace, let process = pid_t(parts[1]),
      process > 0
    else { return false }
    // Another user's process is alive too: EPERM.
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
