// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// JPEG and WebP files and emoji as icons.
@Suite struct IconImageTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func corpus(_ name: String) throws -> [UInt8] {
    let corpora = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Fuzz/corpora")
    return [UInt8](try Data(contentsOf: corpora.appendingPathComponent(name)))
  }

  private func pixels(_ record: String) throws -> Bitmap {
    let outcome = folder.draw(record)
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try outcome.bitmap()
  }

  /// The number of pixels that are red, and those that are blue.
  private func redAndBlue(_ image: Bitmap) -> (Int, Int) {
    (
      image.pixels.filter { $0 >> 16 & 255 > 200 && $0 & 255 < 60 && $0 >> 24 == 255 }.count,
      image.pixels.filter { $0 & 255 > 200 && $0 >> 16 & 255 < 60 && $0 >> 24 == 255 }.count
    )
  }

  @Test(arguments: [("rgb.jpg", "jpeg/rgb.jpg"), ("a.JPEG", "jpeg/progressive.jpg"), ("b.webp", "webp/lossless.webp")])
  func imagesAreIcons(name: String, file: String) throws {
    try folder.write(name, corpus(file))
    let (red, blue) = redAndBlue(try pixels("icon: \(name)"))
    #expect(red > 20 && blue > 20, "\(red) \(blue)")
  }

  @Test func imageInASetHasAName() throws {
    try folder.write("set/logo.webp", corpus("webp/lossless.webp"))
    try folder.write("m.yaml", "version: 1\nicons: { x: set }\noutput: \"{id}.png\"\nlabels: [{ id: a, icon: \"x:logo\" }]\n")
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(redAndBlue(try PNGDecoder.decode(try folder.files("out")["a.png"] ?? [])).0 > 20)
  }

  @Test func damagedImagesAreErrors() throws {
    for name in ["jpeg/cut.jpg", "webp/cut.webp", "jpeg/claims-65500.jpg"] {
      let file = String(name.split(separator: "/")[1])
      try folder.write(file, corpus(name))
      let outcome = folder.draw("title: T, icon: \(file)")
      #expect(outcome.code == 65 && outcome.errors.contains("LK0105"), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["🎉", "🇩🇪", "👩‍🚀", "1️⃣"])
  func emojiIsAnIconInItsColors(emoji: String) throws {
    let image = try pixels("title: Done, icon: \(emoji), color: black")
    #expect(image.pixels.contains { $0 >> 24 == 255 && ($0 >> 16 & 255) != ($0 & 255) })
    let alone = try pixels("icon: \(emoji)")
    #expect(alone.width < image.width)
  }

  @Test func digitIsTheNameOfAnIconAndNoEmoji() throws {
    #expect(folder.draw("title: T, icon: \"1\"").errors.contains("LK0102"))
  }

  @Test func emojiIsAnIconInARun() throws {
    try folder.write("m.yaml", "version: 1\noutput: \"{id}.png\"\nlabels: [{ id: a, attributedTitle: [{ text: Hi }, { icon: 🎉 }] }]\n")
    #expect(try folder.run("m.yaml").code == 0)
  }
}
