// SPDX-License-Identifier: MIT

import Glibc
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

@Suite struct OutputFolderTests {
  let scratch: ScratchTree

  init() throws {
    scratch = try ScratchTree()
  }

  @Test func folderAndItsParentsAreCreated() throws {
    let folder = try OutputFolder(scratch.out + "/deep/er/")
    #expect(try folder.write([7], to: OutputPath("a/b/c.png")) == .written)
    #expect(scratch.files() == ["deep/er/a/b/c.png": [7]])
  }

  @Test func fileWithTheNameOfTheFolderIsAnError() throws {
    try scratch.make(file: "out", holding: "x")
    #expect(throws: MachineError.cannotWrite(path: scratch.out, reason: "Not a directory")) { try OutputFolder(scratch.out) }
    #expect(throws: MachineError.cannotWrite(path: "", reason: "the path is empty")) { try OutputFolder("") }
  }

  @Test func unchangedFileKeepsItsModificationTime() throws {
    let folder = try OutputFolder(scratch.out)
    let path = try OutputPath("a.png")
    #expect(try folder.write([1, 2], to: path, OutputRule(.anyFile)) == .written)
    try scratch.age("out/a.png", seconds: 1000)
    let before = try scratch.changeTime("out/a.png")
    #expect(try folder.write([1, 2], to: path, OutputRule(.anyFile)) == .unchanged)
    #expect(try scratch.changeTime("out/a.png") == before)
    #expect(try folder.write([1, 3], to: path, OutputRule(.anyFile)) == .written)
    #expect(try scratch.changeTime("out/a.png") != before)
    #expect(scratch.files() == ["a.png": [1, 3]])
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func filesOfAnyLengthAreComparedCompletely(count: Int) throws {
    let folder = try OutputFolder(scratch.out)
    let path = try OutputPath("a.png")
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try folder.write(bytes, to: path, OutputRule(.anyFile)) == .written)
    #expect(try folder.write(bytes, to: path, OutputRule(.anyFile)) == .unchanged)
    guard count > 0 else { return }
    bytes[count - 1] ^= 1
    #expect(try folder.write(bytes, to: path, OutputRule(.anyFile)) == .written)
    #expect(scratch.files() == ["a.png": bytes])
  }

  @Test func linkToAFolderBelowTheRootIsNotFollowed() throws {
    try scratch.make(folder: "out")
    try scratch.make(folder: "outside")
    try scratch.make(link: "out/a", to: "../outside")
    let error = #expect(throws: MachineError.self) { try OutputFolder(scratch.out).write([1], to: OutputPath("a/b/c.png")) }
    let reason = "links inside the output folder are not followed, and \"a\" is one"
    #expect(error == .cannotWrite(path: scratch.out + "/a/b/c.png", reason: reason))
    #expect(scratch.names() == ["out", "out/a", "outside"])
  }

  @Test(arguments: ["../victim", "../nothing", "a.png"])
  func linkWithTheNameOfAFileIsNeitherFollowedNorReplaced(target: String) throws {
    try scratch.make(folder: "out")
    try scratch.make(file: "victim", holding: "safe")
    try scratch.make(link: "out/a.png", to: target)
    let error = #expect(throws: MachineError.self) { try OutputFolder(scratch.out).write(Array("evil".utf8), to: OutputPath("a.png")) }
    #expect(error == .notReplaced(path: scratch.out + "/a.png", existing: .link, expected: "a PNG image"))
    #expect(scratch.contents("victim") == Array("safe".utf8))
    #expect(scratch.names() == ["out", "out/a.png", "victim"])
  }

  @Test func folderWithTheNameOfAFileFailsWithoutTemporaries() throws {
    try scratch.make(folder: "out/a.png")
    let error = #expect(throws: MachineError.self) { try OutputFolder(scratch.out).write([1], to: OutputPath("a.png")) }
    #expect(error == .notReplaced(path: scratch.out + "/a.png", existing: .folder, expected: "a PNG image"))
    #expect(scratch.names() == ["out", "out/a.png"])
  }

  /// Runs in a process of its own with a file size limit of 1000 bytes.
  @Test func failedWriteLeavesTheOldFileAndNoTemporary() async {
    await #expect(processExitsWith: .success) {
      let scratch = try ScratchTree()
      let folder = try OutputFolder(scratch.out)
      let path = try OutputPath("a.png")
      #expect(try folder.write([1, 2], to: path, OutputRule(.anyFile)) == .written)
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let error = #expect(throws: MachineError.self) {
        try folder.write([UInt8](repeating: 3, count: 5000), to: path, OutputRule(.anyFile))
      }
      #expect(error == .cannotWrite(path: scratch.out + "/a.png", reason: "File too large"))
      #expect(scratch.names() == ["out", "out/a.png"])
      #expect(scratch.contents("out/a.png") == [1, 2])
    }
  }

  @Test func fileWithTheNameOfASubfolderFailsWithoutTemporaries() throws {
    try scratch.make(folder: "out")
    try scratch.make(file: "out/a", holding: "x")
    let error = #expect(throws: MachineError.self) { try OutputFolder(scratch.out).write([1], to: OutputPath("a/b.png")) }
    #expect(error == .cannotWrite(path: scratch.out + "/a/b.png", reason: "Not a directory"))
    #expect(scratch.names() == ["out", "out/a"])
  }

  @Test func linkAsTheOutputFolderIsFollowed() throws {
    try scratch.make(folder: "real")
    try scratch.make(link: "out", to: "real")
    #expect(try OutputFolder(scratch.out).write([1], to: OutputPath("a.png")) == .written)
    #expect(scratch.contents("real/a.png") == [1])
  }

  @Test func onlyOldTemporariesOfKilledRunsAreRemoved() throws {
    try scratch.make(folder: "out/icons")
    let names = ["icons/.labelkit-1-1-x", "icons/.labelkit-2-1-y", "icons/.other", ".labelkit-3-1-z"]
    for name in names {
      try scratch.make(file: "out/" + name, holding: "half")
      try scratch.age("out/" + name, seconds: name == names[1] ? 1800 : 7200)
    }
    #expect(try OutputFolder(scratch.out).write([1], to: OutputPath("icons/a.png")) == .written)
    let files = Set(scratch.files().keys)
    #expect(files == [names[1], names[2], names[3], "icons/a.png"])
  }

  @Test func temporariesOfEndedProcessesAreRemovedAndOthersKept() throws {
    try scratch.make(folder: "out")
    let own = TemporaryName.next()
    let parts = own.split(separator: "-")
    // No process has the maximum process id, and process 1 is always running.
    let dead = ".labelkit-\(parts[1])-4194304-x-1"
    let alive = ".labelkit-\(parts[1])-1-x-1"
    let elsewhere = ".labelkit-000000000000-4194304-x-1"
    for name in [own, dead, alive, elsewhere] { try scratch.make(file: "out/" + name, holding: "half") }
    #expect(try OutputFolder(scratch.out).write([1], to: OutputPath("a.png")) == .written)
    #expect(Set(scratch.files().keys) == [own, alive, elsewhere, "a.png"])
  }

  @Test func atomicWriteReplacesTheFileAndFollowsNoLink() throws {
    let path = scratch.root + "/a.png"
    #expect(try AtomicFile.write([1, 2], to: path, .anyFile) == .written)
    #expect(try AtomicFile.write([1, 2], to: path, .anyFile) == .unchanged)
    #expect(try AtomicFile.write([3], to: path, .anyFile) == .written)
    try scratch.make(link: "link.png", to: "a.png")
    #expect(throws: MachineError.notReplaced(path: scratch.root + "/link.png", existing: .link, expected: "a regular file")) {
      try AtomicFile.write([4], to: scratch.root + "/link.png", .anyFile)
    }
    #expect(scratch.contents("a.png") == [3])
    #expect(scratch.names() == ["a.png", "link.png"])
  }

  @Test(arguments: ["", "missing/a.png", "folder", "folder/", "new/", "/", "a\0b"])
  func failedAtomicWriteLeavesNoFile(name: String) throws {
    try scratch.make(folder: "folder")
    let path = name.isEmpty || name == "/" ? name : scratch.root + "/" + name
    let error = #expect(throws: MachineError.self) { try AtomicFile.write([1], to: path, .anyFile) }
    #expect(error?.code == (["folder", "folder/", "/"].contains(name) ? .notReplaced : .cannotWrite))
    #expect(scratch.names() == ["folder"])
  }

  @Test func writingIntoADeletedFolderIsAnError() throws {
    let folder = try OutputFolder(scratch.out)
    rmdir(scratch.out)
    #expect(throws: MachineError.self) { try folder.write([1], to: OutputPath("a.png")) }
  }
}
