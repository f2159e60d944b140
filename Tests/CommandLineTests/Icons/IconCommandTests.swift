// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Icon files, fonts and standard input in the commands for icons.
@Suite struct IconCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writePartlyDrawnIcon("own/dirty.svg")
    try tool.write("icons.ttf", [UInt8](Data(contentsOf: URL(filePath: BoxFont.iconFile.get()))))
  }

  @Test func iconsShowNamesEveryUnsupportedElement() throws {
    let outcome = tool.command("icons", "show", "brand:dirty", "--icons", "brand=./own", "-o", "./a.png", "--diagnostics", "short")
    let warnings = outcome.errors.split(separator: "\n").filter { $0.contains("LK0505") }
    #expect(outcome.code == 0 && warnings.count == 2)
    #expect(warnings.last?.hasPrefix("own/dirty.svg:4: ") == true && outcome.errors.contains("<video> is not drawn"))
    #expect(tool.command("icons", "show", "brand:dirty", "--icons", "brand=./own").text.contains("ignored line 4: <video> is not drawn"))
  }

  @Test func compressedFilesAreListedAndExported() throws {
    try tool.writeCompressedIcon("set/box.svgz")
    #expect(tool.command("icons", "list", "--icons", "set=./set", "--prefix", "set").text.contains("set:box"))
    #expect(tool.command("icons", "export", "./set", "./set/box.svgz", "-o", "./out").errors.contains("box.png"))
    #expect(try tool.command("icons", "export", "./set", "-o", "./out").code == 0 && tool.files("out").keys.sorted() == ["box.png"])
  }

  @Test func glyphIconsAreListedShownAndExported() throws {
    #expect(tool.command("icons", "list", "--icons", "brand=./icons.ttf", "--prefix", "brand").lines == ["brand:bell", "brand:bell.slash"])
    #expect(tool.command("icons", "show", "brand:bell", "--icons", "brand=./icons.ttf", "-o", "-").imageSize != nil)
    #expect(tool.command("icons", "export", "brand:bell", "--icons", "brand=./icons.ttf", "-o", "./out").code == 0)
    #expect(try tool.files("out").keys.sorted() == ["brand/bell.png"])
  }

  @Test(arguments: ["broken.ttf", "gone.otf", "folder.ttf", "packed.woff2"])
  func invalidFontIsAnErrorAtTheFlag(file: String) throws {
    try tool.write("broken.ttf", "not a font")
    try tool.write("packed.woff2", "wOF2")
    try tool.makeFolder("folder.ttf")
    let outcome = tool.command("icons", "list", "--icons", "brand=./\(file)")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("--icons: error LK0106"), "\(outcome.errors)")
  }

  @Test(arguments: [("", "standard input has no icon"), ("<svg", "from standard input"), ("GIF89a", "GIF is not read")])
  func unusableStandardInputIsAnError(input: String, message: String) throws {
    let outcome = try tool.run(["render", "A", "--icon", "-", "-o", "a.png"], input: input)
    #expect(outcome.code != 0 && outcome.errors.contains(message) && !outcome.errors.contains("/proc"), "\(outcome.errors)")
  }

  @Test func standardInputIsAnIcon() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#
    try tool.write("dot.svg", svg)
    let piped = try tool.run(["render", "A", "--icon", "-", "-o", "-"], input: svg)
    let named = tool.command("render", "A", "--icon", "./dot.svg", "-o", "-")
    #expect(piped.code == 0 && piped.output == named.output, "\(piped.errors)")
  }

  @Test func arcWithATinyRadiusIsExported() throws {
    try tool.write("arc.svg", "<svg viewBox='0 0 9 9'><path d='M5 7A1e-300 2 0 0 1 3 8M1 1A1e-200 1e-200 0 0 1 5 5'/></svg>")
    let outcome = tool.command("icons", "export", "./arc.svg", "--size", "9", "-o", "./out")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
