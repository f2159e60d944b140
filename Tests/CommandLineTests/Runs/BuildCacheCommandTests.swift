// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The build cache across several runs of the tool.
@Suite struct BuildCacheCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("m.ndjson", Self.rows(60))
  }

  private static func rows(_ count: Int) -> String {
    (0..<count).map { "{\"id\": \"g\($0 % 5)/r\($0)\", \"title\": \"\($0)\", \"icon\": \"bolt\", \"scale\": 1}\n" }.joined()
  }

  /// The files in the cache folder, except those about fonts.
  private func cacheFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.home.path + "/cache/labelkit").filter { !$0.hasPrefix("fonts") }.sorted()
  }

  private func cacheFile() throws -> String {
    try tool.home.path + "/cache/labelkit/" + #require(cacheFiles().first { $0.hasSuffix(".sqlite") })
  }

  @Test func cacheIsASingleFileBetweenRuns() throws {
    for outcome in ["60 written", "60 unchanged", "60 unchanged"] {
      #expect(try tool("batch", "m.ndjson", "-o", "out").errors.hasPrefix("60 images: " + outcome))
      #expect(try cacheFiles().count == 1 && cacheFile().hasSuffix(".sqlite"))
    }
    #expect(try tool("batch", "m.ndjson", "-o", "out", "--state", "s").errors.hasPrefix("60 images: 60 unchanged"))
    #expect(try tool.files().keys.filter { $0.hasPrefix("s") } == ["s"])
    #expect(try !tool.files("out").keys.contains { !$0.hasSuffix(".png") })
  }

  @Test func filesOfOlderVersionsAreRemoved() throws {
    #expect(try tool("batch", "m.ndjson", "-o", "out").code == 0)
    let cache = try cacheFile()
    try FileManager.default.removeItem(atPath: cache)
    for ending in [".state", ".state.names", ".state.run"] { try Data().write(to: URL(fileURLWithPath: cache.dropLast(7) + ending)) }
    #expect(try tool("batch", "m.ndjson", "-o", "out").errors.hasPrefix("60 images: 60 unchanged"))
    #expect(try cacheFiles().count == 1)
  }

  @Test func damagedCacheIsReplacedSilently() throws {
    #expect(try tool("batch", "m.ndjson", "-o", "out").code == 0)
    let intact = try Data(contentsOf: URL(fileURLWithPath: cacheFile()))
    let damaged = [Data(), Data("version: 1\n".utf8), intact.prefix(5000), Data(repeating: 0xFF, count: 30_000)]
    for bytes in damaged {
      try bytes.write(to: URL(fileURLWithPath: cacheFile()))
      for _ in 0..<2 {
        let outcome = try tool("batch", "m.ndjson", "-o", "out")
        #expect(outcome.code == 0 && outcome.errors.hasPrefix("60 images: 60 unchanged in"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
      #expect(try tool("batch", "m.ndjson", "-o", "out", "--dry-run").lines.isEmpty)
    }
  }

  @Test func severalProcessesShareOneCache() throws {
    try tool.write("m.ndjson", Self.rows(400))
    for round in 0..<2 {
      let processes = try (0..<3).map { _ in try tool.start(["batch", "m.ndjson", "-o", "out", "--jobs", "1"]) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0, "\(round)")
      }
      #expect(try cacheFiles().count == 1)
      #expect(try tool.files("out").count == 400)
      #expect(try tool("batch", "m.ndjson", "-o", "out", "--dry-run").lines.isEmpty)
    }
  }

  @Test func killedRunLeavesAUsableCache() throws {
    try tool.write("m.ndjson", Self.rows(2000))
    for count in [1, 600, 1200] {
      let process = try tool.start(["batch", "m.ndjson", "-o", "out", "--jobs", "1"])
      while try tool.files("out").count < count, process.isRunning { usleep(5000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let made = try tool.files("out").count
    let planned = try tool("batch", "m.ndjson", "-o", "out", "--dry-run").lines.count
    // The last tenth of a second of each run may not have been recorded.
    #expect(2000 - planned > made - 3 * 512 && 2000 - planned <= made)
    #expect(try tool("batch", "m.ndjson", "-o", "out").code == 0)
    #expect(try cacheFiles().count == 1)
    #expect(try tool("batch", "m.ndjson", "-o", "out", "--dry-run").lines.isEmpty)
  }

  /// The user named it, so a run without it would be a surprise. Without --state a run goes on without a cache (`LostFolderTests`).
  @Test func stateThatCannotBeMadeIsAnErrorBeforeTheRun() throws {
    let outcome = tool.command("batch", "./m.ndjson", "-o", "./out", "--state", "./no such folder/cache")
    #expect(outcome.code == 73 && outcome.errors.hasPrefix("--state: error LK0404: cannot write no such folder/cache: No such file"))
    #expect(try tool.files("out").isEmpty)
  }
}
