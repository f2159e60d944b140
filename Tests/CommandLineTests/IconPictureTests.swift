// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import Testing

/// JPEG and WebP files, emoji and standard input as icons.
@Suite struct IconPictureTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func corpus(_ name: String) throws -> [UInt8] {
    let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Fuzz/corpora")
    return [UInt8](try Data(contentsOf: corpora.appendingPathComponent(name)))
  }

  private func pixels(_ arguments: [String], input: String = "") throws -> Bitmap {
    let outcome = try tool.run(["render"] + arguments + ["-o", "-"], input: input)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try PNGDecoder.decode(outcome.output)
  }

  /// The number of pixels that are red, and those that are blue.
  private func redAndBlue(_ image: Bitmap) -> (Int, Int) {
    (
      image.pixels.filter { $0 >> 16 & 255 > 200 && $0 & 255 < 60 && $0 >> 24 == 255 }.count,
      image.pixels.filter { $0 & 255 > 200 && $0 >> 16 & 255 < 60 && $0 >> 24 == 255 }.count
    )
  }

  @Test(arguments: [("rgb.jpg", "jpeg/rgb.jpg"), ("a.JPEG", "jpeg/progressive.jpg"), ("b.webp", "webp/lossless.webp")])
  func picturesAreIcons(name: String, file: String) throws {
    try tool.write(name, corpus(file))
    let (red, blue) = redAndBlue(try pixels(["--icon", name]))
    #expect(red > 20 && blue > 20, "\(red) \(blue)")
  }

  @Test func pictureInASetHasAName() throws {
    try tool.write("set/logo.webp", corpus("webp/lossless.webp"))
    try tool.write("m.yaml", "version: 1\nicons: { x: set }\noutput: \"{id}.png\"\nlabels: [{ id: a, icon: \"x:logo\" }]\n")
    let outcome = try tool("batch", "m.yaml", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(redAndBlue(try PNGDecoder.decode(try tool.files("out")["a.png"] ?? [])).0 > 20)
  }

  @Test func damagedPicturesAreErrors() throws {
    for name in ["jpeg/cut.jpg", "webp/cut.webp", "jpeg/claims-65500.jpg"] {
      let file = String(name.split(separator: "/")[1])
      try tool.write(file, corpus(name))
      let outcome = try tool("render", "T", "--icon", file, "-o", "t.png")
      #expect(outcome.code == 65 && outcome.errors.contains("LK0105"), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["🎉", "🇩🇪", "👩‍🚀", "1️⃣"])
  func emojiIsAnIconInItsColors(emoji: String) throws {
    let image = try pixels(["Done", "--icon", emoji, "--color", "black"])
    #expect(image.pixels.contains { $0 >> 24 == 255 && ($0 >> 16 & 255) != ($0 & 255) })
    let alone = try pixels(["--icon", emoji])
    #expect(alone.width < image.width)
  }

  @Test func digitIsTheNameOfAnIconAndNoEmoji() throws {
    #expect(try tool("render", "T", "--icon", "1", "-o", "t.png").errors.contains("LK0102"))
  }

  @Test func emojiIsAnIconInARun() throws {
    try tool.write("m.yaml", "version: 1\noutput: \"{id}.png\"\nlabels: [{ id: a, attributedTitle: [{ text: Hi }, { icon: 🎉 }] }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
  }

  @Test func standardInputIsAnIcon() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#
    try tool.write("dot.svg", svg)
    #expect(try pixels(["A", "--icon", "-"], input: svg) == pixels(["A", "--icon", "dot.svg"]))
  }

  @Test(arguments: [("", "standard input has no icon"), ("<svg", "from standard input"), ("GIF89a", "GIF is not read")])
  func unusableStandardInputIsAnError(input: String, message: String) throws {
    let outcome = try tool.run(["render", "A", "--icon", "-", "-o", "a.png"], input: input)
    #expect(outcome.code != 0 && outcome.errors.contains(message) && !outcome.errors.contains("/proc"), "\(outcome.errors)")
  }
}
