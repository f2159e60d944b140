// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs in which some files fail: a full disk, a read-only folder.
@Suite struct PartialFailureTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// Simulates a full disk with a limit on the length of files.
  @Test(.enabled(if: Sanitizer.name != "thread", "ThreadSanitizer has to write a file when a process starts"))
  func filesThatDoNotFitFailAloneAndLeaveNoTemporaries() throws {
    try tool.write("m.csv", "id,title,font.size\nsmall,i,8\nlarge,\"Long enough to need more than a block, and more\",60\ntiny,l,8\n")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" batch m.csv -o out", Tool.executable.path]
    shell.currentDirectoryURL = tool.home.appendingPathComponent("work")
    shell.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": tool.home.path + "/cache"]) { _, new in new }
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 1)
    #expect(try Set(tool.files("out").keys) == ["small.png", "tiny.png"])
    #expect(try tool("batch", "m.csv", "-o", "out").errors.contains("1 written, 2 unchanged"))
  }

  /// Runs as the user nobody if the user is root, who may write anywhere.
  @Test func readOnlyFolderFailsOnlyItsOwnRows() throws {
    try tool.write("m.csv", "id,title\nopen/a,A\nclosed/b,B\nopen/c,C\n")
    for folder in ["out/open", "out/closed", "cache"] { try tool.makeFolder(folder) }
    let work = tool.home.path + "/work"
    for folder in [tool.home.path, work, work + "/out", work + "/out/open", work + "/cache"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: work + "/out/closed")
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: work + "/out/closed") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let user = getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    process.arguments = user + [Tool.executable.path, "batch", "m.csv", "-o", "out", "--diagnostics", "short"]
    process.currentDirectoryURL = URL(fileURLWithPath: work)
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": work + "/cache"]) { _, new in new }
    let errors = tool.home.appendingPathComponent("err")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let text = try tool.text("err")
    #expect(process.terminationStatus == 1 && text.contains("LK0404") && text.contains("out/closed/b.png: Permission denied"), "\(text)")
    #expect(try Set(tool.files("out").keys) == ["open/a.png", "open/c.png"])
  }
}
