// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs after a run, when the system's fonts have changed.
@Suite struct ChangedSystemFontTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    let labels = (0..<4).map { "  - { id: l\($0), title: l\($0) }\n" }
    try tool.write("m.yaml", "version: 1\nlabels:\n" + labels.joined())
  }

  /// Overwrites a system font as `cp` does: name, folder and length stay the same.
  @Test func systemFontOverwrittenInPlaceIsNoticed() throws {
    let settings = try FontSettings(of: tool)
    let font = settings.fonts.appendingPathComponent("Box.ttf")
    let bytes = try Data(contentsOf: font)
    func run(_ more: String...) throws -> Outcome {
      try tool.run(["batch", "m.yaml", "-o", "out"] + more, environment: settings.environment)
    }
    for round in 0..<3 {
      #expect(try run().errors.hasPrefix(round == 0 ? "4 images: 4 written" : "4 images: 4 unchanged"))
      #expect(try run("--dry-run").lines.isEmpty)
      let before = try FileManager.default.attributesOfItem(atPath: font.path)[.modificationDate] as? Date
      while try FileManager.default.attributesOfItem(atPath: font.path)[.modificationDate] as? Date == before {
        let file = try FileHandle(forWritingTo: font)
        try file.write(contentsOf: bytes)
        try file.close()
      }
      #expect(try run("--dry-run").lines.count == 4)
      // A run records nothing that it drew in the tick of the clock in which a font has changed.
      usleep(20_000)
    }
  }

  /// A rule of fontconfig decides which font a generic family is.
  @Test func changedRulesOfFontconfigAreNoticed() throws {
    let settings = try FontSettings(of: tool)
    try settings.add(SharedFont.file(advance: 300), SharedFont.fileName)
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: AAA, font: { family: serif } }]\n")
    func run() throws -> Outcome { try tool.run(["batch", "m.yaml", "-o", "out"], environment: settings.environment) }
    var images: [[UInt8]] = []
    for family in ["Box", SharedFont.family] {
      try settings.write("serif", is: family)
      #expect(try run().errors.hasPrefix("1 image: 1 written"))
      #expect(try run().errors.hasPrefix("1 image: 1 unchanged"))
      images.append(try #require(try tool.files("out")["a.png"]))
    }
    #expect(images[0] != images[1])
  }
}
