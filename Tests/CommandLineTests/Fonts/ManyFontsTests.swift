// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A batch with a font file for each label.
@Suite struct ManyFontsTests {
  /// The tables of a font above one megabyte are read when they are needed, so that it needs a descriptor as long as it is open.
  @Test(arguments: ["1", "2"])
  func filesAreClosedAgain(jobs: String) throws {
    let tool = try Tool()
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
    tables["ZZZZ"] = [UInt8](repeating: 1, count: 2 << 20)
    try tool.write("0.ttf", tables.file)
    let work = tool.home.appendingPathComponent("work").path
    for number in 1..<400 { try FileManager.default.linkItem(atPath: work + "/0.ttf", toPath: work + "/\(number).ttf") }
    let rows = (0..<400).map { "{\"id\": \"\($0)\", \"title\": \"AB\", \"scale\": 1, \"font\": {\"file\": \"\($0).ttf\"}}\n" }
    try tool.write("m.ndjson", rows.joined())
    let outcome = try tool.shell("ulimit -n 256; exec \"$0\" batch m.ndjson -o out --jobs \(jobs)")
    #expect(outcome.code == 0, "\(outcome.errors.suffix(300))")
    #expect(try tool.files("out").count == 400)
  }
}
