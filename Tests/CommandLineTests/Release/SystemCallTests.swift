// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Counts the system calls of a label in a batch with strace.
@Suite struct SystemCallTests {
  private static let strace = URL(fileURLWithPath: "/usr/bin/strace")

  /// The calls of a batch of `count` labels into a new folder, by name.
  private func calls(_ count: Int, _ tool: Tool) throws -> [String: Int] {
    try tool.write("rows.ndjson", (0..<count).map { "{\"id\":\"\($0)\",\"title\":\"Row \($0)\",\"icon\":\"bolt.fill\"}\n" }.joined())
    let log = tool.home.appendingPathComponent("calls").path
    let batch = [Tool.executable.path, "batch", "rows.ndjson", "--jobs", "1", "--progress", "never", "-o", "out-\(count)"]
    let outcome = try tool.run(["-f", "-c", "-o", log] + batch, program: Self.strace)
    #expect(outcome.code == 0, "\(outcome.errors)")
    // Columns: % time, seconds, µs per call, calls, perhaps errors, name.
    let rows = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map { $0.split(separator: " ") }
    return rows.reduce(into: [:]) { counts, row in
      if row.count >= 5, let calls = Int(row[3]), let name = row.last { counts[String(name), default: 0] += calls }
    }
  }

  /// Opening, writing, naming and closing the file; its stamp and that of the font; the processor time at the start.
  @Test(.enabled(if: ReleaseBuild.isExecutable(strace.path), "needs strace, which is not installed"))
  func labelOfABatchNeedsSevenCalls() throws {
    let tool = try Tool()
    // Fills the caches of fonts.
    _ = try calls(10, tool)
    let (few, many) = (try calls(50, tool), try calls(450, tool))
    var perLabel = many.mapValues(Double.init)
    for (name, count) in few { perLabel[name, default: 0] -= Double(count) }
    perLabel = perLabel.mapValues { $0 / 400 }
    // How often threads wait for each other, and how the heap grows, depends on the load of the machine.
    for name in ["futex", "total", "mprotect", "brk", "mmap", "munmap", "madvise"] { perLabel[name] = nil }
    #expect(perLabel.values.reduce(0, +) <= 7.5, "\(perLabel.filter { $0.value > 0.05 })")
  }
}
