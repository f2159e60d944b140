// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Font files that are cut or overwritten while a run draws labels with them.
@Suite struct ChangingFontTests {
  /// How a font file is changed in the middle of a run.
  enum Change: CaseIterable { case cut, emptied, overwritten, replaced }

  private static let fontOfBoxes = Result { try [UInt8](Data(contentsOf: URL(filePath: BoxFont.file.get()))) }

  /// The font of boxes; with another table of two megabytes, so that its tables are read when they are needed, or as it is.
  private static func font(isLarge: Bool) throws -> [UInt8] {
    let bytes = try fontOfBoxes.get()
    guard isLarge else { return bytes }
    var tables = FontTables(bytes)
    tables["ZZZZ"] = [UInt8](repeating: 1, count: 2 << 20)
    return tables.file
  }

  private static func row(_ index: Int) -> String {
    let font = index % 2 == 0 ? ", \"font\": { \"file\": \"changing.ttf\" }" : ""
    // Every title has characters that no label before it has.
    let title = String(String.UnicodeScalarView((0..<3).compactMap { Unicode.Scalar(UInt32(0xAC00 + index * 3 + $0)) }))
    return "{\"id\": \"\(index)\", \"title\": \"\(index % 2 == 0 ? title : "Other \(index)")\", \"scale\": 1\(font)}\n"
  }

  @Test(arguments: Change.allCases, [false, true])
  func changedFontFailsItsLabelsAndNoOthers(change: Change, isLarge: Bool) throws {
    let tool = try Tool()
    let (first, all) = (20, 60)
    let original = try Self.font(isLarge: isLarge)
    try tool.write("changing.ttf", original)
    try tool.write("all.ndjson", (0..<all).map(Self.row).joined())
    #expect(try tool("batch", "all.ndjson", "-o", "expected").code == 0)
    let expected = try tool.files("expected")
    let path = tool.home.appendingPathComponent("work/changing.ttf").path

    try tool.makeFolder("out")
    let rows = Pipe()
    let process = try tool.start(["batch", "-", "--jobs", "1", "-o", "out", "--json"], input: rows)
    defer { process.terminate() }
    for index in 0..<first { try rows.fileHandleForWriting.write(contentsOf: Data(Self.row(index).utf8)) }
    try tool.wait(for: "out/\(first - 1).png", from: process)
    switch change {
    case .cut: truncate(path, 4096)
    case .emptied: truncate(path, 0)
    case .overwritten:
      var tables = FontTables(original)
      tables["name"] = [UInt8](repeating: 0, count: 100)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data(tables.file))
      try file.close()
    case .replaced: try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    for index in first..<all { try rows.fileHandleForWriting.write(contentsOf: Data(Self.row(index).utf8)) }
    try rows.fileHandleForWriting.close()
    process.waitUntilExit()

    // A file that was replaced by another one is not changed: the run keeps the old one.
    let failed = change == .replaced ? [] : (first..<all).filter { $0 % 2 == 0 }
    #expect(process.terminationReason == .exit && process.terminationStatus == (failed.isEmpty ? 0 : 1))
    let written = try tool.files("out")
    #expect(Set(written.keys) == Set(expected.keys).subtracting(failed.map { "\($0).png" }))
    #expect(written.allSatisfy { expected[$0.key] == $0.value })
    let messages = try tool.text("out-stream").split(separator: "\n").filter { $0.contains("LK0106") }
    #expect(messages.count == failed.count && messages.allSatisfy { $0.contains("changed while labels were drawn") })
  }
}

extension Tool {
  /// Waits until a process has written a file, which takes minutes on a busy machine.
  func wait(for name: String, from process: Process) throws {
    let path = home.appendingPathComponent("work/" + name).path
    for _ in 0..<30_000 where process.isRunning && !FileManager.default.fileExists(atPath: path) { usleep(10_000) }
    try #require(FileManager.default.fileExists(atPath: path), "\(name) was not written")
  }
}
