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
    (["--icon", "ring.svg"], "even-odd"),
  ])
  func vectorDrawableSaysWhatItCannotHold(flags: [String], what: String) throws {
    let png = try tool("render", "x", "-o", "emoji.png")
    #expect(png.code == 0)
    let hole = "<clipPath id='c'><path clip-rule='evenodd' d='M2 2h20v20h-20zM6 6h12v12h-12z'/></clipPath>"
    try tool.write(
      "ring.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(hole)<path clip-path='url(#c)' d='M0 0h24v24z'/></svg>")
    let outcome = try tool.run(
      ["render", "Rain"] + flags.map { $0.contains(".png") || $0.contains(".svg") ? "./" + $0 : $0 } + ["-o", "a.xml"])
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

  /// A label that is written as SVG has an accepted SVG file beside its image and layout, and no other format has one.
  @Test func snapshotsOfSVGFilesCompareTextAndPixels() throws {
    let environment = ["CI": ""]
    func snapshot(_ arguments: String...) throws -> Outcome { try tool.run(["snapshot"] + arguments, environment: environment) }
    let labels = "labels: [{ id: a, title: Hi, icon: star }]\n"
    try tool.write("m.yaml", "version: 1\nformats: [svg, pdf]\n" + labels)
    #expect(try snapshot("record", "m.yaml").code == 0)
    #expect(try tool.files("Snapshots").keys.sorted() == ["a.png", "a.svg", "a.txt"])
    #expect(try snapshot("verify", "m.yaml").code == 0)
    let accepted = String(decoding: try tool.bytes("Snapshots/a.svg"), as: UTF8.self)

    // Another hash in the identifiers is no difference; another element is, though no pixel differs.
    let prefix = try #require(accepted.firstMatch(of: /id="(l[0-9a-f]{6}-)/)?.1)
    try tool.write("Snapshots/a.svg", accepted.replacingOccurrences(of: prefix, with: "l000000-"))
    #expect(try snapshot("verify", "m.yaml").code == 0)
    try tool.write("Snapshots/a.svg", accepted.replacingOccurrences(of: "<title>Hi", with: "<title>Ho"))
    let changed = try snapshot("verify", "m.yaml", "--markdown", "comment.md")
    #expect(changed.code == 20 && changed.errors.contains("a has another SVG file than accepted"), "\(changed.errors)")
    #expect(changed.errors.contains("<title>Hi</title>") && changed.errors.contains("<title>Ho</title>"), "\(changed.errors)")
    #expect(String(decoding: try tool.bytes("comment.md"), as: UTF8.self).contains("the SVG file only"))
    #expect(try tool.files()["snapshot-failures/a.actual.svg"] != nil)
    #expect(try snapshot("accept", "snapshot-failures").code == 0)
    #expect(String(decoding: try tool.bytes("Snapshots/a.svg"), as: UTF8.self) == accepted)
    #expect(try snapshot("accept", "snapshot-failures", "--undo").code == 0)
    #expect(try tool.bytes("Snapshots/a.svg") != Array(accepted.utf8))
    #expect(try snapshot("record", "m.yaml").code == 0)

    // `output` says SVG as well; without SVG the file is an orphan.
    try tool.write("m.yaml", "version: 1\noutput: '{id}.svg'\n" + labels)
    #expect(try snapshot("verify", "m.yaml").code == 0)
    try tool.write("m.yaml", "version: 1\n" + labels)
    let orphan = try snapshot("verify", "m.yaml")
    #expect(orphan.code == 22 && orphan.errors.contains("a.svg"), "\(orphan.errors)")
    #expect(try snapshot("prune", "m.yaml").code == 0)
    // `accept` keeps the former files in a hidden folder.
    #expect(try tool.files("Snapshots").keys.filter { !$0.hasPrefix(".") }.sorted() == ["a.png", "a.txt"])
  }

  @Test(arguments: [
    (["-o", "a.svg.gz"], "LK0645", "webp"), (["--format", "svg", "-o", "a.png"], "--output", ".svg"),
    (["--format", "webp", "-o", "a"], "--output", ".webp"), (["--format", "png", "-o", "a.svg"], "--output", ".png"),
    (["-o", "rain"], "LK0602", "ends in .png, .svg, .pdf, .webp or .xml, not"),
    (["-o", ".svg"], "LK0602", "ends in .png, .svg, .pdf, .webp or .xml, not"),
  ])
  func nameThatIsNotOfTheFormatIsAnError(arguments: [String], code: String, advice: String) throws {
    let outcome = try tool.run(["render", "Rain"] + arguments)
    #expect(outcome.code == 64 && outcome.errors.contains(code) && outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(try tool.files().isEmpty)
  }

  @Test func formatThatIsListedTwiceIsWrittenOnceAndReplacesTheExtension() throws {
    try tool.write("m.yaml", "version: 1\noutput: '{id}.webp'\nformats: [svg, png, svg]\nlabels: [{ id: a, title: Hi }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out", "--progress", "never").code == 0)
    #expect(try tool.files("out").keys.sorted() == ["a.png", "a.svg"])
    #expect(try tool("batch", "m.yaml", "-o", "two", "--format", "pdf, pdf", "--progress", "never").code == 0)
    #expect(try tool.files("two").keys.sorted() == ["a.pdf"])
  }

  /// XML's own characters, what XML forbids, and ids that look like markup.
  @Test func hostileTitlesAndIdentifiersStayText() throws {
    let rows = [
      "{\"id\": \"a]]>b\", \"title\": \"x]]><script>alert(1)</script>&amp;\"}",
      "{\"id\": \"b\", \"title\": \"a\\u0007\\u0000b\"}", "{\"id\": \"c\", \"title\": \"half \\ud800 pair\"}",
      "{\"id\": \"\\\" onload=\\\"x\", \"title\": \"'q' \\\"r\\\"\"}",
    ]
    try tool.write("m.ndjson", rows.joined(separator: "\n") + "\n")
    let outcome = try tool(
      "batch", "m.ndjson", "-o", "out", "--format", "svg,pdf,webp,xml", "--progress", "never", "--diagnostics", "short")
    #expect(outcome.code == 1 && outcome.errors.contains("m.ndjson:3:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("LK0647") && outcome.errors.contains("U+0007, U+0000"), "\(outcome.errors)")
    let titles = ["a]]>b": "x]]><script>alert(1)</script>&amp;", "b": "ab", "\" onload=\"x": "'q' \"r\""]
    #expect(try tool.files("out").count == 4 * titles.count)
    for (id, title) in titles {
      let document = try XMLDocument(data: Data(tool.bytes("out/\(id).svg")))
      #expect(try document.nodes(forXPath: "/*/*[name() = 'title']").first?.stringValue == title, "\(id)")
      #expect(try document.nodes(forXPath: "//*[name() = 'script'] | //@*[starts-with(name(), 'on')]").isEmpty)
      _ = try XMLDocument(data: Data(tool.bytes("out/\(id).xml")))
    }
  }
}
