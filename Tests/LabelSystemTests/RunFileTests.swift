// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSystem
import Testing

/// Files of results that the processes of one run share.
struct RunFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-run-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static let run = "12-345"
  private static let kind = OutputKind("a test file") { $0.starts(with: "run ".utf8) }

  private func file(_ name: String, run: String = Self.run) -> RunFile {
    RunFile(folder.appendingPathComponent(name).path, head: "run \(run)\n", tail: "end\n", Self.kind)
  }

  private func text(_ name: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

  @Test func fileOfThisRunGrowsAndThatOfAnotherIsReplaced() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // As if another process of the same run had written it.
    try "run \(Self.run)\none\nend\n".write(to: folder.appendingPathComponent("a"), atomically: true, encoding: .utf8)
    try file("a").append("two\n")
    try file("a").append("three\n")
    #expect(try text("a") == "run \(Self.run)\none\ntwo\nthree\nend\n")
    try "run 1-1\nold\nend\n".write(to: folder.appendingPathComponent("b"), atomically: true, encoding: .utf8)
    try file("b").append("new\n")
    #expect(try text("b") == "run \(Self.run)\nnew\nend\n")
    try "notes\n".write(to: folder.appendingPathComponent("c"), atomically: true, encoding: .utf8)
    #expect(throws: MachineError.self) { try file("c").append("x\n") }
    #expect(try text("c") == "notes\n")
  }

  @Test func threadsAppendOneAfterTheOther() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = file("many")
    await withTaskGroup { group in
      for index in 0..<50 { group.addTask { try? file.append("line \(index)\n") } }
    }
    let lines = try text("many").split(separator: "\n")
    #expect(lines.count == 52 && Set(lines).count == 52 && lines.last == "end")
  }
}
