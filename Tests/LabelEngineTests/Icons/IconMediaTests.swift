// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Pictures and texts in icon files.
@Suite struct IconMediaTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private static let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  private func png(_ pixels: [UInt32]) throws -> [UInt8] { try PNGEncoder().encode(Bitmap(width: 2, height: 2, pixels: pixels)) }

  private func draw(_ svg: String, _ keys: String = "") throws -> DrawnLabel {
    try folder.write("icons/a.svg", svg)
    return folder.draw("icon: { file: icons/a.svg \(keys)}, style: iconOnly, scale: 1, padding: 0")
  }

  @Test func picturesInAndBesideTheFileAreDrawn() throws {
    let bytes = try png(Self.pixels)
    try folder.write("icons/inside/b c.png", bytes)
    let data = "data:image/png;base64,\(Base64.text(of: bytes))"
    for href in [data, "inside/b%20c.png"] {
      let label = try draw("<svg viewBox='0 0 2 2' image-rendering='pixelated'><image width='2' height='2' href='\(href)'/></svg>")
      let image = try label.bitmap()
      #expect(label.errors == "" && image.width == image.height)
      let (low, high) = (image.width / 4, image.width * 3 / 4)
      #expect([image[low, low], image[high, low], image[low, high], image[high, high]].map(\.argb) == Self.pixels)
    }
  }

  @Test func aPictureThatIsMissingIsAWarning() throws {
    let label = try draw("<svg viewBox='0 0 2 2'><path d='M0 0h2v2z'/>\n<image width='2' height='2' href='no.png'/></svg>")
    #expect(label.code == 0 && label.errors.contains("icons/a.svg:2: warning LK0505") && label.errors.contains("does not exist"))
  }

  /// A text in the box font is what rectangles at the same places are.
  @Test func textsAreOutlinesInTheFontsOfTheRun() throws {
    let font = try BoxFont.file.get()
    let fontFolder = String(font.prefix { $0 != "\0" }.dropLast("Box.ttf".count))
    try folder.write("icons/a.svg", "<svg viewBox='0 0 40 20'><text x='2' y='14' font-family='Box' font-size='10'>a b</text></svg>")
    try folder.write("icons/b.svg", "<svg viewBox='0 0 40 20'><path d='M2 6h10v10H2zM22 6h10v10H22z'/></svg>")
    let drawn = ["a", "b"].map { name in
      folder.draw("icon: { file: icons/\(name).svg }, style: iconOnly, scale: 2") {
        $0.fontFolders = [fontFolder]
        $0.usesSystemFonts = false
      }
    }
    #expect(drawn.map(\.errors) == ["", ""])
    #expect(try drawn[0].bitmap() == drawn[1].bitmap())
  }

  /// A run notices that a picture beside an icon has changed, and names it as an input.
  @Test func aChangedPictureMakesItsLabelStale() throws {
    try folder.write("icons/p.png", try png(Self.pixels))
    try folder.write("icons/a.svg", "<svg viewBox='0 0 2 2'><image width='2' height='2' href='p.png'/></svg>")
    try folder.write("m.yaml", "version: 1\nicons: { my: icons }\nlabels:\n  - { id: a, icon: \"my:a\" }\n  - { id: b, title: B }\n")
    #expect(try folder.run("m.yaml") { $0.dependencyFile = DependencyFile(path: folder.path("m.d")) }.counts == "2 written")
    #expect(folder.relative(try folder.text(of: "m.d")).contains(" icons/p.png"))
    try folder.write("icons/p.png", try png(Self.pixels.reversed()))
    #expect(try folder.plan("m.yaml").stale == ["a.png"])
    #expect(try folder.run("m.yaml").counts == "1 written, 1 unchanged")
  }
}
