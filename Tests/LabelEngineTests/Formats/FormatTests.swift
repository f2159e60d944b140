// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import RunTestSupport
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The formats of outputs beside PNG.
struct FormatTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  @Test(arguments: [(OutputFormat.svg, "<svg "), (.pdf, "%PDF-"), (.webp, "RIFF"), (.xml, "<vector ")])
  func formatIsThatOfTheOptionAndTheSameInEveryRun(format: OutputFormat, head: String) {
    let first = folder.draw("title: Rain, icon: bolt.fill", as: format)
    #expect(first.code == 0 && first.bytes.starts(with: head.utf8), "\(first.errors)")
    #expect(folder.draw("title: Rain, icon: bolt.fill", as: format).bytes == first.bytes)
  }

  @Test func titleCannotLeaveItsElement() throws {
    let outcome = folder.draw(#"title: "</title><script>alert(1)</script>\x01""#, as: .svg)
    #expect(outcome.text.contains("&lt;/title&gt;&lt;script&gt;") && !outcome.text.contains("<script"))
  }

  @Test func extensionOfTheTemplateIsTheFormat() throws {
    try folder.write("m.yaml", "version: 1\noutput: \"{id}.svg\"\nlabels: [{ id: a, title: Hi }]\n")
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.files().contains { $0.key == "out/a.svg" })
  }

  @Test func labelHasAFileInEachFormatOfItsManifest() throws {
    try folder.write("m.yaml", "version: 1\nformats: [png, webp, svg]\nvariants: { scale: [1, 2] }\nlabels: [{ id: a, title: Hi }]\n")
    #expect(try folder.run("m.yaml").code == 0)
    let names = ["a.png", "a.svg", "a.webp", "a@2x.png", "a@2x.svg", "a@2x.webp"]
    #expect(try folder.files("out").keys.sorted() == names)
    #expect(try folder.run("m.yaml").counts == "\(names.count) unchanged")
    // An option replaces the key, and the other files stay.
    #expect(try folder.run("m.yaml") { $0.formats = [.pdf] }.code == 0)
    #expect(try folder.files("out").keys.sorted() == (names + ["a.pdf", "a@2x.pdf"]).sorted())
    #expect(try folder.bytes("out/a.svg") != folder.bytes("out/a@2x.svg") || folder.bytes("out/a.png") != folder.bytes("out/a@2x.png"))
  }

  @Test(arguments: [
    ("formats: [png, wepb]", "m.yaml:2:16", "LK0204", "webp"), ("formats: []", "m.yaml:2:10", "LK0204", "png"),
    ("output: '{id}.gif'", "m.yaml:2:9", "LK0204", "png"), ("output: '{id}'", "m.yaml:2:9", "LK0204", ".svg"),
  ])
  func wrongFormatIsAnErrorWithItsPlace(line: String, place: String, code: String, advice: String) throws {
    try folder.write("m.yaml", "version: 1\n\(line)\nlabels: [{ id: a, title: Hi }]\n")
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("\(place): error \(code)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(advice))
    #expect(try folder.files("out").isEmpty)
  }

  /// What a format cannot hold is an error that names it, and no file.
  @Test(arguments: [
    ("dropShadow: { color: black, offset: [0, 1] }", "a shadow"), ("icon: ./emoji.png", "a picture"),
  ])
  func vectorDrawableSaysWhatItCannotHold(keys: String, what: String) throws {
    try folder.write("emoji.png", folder.draw("title: x").bytes)
    let outcome = folder.draw("title: Rain, " + keys, as: .xml)
    #expect(outcome.code == 65 && outcome.errors.contains("LK0646") && outcome.errors.contains(what), "\(outcome.errors)")
    #expect(outcome.bytes.isEmpty)
  }

  /// Filled symbols, whose glyphs and slashes are cut out, and a clip by the even-odd rule (use.md, H8).
  @Test(arguments: [
    "checkmark.circle.fill", "bell.slash.fill", "balloon.square.fill", "cloud.slash.fill", "person.2.badge.gearshape.fill",
    "guitars.circle.fill",
    "signpost.left.circle.fill", "28.circle.fill", "scroll.square.fill", "magnifyingglass.circle.fill", "house.fill", "gearshape.2.fill",
    "./ring.svg",
  ])
  func vectorDrawableHasTheAreaOfThePicture(icon: String) throws {
    let hole = "<clipPath id='c'><path clip-rule='evenodd' d='M2 2h20v20h-20zM6 6h12v12h-12z'/></clipPath>"
    try folder.write(
      "ring.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(hole)<path clip-path='url(#c)' d='M0 0h24v24z'/></svg>")
    let label = "icon: \(icon), style: iconOnly, font: { size: 60 }, width: 80, height: 80"
    let drawable = folder.draw(label, as: .xml)
    try #require(drawable.code == 0, "\(drawable.errors)")
    // The elements have the same meaning in SVG.
    let paths = drawable.text.replacing("<clip-path android:pathData=", with: "<clip-path d=")
      .replacing("android:pathData=", with: "d=").replacing("android:fillType=\"evenOdd\"", with: "fill-rule=\"evenodd\"")
      .replacing(/android:(fill|stroke)Color="#ff/) { "\($0.1)=\"#" }.replacing(/android:strokeWidth/) { _ in "fill=\"none\" stroke-width" }
      .replacing(/android:strokeLine(Cap|Join)/) { "stroke-line\($0.1.lowercased())" }
    let shapes = paths.matches(of: /<path [^>]*>/).map { String($0.0) }.joined()
    let clip = paths.firstMatch(of: /<clip-path d="([^"]*)"/).map { "<clipPath id='c'><path d='\($0.1)'/></clipPath>" } ?? ""
    try folder.write(
      "drawn.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'>\(clip)<g\(clip.isEmpty ? "" : " clip-path='url(#c)'")>\(shapes)</g></svg>"
    )
    // The icon of a file is where its ink is, so the areas are compared, not the pixels.
    func area(_ label: String) throws -> Double {
      try folder.draw(label).bitmap().pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
    }
    let (expected, found) = (
      try area(label), try area("icon: ./drawn.svg, style: iconOnly, font: { size: 66.6667 }, width: 80, height: 80")
    )
    #expect(abs(found / expected - 1) < 0.01, "\(found) pixels of \(icon) in place of \(expected)")
  }

  @Test func vectorDrawableIsXMLOfAndroidsElements() throws {
    let outcome = folder.draw("title: Rain, icon: cloud.rain, background: { gradient: [blue, purple] }", as: .xml)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let document = try XMLDocument(data: Data(outcome.bytes))
    let root = try #require(document.rootElement())
    #expect(root.name == "vector" && root.attribute(forName: "android:viewportWidth") != nil)
    let names = Set(try root.nodes(forXPath: ".//*").compactMap(\.name))
    #expect(names.isSubset(of: ["path", "group", "clip-path", "aapt:attr", "gradient", "item"]) && names.contains("path"), "\(names)")
  }

  @Test func webPThatIsTooWideIsAnErrorBeforeItIsDrawn() throws {
    let outcome = folder.draw("title: Rain, width: 10000", as: .webp)
    #expect(outcome.errors.contains("LK0646") && outcome.errors.contains("16383"), "\(outcome.errors)")
  }

  @Test func webPageHasWebPFirst() throws {
    try folder.write("m.yaml", "version: 1\nformats: [png, webp]\nlabels: [{ id: nav/home, title: Home }]\n")
    #expect(try folder.assets(.web, "m.yaml", into: "web").code == 0)
    let index = try folder.text(of: "web/index.json")
    let webp = try #require(index.range(of: "<picture><source type=\\\"image/webp\\\" srcset="))
    let png = try #require(index.range(of: "<img src=\\\"nav/home."))
    #expect(webp.lowerBound < png.lowerBound)
    #expect(try folder.files("web/nav").keys.count { $0.hasSuffix(".webp") } == 3)
  }

  @Test func outlinesHaveOneFileForAllDensities() throws {
    try folder.write("m.yaml", "version: 1\nvariants: { scale: [1, 2, 3] }\nlabels: [{ id: home, title: Home }]\n")
    #expect(try folder.assets(.android, "m.yaml", into: "a") { $0.formats = [.xml] }.code == 0)
    #expect(try Array(folder.files("a").keys) == ["res/drawable/home.xml"])
    #expect(try folder.assets(.xcassets, "m.yaml", into: "x") { $0.formats = [.pdf] }.code == 0)
    let contents = try folder.text(of: "x/Labels.xcassets/home.imageset/Contents.json")
    #expect(contents.contains("\"preserves-vector-representation\" : true") && !contents.contains("scale"))
    let refused = try folder.assets(.flutter, "m.yaml", into: "f") { $0.formats = [.webp] }
    #expect(refused.code == 65 && refused.errors.hasPrefix("--format: error LK0204"), "\(refused.errors)")
  }

  /// Files of one label have one key, so they are one sample of a WebDataset.
  @Test func numberedArchivesHaveOneSampleForAllFormats() throws {
    try folder.write("m.ndjson", "{\"id\": \"a\", \"title\": \"Hi\"}\n{\"id\": \"b\", \"title\": \"Ho\"}\n")
    #expect(try folder.run("m.ndjson", archives: "a-%03d.tar", maximumBytes: 1 << 20) { $0.formats = [.png, .webp] }.code == 0)
    let names = try #require(TarFiles(folder.bytes("a-000.tar"))).files.map(\.name)
    #expect(names == ["a.png", "a.json", "a.webp", "b.png", "b.json", "b.webp"])
  }

  @Test func formatThatIsListedTwiceIsWrittenOnceAndReplacesTheExtension() throws {
    try folder.write("m.yaml", "version: 1\noutput: '{id}.webp'\nformats: [svg, png, svg]\nlabels: [{ id: a, title: Hi }]\n")
    #expect(try folder.run("m.yaml").code == 0)
    #expect(try folder.files("out").keys.sorted() == ["a.png", "a.svg"])
    #expect(try folder.run("m.yaml", into: "two") { $0.formats = [.pdf] }.code == 0)
    #expect(try folder.files("two").keys.sorted() == ["a.pdf"])
  }

  /// XML's own characters, what XML forbids, and ids that look like markup.
  @Test func hostileTitlesAndIdentifiersStayText() throws {
    let rows = [
      "{\"id\": \"a]]>b\", \"title\": \"x]]><script>alert(1)</script>&amp;\"}",
      "{\"id\": \"b\", \"title\": \"a\\u0007\\u0000b\"}", "{\"id\": \"c\", \"title\": \"half \\ud800 pair\"}",
      "{\"id\": \"\\\" onload=\\\"x\", \"title\": \"'q' \\\"r\\\"\"}",
    ]
    try folder.write("m.ndjson", rows.joined(separator: "\n") + "\n")
    let outcome = try folder.run("m.ndjson") { $0.formats = [.svg, .pdf, .webp, .xml] }
    #expect(outcome.code == 1 && outcome.errors.contains("m.ndjson:3:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("LK0647") && outcome.errors.contains("U+0007, U+0000"), "\(outcome.errors)")
    let titles = ["a]]>b": "x]]><script>alert(1)</script>&amp;", "b": "ab", "\" onload=\"x": "'q' \"r\""]
    #expect(try folder.files("out").count == 4 * titles.count)
    for (id, title) in titles {
      let document = try XMLDocument(data: Data(folder.bytes("out/\(id).svg")))
      #expect(try document.nodes(forXPath: "/*/*[name() = 'title']").first?.stringValue == title, "\(id)")
      #expect(try document.nodes(forXPath: "//*[name() = 'script'] | //@*[starts-with(name(), 'on')]").isEmpty)
      _ = try XMLDocument(data: Data(folder.bytes("out/\(id).xml")))
    }
  }
}
