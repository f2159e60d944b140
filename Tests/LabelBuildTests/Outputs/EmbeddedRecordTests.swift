// SPDX-License-Identifier: MIT

import LabelBuild
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Records in the PNG files that were rendered from them: `--embed`.
@Suite struct EmbeddedRecordTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  @Test func imageCanBeRenderedAgainFromItsRecord() throws {
    try folder.write("de.lproj/Localizable.strings", "\"rain\" = \"Regen – 雨\";\n")
    try folder.write(
      "m.yaml",
      """
      version: 1
      defaults: { font: { family: Inter, size: 15 }, padding: 3, color: { light: red, dark: "#0f0" } }
      variants: { scale: [1, 3], colorScheme: [light, dark], locale: [de] }
      strings: .
      labels: [{ id: a, titleKey: rain, icon: cloud.rain }, { id: b, title: B, font: { weight: bold } }]
      """)
    #expect(try folder.run("m.yaml") { $0.embedsRecords = true }.code == 0)
    #expect(try folder.run("m.yaml", into: "plain").code == 0)
    let (embedded, plain) = (try folder.files("out"), try folder.files("plain"))
    for (name, bytes) in embedded {
      let record = try #require(EmbeddedRecord.text(of: bytes))
      #expect(record.hasPrefix("{") && !record.contains("\n"))
      #expect(bytes.count > plain[name]?.count ?? 0)
      #expect(try PNGDecoder.decode(bytes) == PNGDecoder.decode(plain[name] ?? []))
      try folder.write("again.ndjson", record + "\n")
      #expect(try folder.run("again.ndjson", into: "again/\(name)") { $0.embedsRecords = true }.code == 0)
      #expect(try folder.files("again/\(name)").values.first == bytes, "\(name)")
    }
  }

  @Test func changingTheEmbedOptionRendersFilesAgain() throws {
    try folder.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    #expect(try folder.run("m.yaml").counts == "1 written")
    #expect(try folder.run("m.yaml") { $0.embedsRecords = true }.counts == "1 written")
    #expect(try folder.run("m.yaml") { $0.embedsRecords = true }.counts == "1 unchanged")
  }
}
