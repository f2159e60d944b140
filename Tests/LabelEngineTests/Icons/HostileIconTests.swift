// SPDX-License-Identifier: MIT

import LabelCore
import LabelEngine
import LabelIcons
import RunTestSupport
import TestSupport
import Testing

/// Deliberately malformed icon files give an error with file and line, or are drawn leniently as documented.
@Suite struct HostileIconTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private static let billionLaughs =
    "<!DOCTYPE svg [\n<!ENTITY a0 \"ha\">\n"
    + (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
    + "\n]>\n<svg viewBox='0 0 9 9'>\n<desc>&a9;</desc></svg>"
  private static let nested = "<svg>\n" + String(repeating: "<g>", count: 10_000) + String(repeating: "</g>", count: 10_000) + "</svg>"
  private static let recursive =
    "<svg viewBox='0 0 9 9'>\n<use href='#u40'/><path id='u0' d='M0 0h9'/>"
    + (1...40).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined() + "</svg>"

  struct MalformedFile: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let fragments: [String]

    init(_ name: String, _ bytes: [UInt8], _ fragments: [String]) { (self.name, self.bytes, self.fragments) = (name, bytes, fragments) }

    var testDescription: String { name }
  }

  private static let malformedFiles: [MalformedFile] = [
    MalformedFile("laughs", Array(billionLaughs.utf8), ["laughs.svg:6", "&a9;, the entities stand for more than 262144 bytes"]),
    MalformedFile("recursive", Array(recursive.utf8), ["recursive.svg:2", "<use> refers to <use> more than 32 times"]),
    MalformedFile("nested", Array(nested.utf8), ["nested.svg:2", "deeper than 64"]),
    MalformedFile("nan", Array("<svg\nviewBox='0 0 nan 9'/>".utf8), ["nan.svg:1", "not four numbers"]),
    MalformedFile("huge", Array("<svg viewBox='0 0 9 9'>\n<path d='M0 0L1e308 0'/></svg>".utf8), ["huge.svg:2", "1e308 is out of range"]),
    MalformedFile("flat", Array("\n<svg viewBox='0 0 0 0'><path d='M0 0h9v9'/></svg>".utf8), ["flat.svg:2", "has no area"]),
    MalformedFile("wide", [0xFF, 0xFE, 0x3C, 0x00], ["wide.svg", "UTF-16"]),
    MalformedFile("text", Array("hello".utf8), ["text.svg:1", "not an SVG file"]),
    MalformedFile("html", Array("\n\n<html/>".utf8), ["html.svg:3", "<html>"]),
    MalformedFile("long", Array(repeating: 0x20, count: 1_100_000), ["long.svg", "1100000 bytes; the limit is 1048576"]),
  ]

  /// PDF has no masks, so each of these groups is a picture as large as the label.
  @Test func imagesOfAPDFHaveALimit() throws {
    let mask = "<mask id='m'><path fill='#fff' d='M0 0h24v24H0z'/></mask>"
    let groups = String(repeating: "<g mask='url(#m)'><path d='M0 0h24v24H0z'/></g>", count: 5)
    try folder.write("masks.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(mask)\(groups)</svg>")
    func drawn(size: Int) -> DrawnLabel {
      folder.draw("title: A, style: iconOnly, icon: masks.svg, font: { size: \(size) }", as: .pdf) { $0.limits.maximumArea = 1_000_000 }
    }
    let outcome = drawn(size: 375)
    #expect(outcome.code == 75 && outcome.errors.contains("LK0308"), "\(outcome.errors)")
    #expect(outcome.errors.contains("pixels are in pictures"))
    #expect(drawn(size: 40).code == 0)
  }

  @Test(arguments: malformedFiles)
  func malformedFileIsAnErrorWithFileAndLine(file: MalformedFile) throws {
    let name = file.name
    try folder.write("own/\(name).svg", file.bytes)
    let before = try folder.files().keys.sorted()
    for icon in ["own/\(name).svg", "brand:\(name)"] {
      let outcome = folder.draw("title: A, icon: \"\(icon)\"", icons: ["brand": "own"])
      #expect(outcome.code == 65 && outcome.errors.contains("LK0105"), "\(outcome.errors)")
      for text in file.fragments { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    }
    #expect(try folder.files().keys.sorted() == before)
  }

  /// SVG 1.1, F.2: a path is drawn up to the first error.
  @Test func truncatedPathDataIsDrawnUpToTheError() throws {
    try folder.write("cut.svg", "<svg viewBox='0 0 9 9'>\n<path d='M0 0h9v9z M3 '/></svg>")
    let outcome = folder.draw("title: A, icon: cut.svg")
    #expect(outcome.code == 0 && outcome.errors.contains("cut.svg:2:23: warning LK0505"), "\(outcome.errors)")
    #expect(outcome.errors.contains("path data at character 14 (its end) is drawn up to the error"), "\(outcome.errors)")
    #expect(outcome.imageSize != nil)
  }

  @Test func arcWithATinyRadiusIsRendered() throws {
    try folder.write("arc.svg", "<svg viewBox='0 0 9 9'><path d='M5 7A1e-300 2 0 0 1 3 8M1 1A1e-200 1e-200 0 0 1 5 5'/></svg>")
    for size in ["", ", font: { size: 9 }"] {
      let outcome = folder.draw("title: A, icon: arc.svg" + size)
      #expect(outcome.code == 0 && outcome.imageSize != nil, "\(outcome.errors)")
    }
  }

  @Test func loopsOfSymbolicLinksAreNotIcons() throws {
    try folder.write("own/a.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    for (link, target) in [("own/loop.svg", "loop.svg"), ("own/around", "."), ("own/out", "/"), ("own/up.svg", "../secret.svg")] {
      try folder.link(link, to: target)
    }
    try folder.write("secret.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    #expect(try registry("own").names.filter { $0.hasPrefix("brand:") } == ["brand:a"])
    for name in ["loop", "up", "out/etc/passwd", "around/around/a"] {
      let outcome = folder.draw("title: A, icon: \"brand:\(name)\"", icons: ["brand": "own"])
      #expect(name == "around/around/a" ? outcome.code == 0 : outcome.code == 65 && outcome.errors.contains("LK0102"), "\(outcome.errors)")
    }
  }

  /// An SVG takes precedence over a PNG, and the later folder over the earlier one. Names that differ in case are different icons.
  @Test func precedenceOfFilesWithTheSameNameIsAsDocumented() throws {
    func svg(_ side: Int) -> String { "<svg viewBox='0 0 \(side) \(side)'><path d='M0 0h\(side)v\(side)z'/></svg>" }
    try folder.write("one/logo.svg", svg(10))
    try folder.write("one/Logo.svg", svg(20))
    try folder.write("one/logo.png", "not an image, and never read")
    try folder.write("two/logo.svg", svg(30))
    func dump(_ name: String, _ folders: String...) throws -> String { try renderer(folders).icon(named: name).dump }
    #expect(try dump("brand:logo", "one").contains("viewBox=(0 0 10×10)"))
    #expect(try dump("brand:Logo", "one").contains("viewBox=(0 0 20×20)"))
    #expect(try dump("brand:logo", "one", "two").contains("viewBox=(0 0 30×30)"))
  }

  /// A renderer with the icons of some folders, all with the prefix `brand`.
  private func renderer(_ folders: [String]) throws -> Renderer {
    var resources = Resources()
    resources.iconSources = folders.map { .init(prefix: "brand", path: folder.path($0)) }
    return try RendererPool().renderer(for: resources)
  }

  private func registry(_ folders: String...) throws -> IconRegistry { try renderer(folders).icons }
}
