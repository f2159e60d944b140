// SPDX-License-Identifier: MIT

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats of outputs beside PNG.
struct FormatTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [("svg", "<svg "), ("pdf", "%PDF-"), ("webp", "RIFF"), ("xml", "<vector ")])
  func formatIsThatOfTheOptionAndTheSameInEveryRun(format: String, head: String) throws {
    let arguments = ["render", "Rain", "--icon", "bolt.fill", "--format", format, "-o", "-"]
    let first = try tool.run(arguments)
    #expect(first.code == 0 && first.output.starts(with: head.utf8), "\(first.errors)")
    #expect(try tool.run(arguments).output == first.output)
  }

  @Test func titleCannotLeaveItsElement() throws {
    let outcome = try tool("render", "</title><script>alert(1)</script>\u{1}", "--format", "svg", "-o", "-", "--diagnostics", "short")
    #expect(outcome.text.contains("&lt;/title&gt;&lt;script&gt;") && !outcome.text.contains("<script"))
  }

  @Test func unknownFormatSuggestsTheNearest() throws {
    let outcome = try tool("render", "Rain", "--format", "wepb", "-o", "-", "--diagnostics", "short")
    #expect(outcome.code == 64 && outcome.errors.contains("LK0645") && outcome.errors.contains("webp"))
  }

  @Test func extensionOfTheTemplateIsTheFormat() throws {
    try tool.write("m.yaml", "version: 1\noutput: \"{id}.svg\"\nlabels: [{ id: a, title: Hi }]\n")
    let outcome = try tool.run(["batch", "m.yaml", "-o", "out", "--progress", "never"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files().contains { $0.key == "out/a.svg" })
  }

  @Test func labelHasAFileInEachFormatOfItsManifest() throws {
    try tool.write("m.yaml", "version: 1\nformats: [png, webp, svg]\nvariants: { scale: [1, 2] }\nlabels: [{ id: a, title: Hi }]\n")
    let arguments = ["batch", "m.yaml", "-o", "out", "--progress", "never", "--json"]
    #expect(try tool.run(arguments).code == 0)
    let names = ["a.png", "a.svg", "a.webp", "a@2x.png", "a@2x.svg", "a@2x.webp"]
    #expect(try tool.files("out").keys.sorted() == names)
    #expect(try tool.run(arguments).text.components(separatedBy: "\"unchanged\"").count > names.count)
    // An option replaces the key, and the other files stay.
    #expect(try tool.run(arguments + ["--format", "pdf"]).code == 0)
    #expect(try tool.files("out").keys.sorted() == (names + ["a.pdf", "a@2x.pdf"]).sorted())
    #expect(try tool.bytes("out/a.svg") != tool.bytes("out/a@2x.svg") || tool.bytes("out/a.png") != tool.bytes("out/a@2x.png"))
  }

  @Test(arguments: [
    ("formats: [png, wepb]", "m.yaml:2:16", "LK0204", "webp"), ("formats: []", "m.yaml:2:10", "LK0204", "png"),
    ("output: '{id}.gif'", "m.yaml:2:9", "LK0204", "png"), ("output: '{id}'", "m.yaml:2:9", "LK0204", ".svg"),
  ])
  func wrongFormatIsAnErrorWithItsPlace(line: String, place: String, code: String, advice: String) throws {
    try tool.write("m.yaml", "version: 1\n\(line)\nlabels: [{ id: a, title: Hi }]\n")
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--progress", "never")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("\(place): error \(code)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(advice))
    #expect(try tool.files("out").isEmpty)
  }

  /// What a format cannot hold is an error that names it, and no file.
  @Test(arguments: [
    (["--drop-shadow", "black,0,1"], "a shadow"), (["--icon", "emoji.png"], "a picture"), (["--icon", "checkmark.circle.fill"], "cut out"),
  ])
  func vectorDrawableSaysWhatItCannotHold(flags: [String], what: String) throws {
    let png = try tool("render", "x", "-o", "emoji.png")
    #expect(png.code == 0)
    let outcome = try tool.run(["render", "Rain"] + flags.map { $0 == "emoji.png" ? "./emoji.png" : $0 } + ["-o", "a.xml"])
    #expect(outcome.code == 65 && outcome.errors.contains("LK0646") && outcome.errors.contains(what), "\(outcome.errors)")
    #expect(try tool.files()["a.xml"] == nil)
  }

  @Test func vectorDrawableIsXMLOfAndroidsElements() throws {
    let outcome = try tool("render", "Rain", "--icon", "cloud.rain", "--background", "blue,purple", "--format", "xml", "-o", "-")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let document = try XMLDocument(data: Data(outcome.output))
    let root = try #require(document.rootElement())
    #expect(root.name == "vector" && root.attribute(forName: "android:viewportWidth") != nil)
    let names = Set(try root.nodes(forXPath: ".//*").compactMap(\.name))
    #expect(names.isSubset(of: ["path", "group", "clip-path", "aapt:attr", "gradient", "item"]) && names.contains("path"), "\(names)")
  }

  @Test func webPThatIsTooWideIsAnErrorBeforeItIsDrawn() throws {
    let outcome = try tool("render", "Rain", "--width", "10000", "--format", "webp", "-o", "a.webp")
    #expect(outcome.errors.contains("LK0646") && outcome.errors.contains("16383"), "\(outcome.errors)")
  }

  @Test func webPageHasWebPFirst() throws {
    try tool.write("m.yaml", "version: 1\nformats: [png, webp]\nlabels: [{ id: nav/home, title: Home }]\n")
    #expect(try tool("assets", "m.yaml", "--kind", "web", "-o", "web", "--progress", "never").code == 0)
    let index = String(decoding: try tool.bytes("web/index.json"), as: UTF8.self)
    let webp = try #require(index.range(of: "<picture><source type=\\\"image/webp\\\" srcset="))
    let png = try #require(index.range(of: "<img src=\\\"nav/home."))
    #expect(webp.lowerBound < png.lowerBound)
    #expect(try tool.files("web/nav").keys.count { $0.hasSuffix(".webp") } == 3)
  }

  @Test func outlinesHaveOneFileForAllDensities() throws {
    try tool.write("m.yaml", "version: 1\nvariants: { scale: [1, 2, 3] }\nlabels: [{ id: home, title: Home }]\n")
    #expect(try tool("assets", "m.yaml", "--kind", "android", "-o", "a", "--format", "xml", "--progress", "never").code == 0)
    #expect(try Array(tool.files("a").keys) == ["res/drawable/home.xml"])
    #expect(try tool("assets", "m.yaml", "--kind", "xcassets", "-o", "x", "--format", "pdf", "--progress", "never").code == 0)
    let contents = String(decoding: try tool.bytes("x/Labels.xcassets/home.imageset/Contents.json"), as: UTF8.self)
    #expect(contents.contains("\"preserves-vector-representation\" : true") && !contents.contains("scale"))
    let refused = try tool("assets", "m.yaml", "--kind", "flutter", "-o", "f", "--format", "webp", "--progress", "never")
    #expect(refused.code == 65 && refused.errors.hasPrefix("--format: error LK0204"), "\(refused.errors)")
  }

  /// Files of one label have one key, so they are one sample of a WebDataset.
  @Test func numberedArchivesHaveOneSampleForAllFormats() throws {
    try tool.write("m.ndjson", "{\"id\": \"a\", \"title\": \"Hi\"}\n{\"id\": \"b\", \"title\": \"Ho\"}\n")
    let arguments = ["batch", "m.ndjson", "--archive", "a-%03d.tar", "--archive-size", "1M", "--format", "png,webp", "--progress", "never"]
    #expect(try tool.run(arguments).code == 0)
    let listed = try tool.run(["-tf", "a-000.tar"], program: URL(fileURLWithPath: "/bin/tar"))
    #expect(listed.lines == ["a.png", "a.json", "a.webp", "b.png", "b.json", "b.webp"])
  }

  @Test func snapshotsCompareThePixelsOfEveryFormat() throws {
    try tool.write("m.yaml", "version: 1\nformats: [svg, pdf]\nlabels: [{ id: a, title: Hi }]\n")
    let environment = ["CI": ""]
    #expect(try tool.run(["snapshot", "record", "m.yaml"], environment: environment).code == 0)
    #expect(try tool.files("Snapshots").keys.sorted() == ["a.png", "a.txt"])
    #expect(try tool.run(["snapshot", "verify", "m.yaml"], environment: environment).code == 0)
  }
}
