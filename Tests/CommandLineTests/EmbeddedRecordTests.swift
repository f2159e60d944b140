// SPDX-License-Identifier: MIT

import LabelPNG
import Testing

/// `--embed` and `labelkit dump --record`.
@Suite struct EmbeddedRecordTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func imageCanBeRenderedAgainFromItsRecord() throws {
    try tool.write("de.lproj/Localizable.strings", "\"rain\" = \"Regen – 雨\";\n")
    try tool.write(
      "m.yaml",
      """
      version: 1
      defaults: { font: { family: Inter, size: 15 }, padding: 3, color: { light: red, dark: "#0f0" } }
      variants: { scale: [1, 3], colorScheme: [light, dark], locale: [de] }
      strings: .
      labels: [{ id: a, titleKey: rain, icon: cloud.rain }, { id: b, title: B, font: { weight: bold } }]
      """)
    #expect(try tool("batch", "m.yaml", "-o", "out", "--embed").code == 0)
    #expect(try tool("batch", "m.yaml", "-o", "plain").code == 0)
    let (embedded, plain) = (try tool.files("out"), try tool.files("plain"))
    for (name, bytes) in embedded {
      let record = try tool("dump", "--record", "out/\(name)")
      #expect(record.code == 0 && record.text.hasPrefix("{") && record.lines.count == 1)
      #expect(bytes.count > plain[name]?.count ?? 0)
      #expect(try PNGDecoder.decode(bytes) == PNGDecoder.decode(plain[name] ?? []))
      try tool.write("again.ndjson", record.output)
      #expect(try tool("batch", "again.ndjson", "-o", "again/\(name)", "--embed").code == 0)
      #expect(try tool.files("again/\(name)").values.first == bytes, "\(name)")
    }
  }

  @Test func changingTheEmbedOptionRendersFilesAgain() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("1 written"))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--embed").errors.contains("1 written"))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--embed").errors.contains("1 unchanged"))
    #expect(try tool("render", "A", "-o", "a.png", "--embed").code == 0)
    #expect(try tool("dump", "--record", "a.png").text == "{\"title\":\"A\"}\n")
  }

  @Test func imageWithoutARecordIsAnError() throws {
    #expect(try tool("render", "A", "-o", "a.png").code == 0)
    let none = try tool("dump", "--record", "a.png")
    #expect(none.code == 66 && none.errors.contains("LK0403") && none.errors.contains("--embed"))
    try tool.write("broken.png", Array(try tool("render", "A", "-o", "-", "--embed").output.dropLast(30).prefix(60)))
    #expect(try tool("dump", "--record", "broken.png").code == 66)
    #expect(try tool("dump", "--record", "missing.png").code == 66)
    #expect(try tool("dump", "--record", "a.png", "--stage", "png").code == 64)
    #expect(try tool("dump", "A").code == 64)
  }
}
