// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What a run holds in memory.
@Suite struct BatchMemoryTests {
  /// A process that gets its labels from a pipe is looked at when it has made the first part of them, and when it has made all.
  @Test func memoryGrowsNeitherWithLabelsNorWithStringsNorWithSizes() throws {
    let tool = try Tool()
    try tool.makeFolder("out")
    let rows = Pipe()
    let process = try tool.start(["batch", "-", "--jobs", "1", "-o", "out"], input: rows)
    defer { process.terminate() }
    let (some, all) = (200, 1200)
    var before = 0
    for number in 1...all {
      let color = String(0x100000 + number * 977, radix: 16)
      let row = """
        {"id": "\(number)", "title": "Label number \(number)", "icon": "bolt.fill", "font": {"size": \(9 + number % 83)}, \
        "color": "#\(color)"}

        """
      try rows.fileHandleForWriting.write(contentsOf: Data(row.utf8))
      if number == some {
        try tool.wait(for: "out/\(some).png", madeBy: process)
        before = try Self.mostMemory(of: process)
      }
    }
    try tool.wait(for: "out/\(all).png", madeBy: process)
    let after = try Self.mostMemory(of: process)
    try rows.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // A thousand labels more, with a thousand strings and colours: kept, their pictures alone would take several times as much.
    #expect(after - before < 8 << 10, "\(before) KiB after \(some) labels, \(after) after \(all)")
  }

  /// KiB.
  private static func mostMemory(of process: Process) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
  }
}

extension Tool {
  /// Waits until a process has made a file; on a busy machine that takes minutes.
  fileprivate func wait(for name: String, madeBy process: Process) throws {
    let path = home.appendingPathComponent("work/" + name).path
    for _ in 0..<30_000 where process.isRunning && !FileManager.default.fileExists(atPath: path) { usleep(10_000) }
    try #require(FileManager.default.fileExists(atPath: path), "\(name) was not made")
  }
}
