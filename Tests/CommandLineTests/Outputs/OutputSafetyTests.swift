// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import Glibc
import Testing

/// Options that name output files never overwrite the user's own files.
@Suite struct OutputSafetyTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writeUserFiles()
  }

  @Test(arguments: [
    ["--state", "m.json"], ["--state", "./folder/../m.json"], ["--state", "notes.txt"], ["--state", "link"], ["--state", "folder"],
    ["--state", "pipe"], ["--deps", "m.json"], ["--deps", "notes.txt"], ["--deps", "link"], ["--deps", "folder"], ["--deps", "pipe"],
  ])
  func runIntoAFolderDoesNotOverwriteUserFiles(option: [String]) throws {
    let (kinds, files) = (try tool.kinds(), try tool.userFiles())
    let outcome = try tool.run(["batch", "m.json", "-o", "out"] + option)
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains(option[1]), "\(outcome.errors)")
    #expect(try tool.kinds() == kinds && tool.userFiles() == files)
  }

  @Test(arguments: ["m.json", "notes.txt", "link", "folder", "pipe", "folder/", "missing/a.tar"])
  func archiveReplacesOnlyArchives(path: String) throws {
    let (kinds, files) = (try tool.kinds(), try tool.userFiles())
    let outcome = try tool("batch", "m.json", "--archive", path)
    #expect(outcome.code == 73 && outcome.errors.contains(path == "missing/a.tar" ? "LK0404" : "LK0406"), "\(outcome.errors)")
    #expect(try tool.kinds() == kinds && tool.userFiles() == files)
  }

  @Test func oldArchiveAndEmptyFilesAreReplaced() throws {
    try tool.write("a.tar", "")
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    let archive = try tool.bytes("a.tar")
    try tool.write("a.tar", archive + archive)
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    #expect(try tool.bytes("a.tar") == archive)
    try tool.write("state", "")
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").errors.contains("2 written"))
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").errors.contains("2 unchanged"))
    // As made by mktemp.
    try tool.write("a.png", "")
    #expect(try tool("render", "X", "-o", "a.png").code == 0)
  }

  @Test(arguments: [
    ["--archive", "x", "--state", "x"], ["--archive", "x", "--deps", "./x"], ["-o", "out", "--deps", "x", "--state", "folder/../x"],
  ])
  func twoOptionsWithOneFileAreWrongUsage(options: [String]) throws {
    let kinds = try tool.kinds()
    let outcome = try tool.run(["batch", "m.json"] + options)
    #expect(outcome.code == 64 && outcome.errors.contains("name the same file"), "\(outcome.errors)")
    #expect(try tool.kinds() == kinds)
  }

  // MARK: An archive on standard output

  @Test func archiveOnStandardOutputHasTheSameBytesAsAFile() throws {
    #expect(try tool("batch", "m.json", "--archive", "a.tar").code == 0)
    let outcome = try tool("batch", "m.json", "--archive", "-")
    #expect(outcome.code == 0 && outcome.errors.contains("2 written"))
    #expect(try outcome.output == tool.bytes("a.tar"))
    #expect(try !tool.kinds().keys.contains("-"))
  }

  @Test(arguments: [["--json"], ["--watch"], ["--deps", "m.d"], ["-o", "out"], ["--prune"]])
  func archiveOnStandardOutputExcludesOtherOutputs(option: [String]) throws {
    let outcome = try tool.run(["batch", "m.json", "--archive", "-"] + option)
    #expect(outcome.code == 64 && outcome.output.isEmpty, "\(outcome.errors)")
  }

  @Test func archiveIsNotWrittenToATerminal() throws {
    let terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    try #require(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0)
    let path = String(cString: try #require(ptsname(terminal)))
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["batch", tool.home.path + "/work/m.json", "--archive", "-"]
    process.standardOutput = FileHandle(fileDescriptor: open(path, O_RDWR | O_NOCTTY | O_CLOEXEC), closeOnDealloc: true)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 64)
  }
}
