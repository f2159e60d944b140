// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import Glibc
import LabelSystem
import Synchronization
import SystemPackage
import TestSupport
import Testing

@Suite struct UnnamedTemporaryTests {
  let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
    try scratch.make(folder: "out")
  }

  private func folder<Result>(_ body: (FileDescriptor) throws -> Result) throws -> Result {
    let folder = try FileDescriptor.open(folder: scratch.out)
    return try folder.closeAfter { try body(folder) }
  }

  /// Whether the file system of temporary files supports unnamed ones, which are named by means of /proc.
  private static let areSupported: Bool = {
    let file = open(FileManager.default.temporaryDirectory.path, 0o20_000_000 | O_DIRECTORY | O_WRONLY, 0o600)
    guard file >= 0 else { return false }
    close(file)
    return access("/proc/self/fd", X_OK) == 0
  }()

  @Test(.enabled(if: Self.areSupported, "unnamed files are not supported here"), arguments: [0, 1, 4096, 1_000_000])
  func unnamedFileEqualsARenamedFile(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let outcome = try folder { UnnamedTemporary.link(bytes, as: "new.png", in: $0) }
    guard case .linked(let stamp) = outcome else {
      Issue.record("the file is \(outcome)")
      return
    }
    _ = try folder { try TemporaryFile(in: $0).move(to: "renamed.png", writing: bytes) }
    #expect(scratch.files() == ["new.png": bytes, "renamed.png": bytes])
    #expect(stamp == FileStamp(path: scratch.out + "/new.png"))
    #expect(try mode("new.png") == mode("renamed.png"))
  }

  /// A temporary file system in memory makes the file and refuses the name, a disk refuses both.
  @Test(.enabled(if: Self.areSupported, "unnamed files are not supported here")) func aDeletedFolderFailsAlone() throws {
    try scratch.make(folder: "deleted")
    let deleted = try FileDescriptor.open(folder: scratch.out + "/../deleted")
    try deleted.closeAfter {
      try FileManager.default.removeItem(atPath: scratch.out + "/../deleted")
      guard case .failed = UnnamedTemporary.link([1], as: "new.png", in: deleted) else {
        Issue.record("a file is in a deleted folder")
        return
      }
    }
    guard case .linked = try folder({ UnnamedTemporary.link([2], as: "new.png", in: $0) }) else {
      Issue.record("unnamed files are not tried again")
      return
    }
  }

  @Test func existingNamesAreNotReplaced() throws {
    try scratch.make(file: "out/file", holding: "old")
    try scratch.make(folder: "out/folder")
    try scratch.make(link: "out/link", to: "nothing")
    let before = scratch.names()
    for name in ["file", "folder", "link"] {
      if case .linked = try folder({ UnnamedTemporary.link([1, 2, 3], as: name, in: $0) }) { Issue.record("\(name) was replaced") }
    }
    #expect(scratch.names() == before)
    #expect(scratch.contents("out/file") == Array("old".utf8))
  }

  /// A thread that gives up root's file system rights does not have CAP_DAC_READ_SEARCH either; other users never had it.
  @Test(.enabled(if: Self.areSupported, "unnamed files are not supported here")) func unnamedFileNeedsNoPrivilege() throws {
    try #require(chmod(scratch.out, 0o777) == 0)
    let outcomes = Mutex<[UnnamedTemporary.Outcome]>([])
    let nobody: uid_t = 65534
    try folder { folder in
      var threads = WorkerThreads()
      let status = threads.start {
        let user = uid_t(bitPattern: setfsuid(nobody))
        defer { setfsuid(user) }
        let outcome = UnnamedTemporary.link([2, 3], as: "new.png", in: folder)
        outcomes.withLock { $0.append(outcome) }
      }
      threads.join()
      #expect(status == 0)
    }
    guard case .linked = outcomes.withLock({ $0.first }) else {
      Issue.record("it needs a privilege")
      return
    }
    #expect(scratch.contents("out/new.png") == [2, 3])
    if geteuid() == 0 { #expect(try Stat(FilePath(scratch.out + "/new.png")).userID.rawValue == nobody) }
  }

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(stat(scratch.out + "/" + name, &status) == 0)
    return status.st_mode
  }
}
