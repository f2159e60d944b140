// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import Glibc
import TestSupport
import Testing

/// An archive on standard output.
@Suite struct StandardOutputArchiveTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writeUserFiles()
  }

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
