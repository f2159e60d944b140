// SPDX-License-Identifier: MIT

internal import CSandbox
internal import Glibc
internal import SystemPackage

/// The rights that a process keeps when it reads what strangers wrote: it reads and writes only the files named here, has no network, and
/// starts no programs. It cannot get other rights back.
///
/// Files are the kernel's Landlock, since Linux 5.13; the rest is a seccomp filter. What it denies fails with an error, so that a library
/// that asks for something it can do without goes on.
package struct Sandbox: Sendable {
  /// What a process may do with a file, or with everything below a folder.
  package enum Access: Hashable, Sendable {
    /// Read files and list folders.
    case read
    /// Also make, replace and remove files and folders.
    case write
    /// Also run programs.
    case run

    fileprivate var rights: LandlockRights {
      switch self {
      case .read: .reading
      case .write: .writing
      case .run: [.reading, .execute]
      }
    }
  }

  /// A part of the sandbox that the kernel does not have or does not allow.
  package enum Missing: Hashable, Sendable {
    /// Files outside are protected only by the checks of paths.
    case landlock(reason: String)
    /// System calls are not filtered.
    case filter(reason: String)
  }

  private var rules: [(path: String, access: Access)] = []
  /// Whether the process may start programs, for worker processes.
  package var startsPrograms = false

  /// Creates a sandbox in which no file can be opened.
  package init() {}

  /// Allows access to files and folders; those that do not exist are ignored.
  package mutating func allow(_ access: Access, to paths: [String]) { for path in paths { rules.append((path, access)) } }

  /// The files and folders that can be read, without links.
  package var readablePaths: [String] { rules.compactMap { (try? FilePath($0.path).withoutLinks())?.string } }

  /// Takes all other rights from this process and those that it starts. The process must not have started a thread yet.
  ///
  /// - Returns: what the kernel lacks.
  package func enter() -> [Missing] {
    var missing: [Missing] = []
    do throws(Errno) { try enterLandlock() } catch { missing.append(.landlock(reason: error.description)) }
    if labelkit_seccomp_enter(startsPrograms) != 0 { missing.append(.filter(reason: Errno(rawValue: errno).description)) }
    return missing
  }

  private func enterLandlock() throws(Errno) {
    // Landlock binds the thread that asks for it, and the threads and processes that it starts later.
    guard FolderListing.names(in: "/proc/self/task").count <= 1 else { throw .resourceBusy }
    let version = try Errno.check(labelkit_landlock_version())
    let all = LandlockRights.all(inVersion: version)
    // TCP since version 4; signals to and sockets of processes outside since version 6.
    let descriptor = try Errno.check(labelkit_landlock_create(all.rawValue, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0))
    let ruleSet = FileDescriptor(rawValue: descriptor)
    defer { try? ruleSet.close() }
    for rule in rules { try Self.allow(rule.access.rights.intersection(all), to: rule.path, in: ruleSet) }
    _ = try Errno.check(labelkit_landlock_enter(descriptor))
  }

  private static func allow(_ rights: LandlockRights, to path: String, in ruleSet: FileDescriptor) throws(Errno) {
    let file: FileDescriptor
    do throws(Errno) { file = try .currentFolder.open(path, .readOnly, options: .pathOnly) } catch { return }
    defer { try? file.close() }
    let isFolder = try file.stat().type == .directory
    _ = try Errno.check(
      labelkit_landlock_allow(ruleSet.rawValue, file.rawValue, (isFolder ? rights : rights.intersection(.ofFiles)).rawValue))
  }
}
