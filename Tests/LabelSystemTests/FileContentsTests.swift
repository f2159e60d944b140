// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelSystem
import SystemPackage
import TestSupport
import Testing

@Suite struct FileContentsTests {
  private let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
    try scratch.make(file: "file", holding: "twelve bytes")
    try scratch.make(folder: "folder")
    try scratch.make(link: "link", to: "file")
    try #require(mkfifo(scratch.root + "/pipe", 0o600) == 0)
  }

  private func path(_ name: String) -> String { scratch.root + "/" + name }

  private func failure(_ name: String, limit: Int = 100) -> FileContents.Failure? {
    do throws(FileContents.Failure) { _ = try FileContents.bytes(at: path(name), limit: limit) } catch { return error }
    return nil
  }

  @Test(arguments: ["file", "link"]) func fileIsReadCompletely(name: String) throws {
    #expect(try FileContents.bytes(at: path(name), limit: 12) == Array("twelve bytes".utf8))
  }

  @Test func fileBeyondTheLimitIsNotRead() {
    #expect(failure("file", limit: 11) == .tooLong(size: 12, limit: 11))
    // A sparse file: no memory is allocated for its size.
    #expect(truncate(path("file"), 1 << 40) == 0)
    #expect(failure("file") == .tooLong(size: 1 << 40, limit: 100))
  }

  @Test func missingFileIsASystemError() { #expect(failure("missing") == .system(.noSuchFileOrDirectory)) }

  /// Reading does not block, although nobody writes to the pipe.
  @Test(arguments: ["folder", "pipe"]) func onlyRegularFilesAreRead(name: String) {
    #expect(failure(name) == .notRegular)
    #expect(FileContents.hash(at: path(name)) == ContentHash())
    #expect(FileContents.trustedBytes(at: path(name), limit: 100) == nil)
  }

  @Test func fileWritableByOthersIsNotOwn() throws {
    #expect(chmod(path("file"), 0o644) == 0)
    #expect(FileContents.trustedBytes(at: path("file"), limit: 100)?.count == 12)
    for mode in [0o664, 0o646] as [mode_t] {
      #expect(chmod(path("file"), mode) == 0)
      #expect(FileContents.trustedBytes(at: path("file"), limit: 100) == nil)
    }
  }

  @Test func hashDependsOnTheBytes() throws {
    let hash = FileContents.hash(at: path("file"))
    #expect(hash != ContentHash() && hash == FileContents.hash(at: path("link")))
    try scratch.make(file: "file", holding: "twelve Bytes")
    #expect(FileContents.hash(at: path("file")) != hash)
  }

  @Test func lockExcludesOthers() throws {
    let first = try FileDescriptor.open(folder: path("folder"))
    let second = try FileDescriptor.open(folder: path("folder"))
    defer { try? second.close() }
    try first.lock(milliseconds: 0)
    #expect(throws: Errno.wouldBlock) { try second.lock(milliseconds: 2) }
    try first.close()
    try second.lock()
  }

  @Test func missingFoldersAreCreated() throws {
    FilePath(path("folder/a/b")).makeFolders()
    FilePath(path("file/a")).makeFolders()
    #expect(FileStamp(path: path("folder/a/b")) != nil && FileStamp(path: path("file/a")) == nil)
    #expect(FilePath("a").folder == "." && FilePath("/a").folder == "/" && FilePath("a/b").folder == "a")
    #expect(try FilePath(path("folder/../link")).withoutLinks().lastComponent == "file")
  }
}
