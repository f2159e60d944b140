// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A glyph that cannot be drawn, in a worker process.
@Suite struct IsolatedGlyphTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test func aGlyphThatCannotBeDrawnIsLeftOutWithAWarning() throws {
    let box = [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get())))
    var tables = FontTables(box)
    tables["COLR"] = ColorFont.table([(1, ColorFont.colorGlyph(1))])
    tables["CPAL"] = ColorFont.palette()
    try tool.write("loop.ttf", tables.file)
    try tool.write("box.ttf", box)
    // Twice, so that nothing is drawn blank from a cache.
    try tool.write(
      "m.yaml",
      "version: 1\nlabels:\n" + ["a", "c"].map { "  - { id: \($0), title: A, font: { file: loop.ttf } }\n" }.joined()
        + "  - { id: b, title: B, font: { file: box.ttf } }\n")
    let batch = try tool("batch", "m.yaml", "-o", "out", "--jobs", "1", "--diagnostics", "short", "--isolate")
    #expect(batch.code == 0 && batch.errors.split(separator: "\n").count { $0.contains("LK0515") } == 2, "\(batch.errors)")
    #expect(try tool.files("out").keys.sorted() == ["a.png", "b.png", "c.png"])
  }
}
