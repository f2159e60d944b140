// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import RunTestSupport
import TestSupport
import Testing

/// Fonts with glyphs that FreeType cannot read: an error in the input, not in LabelKit.
@Suite struct BrokenFontTests {
  let folder: RunFolder

  /// What is wrong with the glyph of a font.
  enum Damage { case pointNumbers, size }

  init() throws { folder = try RunFolder() }

  private func write(_ name: String, _ file: String, _ damage: Damage) throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: file))))
    switch damage {
    // The contour ends at a point that the glyph does not have.
    case .pointNumbers: tables.set("glyf", at: 10, to: 60_000)
    // A square of 30,000 units in an em of 16.
    case .size:
      tables.set("head", at: 18, to: 16)
      tables.set("glyf", at: 20, to: 30_000)
    }
    try folder.write(name, tables.file)
  }

  @Test(arguments: [(Damage.pointNumbers, "LK0106", 65), (.size, "LK0302", 75)])
  func brokenGlyphIsAnErrorOfItsLabels(damage: Damage, code: String, exitCode: Int32) throws {
    try write("broken.ttf", BoxFont.file.get(), damage)
    // Twice, so that nothing is drawn blank from a cache.
    try folder.write(
      "m.yaml",
      "version: 1\nlabels:\n" + ["a", "c"].map { "  - { id: \($0), title: ABC, font: { file: broken.ttf, size: 300 } }\n" }.joined()
        + "  - { id: b, title: B }\n")
    let batch = try folder.run("m.yaml") { $0.jobs = 1 }
    #expect(batch.code == 1 && batch.messages.count { $0.contains(code) } == 2, "\(damage): \(batch.errors)")
    #expect(try folder.files("out").keys.sorted() == ["b.png"])
    if damage == .pointNumbers { #expect(batch.errors.contains("broken.ttf")) }
    #expect(!batch.errors.contains("report"), "\(batch.errors)")
    try folder.write("one.yaml", "version: 1\nlabels:\n  - { id: a, title: ABC, font: { file: broken.ttf, size: 300 } }\n")
    #expect(try folder.run("one.yaml").code == exitCode)
  }

  /// The font is named in every format, whichever stage finds out.
  @Test(arguments: OutputFormat.allCases) func brokenGlyphIsAnErrorOfTheFontInEveryFormat(format: OutputFormat) throws {
    try write("broken.ttf", BoxFont.file.get(), .pointNumbers)
    for keys in ["", ", dropShadow: { color: black }", ", background: { gradient: [red, blue] }"] {
      let outcome = folder.draw("title: ABC, font: { file: broken.ttf }" + keys, as: format)
      #expect(outcome.code == 65, "\(outcome.errors)")
      #expect(outcome.errors.contains("LK0106") && outcome.errors.contains("broken.ttf"), "\(outcome.errors)")
    }
  }

  @Test func brokenIconFontIsAnErrorOfTheFont() throws {
    try write("icons.ttf", BoxFont.iconFile.get(), .pointNumbers)
    for name in ["brand:bell", "brand:U+E001"] {
      let outcome = folder.draw("icon: \"\(name)\"", icons: ["brand": "icons.ttf"])
      #expect(outcome.code == 65 && outcome.errors.contains("LK0106") && outcome.errors.contains("icons.ttf"), "\(outcome.errors)")
    }
  }
}
