// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The memory use of a run.
@Suite struct BatchMemoryTests {
  /// Reads the memory of a process with labels from a pipe, after the first labels and after all of them.
  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func memoryDoesNotGrowWithLabelsStringsOrSizes() throws {
    let tool = try Tool()
    try tool.makeFolder("out")
    let rows = Pipe()
    let process = try tool.start(["batch", "-", "--jobs", "1", "-o", "out"], input: rows)
    defer { process.terminate() }
    let (first, all) = (200, 1200)
    var before = 0
    for number in 1...all {
      let color = String(0x100000 + number * 977, radix: 16)
      let row = """
        {"id": "\(number)", "title": "Label number \(number)", "icon": "bolt.fill", "font": {"size": \(9 + number % 83)}, \
        "color": "#\(color)"}

        """
      try rows.fileHandleForWriting.write(contentsOf: Data(row.utf8))
      if number == first {
        try tool.wait(for: "out/\(first).png", from: process)
        before = try Self.peakMemory(of: process)
      }
    }
    try tool.wait(for: "out/\(all).png", from: process)
    let after = try Self.peakMemory(of: process)
    try rows.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // A thousand more labels with different strings and colours. If they were kept, their images alone would need several times as much.
    #expect(after - before < 8 << 10, "\(before) KiB after \(first) labels, \(after) after \(all)")
  }

  /// The peak resident memory in KiB.
  static func peakMemory(of process: Process) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
  }
}
