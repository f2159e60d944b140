// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Folders that are read-only, or vanish while a run writes into them.
@Suite struct LostFolderTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("m.ndjson", RowSample.rows(30))
  }

  /// Runs with a folder mounted read-only, and then again without.
  private func run(readOnly folder: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let script = "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\" || exit 99; shift; exec \"$0\" \"$@\""
    let all = Tool.namespace + ["/bin/sh", "-c", script, Tool.executable.path, folder] + arguments
    return try tool.run(all, environment: environment, program: URL(filePath: "/usr/bin/env"))
  }

  @Test(
    .enabled(if: Tool.canMount, "file systems cannot be mounted here"),
    arguments: [
      ["batch", "m.ndjson", "-o", "ro/out"], ["batch", "m.ndjson", "-o", "ro"], ["batch", "m.ndjson", "--archive", "ro/a.tar"],
      ["batch", "m.ndjson", "-o", "out", "--deps", "ro/m.d"], ["batch", "m.ndjson", "-o", "out", "--state", "ro/state"],
      ["render", "Rain", "-o", "ro/a.png"],
    ])
  func readOnlyFolderIs73AndIsNotChanged(arguments: [String]) throws {
    try tool.write("ro/mine", "mine")
    let outcome = try run(readOnly: "ro", arguments)
    #expect(
      outcome.code == 73 && outcome.errors.contains("LK0404") && outcome.errors.contains("Read-only file system"), "\(outcome.errors)")
    #expect(try Array(tool.files("ro").keys) == ["mine"])
    #expect(try tool.run(arguments).code == 0)
  }

  @Test(.enabled(if: Tool.canMount, "file systems cannot be mounted here"))
  func runWithoutAWritableCacheFolderWritesTheSameFiles() throws {
    try tool.makeFolder("ro/labelkit")
    #expect(try tool("batch", "m.ndjson", "-o", "clean").code == 0)
    let cache = ["XDG_CACHE_HOME": tool.home.path + "/work/ro"]
    let outcome = try run(readOnly: "ro", ["batch", "m.ndjson", "-o", "out"], environment: cache)
    #expect(outcome.code == 0 && outcome.errors.contains("30 written"), "\(outcome.errors)")
    #expect(try tool.files("out") == tool.files("clean") && tool.files("ro").isEmpty)
  }

  /// A cache that becomes read-only after it was made is used for reading at most, and no reason to fail.
  @Test(.enabled(if: Tool.canMount, "file systems cannot be mounted here")) func readOnlyCacheIsNoError() throws {
    let cache = ["XDG_CACHE_HOME": tool.home.path + "/work/ro"]
    try tool.makeFolder("ro")
    #expect(try tool.run(["batch", "m.ndjson", "-o", "out"], environment: cache).code == 0)
    let outcome = try run(readOnly: "ro", ["batch", "m.ndjson", "-o", "out"], environment: cache)
    #expect(outcome.code == 0 && outcome.errors.contains("30 unchanged"), "\(outcome.errors)")
  }

  @Test func outputFolderThatVanishesIsAnErrorAndIsMadeAgainByTheNextRun() throws {
    try tool.write("m.ndjson", RowSample.rows(800))
    for name in ["out", "out/g1"] {
      let process = try tool.start(["batch", "m.ndjson", "-o", "out", "--jobs", "1"])
      while try tool.files("out").count < 20, process.isRunning { usleep(2000) }
      try? tool.remove(name)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit && [0, 1, 73].contains(process.terminationStatus))
    }
    #expect(try tool("batch", "m.ndjson", "-o", "out").code == 0)
    #expect(try tool("batch", "m.ndjson", "-o", "clean").code == 0)
    #expect(try tool.files("out") == tool.files("clean"))
  }

  @Test func removedWorkingDirectoryIsAnError() throws {
    for command in ["batch m.ndjson -o out", "batch - -o out", "render X -o a.png", "batch - --archive a.tar", "icons check ."] {
      let outcome = try tool.shell("mkdir gone && cd gone && rmdir ../gone && \"$0\" \(command) < /dev/null")
      #expect([0, 65, 66, 73].contains(outcome.code), "\(command): \(outcome.code) \(outcome.errors)")
    }
    #expect(try Array(tool.files().keys) == ["m.ndjson"])
  }
}
