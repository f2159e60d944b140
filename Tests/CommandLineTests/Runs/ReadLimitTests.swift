// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Every file that a command reads has a largest size, and nothing that never ends keeps a command from ending.
@Suite struct ReadLimitTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// A file of 6 GiB, or of another size, that takes no space on the disk.
  private func makeSparse(_ name: String, bytes: UInt64 = 6 << 30) throws {
    try tool.write(name, "")
    let file = try FileHandle(forWritingTo: tool.home.appendingPathComponent("work/" + name))
    try file.truncate(atOffset: bytes)
    try file.close()
  }

  /// Runs a command with little memory.
  private func limited(_ command: String) throws -> Outcome {
    try tool.run(
      [
        "-c", Sanitizer.limits("ulimit -v 4000000; ") + command.replacingOccurrences(of: "labelkit", with: "exec \"$0\""),
        Tool.executable.path,
      ],
      program: URL(fileURLWithPath: "/bin/bash"))
  }

  @Test(arguments: [
    "compare big.png big.png", "dump --record big.png", "dump --manifest big.yaml --stage layout", "measure big.yaml",
    "measure big.json", "batch big.yaml -o out", "batch big.json -o out --dry-run", "snapshot verify big.yaml",
  ])
  func giantFileIsRefusedByItsSize(command: String) throws {
    for name in ["big.png", "big.yaml", "big.json"] where command.contains(name) { try makeSparse(name) }
    let outcome = try limited("labelkit " + command)
    #expect(outcome.code == 75 && outcome.errors.contains("LK0410"), "\(outcome.errors)")
  }

  @Test(arguments: [
    "measure big.ndjson", "measure -", "batch big.ndjson -o out", "batch - -o out", "batch big.csv -o out", "snapshot verify big.ndjson",
  ])
  func giantRowEndsAtItsLimit(command: String) throws {
    try makeSparse("big.ndjson", bytes: 40 << 20)
    try makeSparse("big.csv", bytes: 40 << 20)
    let outcome = try limited("labelkit " + command + " < big.ndjson")
    #expect(outcome.code == 75 && outcome.errors.contains("error LK0410: a row is longer than 16 MiB, the limit"), "\(outcome.errors)")
  }

  @Test(arguments: ["batch zero.yaml -o out", "batch zero.ndjson -o out", "measure zero.json", "compare zero.png zero.png"])
  func deviceIsRefused(command: String) throws {
    for ending in ["yaml", "ndjson", "json", "png"] { try tool.link("zero." + ending, to: "/dev/zero") }
    let outcome = try limited("labelkit " + command)
    #expect(outcome.errors.contains("it is a device") && [65, 66].contains(outcome.code), "\(outcome.errors)")
  }

  @Test(arguments: ["compare - x.png", "dump --record -"])
  func endlessStreamIsCutAtTheLimit(command: String) throws {
    let outcome = try limited("labelkit " + command + " < /dev/zero")
    #expect(outcome.code == 75 && outcome.errors.contains("LK0410"), "\(outcome.errors)")
  }

  @Test func pipeIsReadAsAManifest() throws {
    try #require(mkfifo(tool.home.appendingPathComponent("work/m.json").path, 0o600) == 0)
    let outcome = try limited(
      "(sleep 0.1; echo '{\"version\": 1, \"labels\": [{\"id\": \"a\", \"title\": \"A\"}]}' > m.json) & labelkit batch m.json -o out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files("out").keys.sorted() == ["a.png"])
  }

  /// The second run looks at the inputs of the first one.
  @Test func inputThatBecomesADeviceFailsAlone() throws {
    try tool.write("bolt.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9'/></svg>")
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, icon: { file: bolt.svg } }, { id: b, title: B }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try tool.remove("bolt.svg")
    try tool.link("bolt.svg", to: "/dev/zero")
    let outcome = try limited("labelkit batch m.yaml -o out")
    #expect(outcome.code == 1 && outcome.errors.contains("1 unchanged, 1 failed"), "\(outcome.errors)")
  }
}
