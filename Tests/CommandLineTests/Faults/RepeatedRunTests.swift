// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Runs that are killed, run at once, or see clocks that jump: the next run leaves the same tree as one that nothing disturbed.
@Suite struct RepeatedRunTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("icons/logo.svg", Self.svg(10))
    try tool.write("m.ndjson", Self.rows)
  }

  private static func svg(_ height: Int) -> String { "<svg viewBox='0 0 24 24'><path d='M2 2h20v\(height)z'/></svg>" }

  private static let rows =
    RowSample.rows(150) + #"{"id": "logo", "title": "L", "icon": {"file": "icons/logo.svg"}, "scale": 1}"# + "\n"

  private static let batch = ["batch", "m.ndjson", "-o", "out", "--state", "state", "--deps", "m.d", "--deps-target", "labels"]

  /// What a run leaves that nothing disturbed. The cache's bytes depend on when its transactions were written.
  private func clean() throws -> [String: [UInt8]] {
    try tool.makeFolder("clean")
    for name in ["m.ndjson", "icons/logo.svg"] { try tool.write("clean/" + name, #require(tool.files()[name])) }
    let outcome = try tool.shell("cd clean && exec \"$0\" \(Self.batch.joined(separator: " "))")
    try #require(outcome.code == 0, "\(outcome.errors)")
    let files = try tool.files("clean").filter { $0.key != "state" }
    try tool.remove("clean")
    return files
  }

  private func tree() throws -> [String: [UInt8]] { try tool.files().filter { $0.key != "state" } }

  @Test func killedRunsWithCacheAndDependencyFileAreCompleted() throws {
    let clean = try clean()
    var random = Seeded(state: 9)
    for round in 0..<(SlowBuild.isEnabled ? 100 : 10) {
      if round % 5 == 0 { for name in ["out", "state", "m.d"] { try? tool.remove(name) } }
      let process = try tool.start(Self.batch)
      usleep(UInt32.random(in: 1000...250_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for (name, bytes) in try tree() where !name.contains(".labelkit-") && !name.hasPrefix("state") {
        #expect(bytes == clean[name], "\(name)")
      }
      guard round % 5 == 4 else { continue }
      #expect(try tool.run(Self.batch).code == 0)
      #expect(try tree() == clean)
      #expect(try tool.run(Self.batch + ["--dry-run"]).lines.isEmpty)
    }
  }

  @Test func runsAtOnceLeaveTheSameTree() throws {
    var clean = try clean()
    clean["a.tar"] = try { () throws -> [UInt8] in
      #expect(try tool("batch", "m.ndjson", "--archive", "one.tar").code == 0)
      defer { try? tool.remove("one.tar") }
      return try #require(tool.files()["one.tar"])
    }()
    for round in 0..<(SlowBuild.isEnabled ? 12 : 3) {
      if round == 2 { try tool.remove("state") }
      let archive = ["batch", "m.ndjson", "--archive", "a.tar"]
      let commands = [Self.batch, Self.batch + ["--force", "--jobs", "2"], archive, archive]
      let processes = try commands.map { try tool.start($0) }
      for (process, command) in zip(processes, commands) {
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(command)")
      }
      #expect(try tree() == clean)
    }
    #expect(try tool.run(Self.batch).errors.hasPrefix("151 images: 151 unchanged"))
  }

  /// Sets times in the past and in the future of all files, as after a clock was wrong, between runs in which an icon changes.
  @Test func clocksThatJumpChangeNoResult() throws {
    var random = Seeded(state: 5)
    let now = time(nil)
    for round in 0..<(SlowBuild.isEnabled ? 20 : 4) {
      try tool.write("icons/logo.svg", Self.svg(10 + round % 7))
      try tool.write("out/.labelkit-000000000000-4194304-x-\(round)", "half")
      for name in try tool.files().keys {
        let seconds = now + [-1_000_000_000, -86_400, -1, 0, 1, 86_400, 1_000_000_000].randomElement(using: &random)!
        let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        try #require(utimensat(AT_FDCWD, tool.home.path + "/work/" + name, times, 0) == 0)
      }
      #expect(try tool.run(Self.batch).code == 0)
      let clean = try clean()
      #expect(try tree().filter { !$0.key.contains(".labelkit-") } == clean, "round \(round)")
    }
    // Temporaries of another machine are old by the file system's clock at some time.
    for name in try tool.files("out").keys where name.contains(".labelkit-") { try tool.age("out/" + name) }
    try tool.write("icons/logo.svg", Self.svg(3))
    #expect(try tool.run(Self.batch).code == 0)
    #expect(try !tool.files("out").keys.contains { $0.contains(".labelkit-") })
  }
}
