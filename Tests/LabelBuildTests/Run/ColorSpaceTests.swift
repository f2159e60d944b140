// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Colours in the notation of CSS, and images in sRGB and in Display P3.
@Suite struct ColorSpaceTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// The colour of a label's background, as its file has it.
  private func background(_ color: String, _ space: String) throws -> PremultipliedPixel {
    try bitmap("title: A, color: clear, background: '\(color)', colorSpace: \(space)")[0, 0]
  }

  private func bitmap(_ record: String) throws -> Bitmap { try PNGDecoder.decode(folder.draw(record).bytes) }

  /// The chunks of a PNG file by type.
  private func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var next = 8
    while next + 12 <= bytes.count {
      let length = bytes[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append((String(decoding: bytes[next + 4..<next + 8], as: UTF8.self), Array(bytes[next + 8..<next + 8 + length])))
      next += 12 + length
    }
    return chunks
  }

  /// The values of ColorAide 8, whose gamut mapping is that of CSS Color 4.
  @Test(arguments: [
    ("#336699", 0x336699, 0x406595), ("color(srgb 0.2 0.4 0.6)", 0x336699, 0x406595), ("color(display-p3 1 0 0)", 0xFF0B0C, 0xFF0000),
    ("color(display-p3 0 1 0)", 0x00FB29, 0x00FF00), ("color(display-p3 0 0 1)", 0x0000FF, 0x0000FF),
    ("color(display-p3 0.2 0.4 0.6)", 0x1B689D, 0x336699), ("color(display-p3 1 1 1)", 0xFFFFFF, 0xFFFFFF),
    ("color(display-p3 1 0.2 0)", 0xFF3407, 0xFF3300), ("color(srgb 1 0 0)", 0xFF0000, 0xEA3323),
    ("color(srgb -0.2 0.5 1.1)", 0x0082FF, 0x207EFF),
    ("oklch(62.8% 0.258 29.23)", 0xFF0000, 0xEA3323), ("oklch(70% 0.3 30)", 0xFF5843, 0xFF4931), ("oklch(70% 0.3 150)", 0x00C248, 0x00C733),
    ("oklch(40% 0.3 270)", 0x2800DD, 0x2000D5), ("oklab(0.5 0 0)", 0x636363, 0x636363), ("oklab(70% -0.1 0.1)", 0x77B253, 0x84B05F),
    ("color(srgb-linear 0.5 0.5 0.5)", 0xBCBCBC, 0xBCBCBC), ("blue", 0x007AFF, 0x3478F6), ("oklch(120% 0.4 20)", 0xFFFFFF, 0xFFFFFF),
    ("oklch(-1% 0.4 20)", 0x000000, 0x000000),
  ])
  func colorHasItsValueInBothSpaces(color: String, srgb: UInt32, wide: UInt32) throws {
    func isNear(_ pixel: PremultipliedPixel, _ value: UInt32) -> Bool {
      let expected = PremultipliedPixel(argb: 255 << 24 | value)
      let pairs = [(pixel.red, expected.red), (pixel.green, expected.green), (pixel.blue, expected.blue)]
      return pixel.alpha == 255 && pairs.allSatisfy { first, second in abs(Int(first) - Int(second)) <= 1 }
    }
    let (narrowPixel, widePixel) = (try background(color, "srgb"), try background(color, "display-p3"))
    #expect(isNear(narrowPixel, srgb), "\(String(narrowPixel.argb, radix: 16))")
    #expect(isNear(widePixel, wide), "\(String(widePixel.argb, radix: 16))")
  }

  @Test func opacityIsThatOfTheColor() throws {
    for space in ["srgb", "display-p3"] {
      #expect(try background("color(display-p3 0 1 0 / 50%)", space).alpha == 128)
      #expect(try background("oklch(0.7 0.1 20 / 0.25)", space).alpha == 64)
    }
  }

  @Test func filesSayTheirColorSpace() throws {
    let wide = chunks(folder.draw("title: A, color: red, colorSpace: display-p3").bytes)
    #expect(wide.map(\.type).starts(with: ["IHDR", "cICP", "iCCP", "pHYs", "PLTE"]) && !wide.map(\.type).contains("sRGB"))
    #expect(wide[1].data == [12, 13, 0, 1])
    let profile = wide[2].data
    #expect(profile.starts(with: Array("Display P3".utf8) + [0, 0, 0x78, 0x01]))
    // The header of the profile, behind those of the zlib stream and its block.
    let header = Array(profile.dropFirst(12 + 7))
    #expect(header[36..<40].elementsEqual("acsp".utf8) && header.prefix(4).reduce(0) { $0 << 8 | Int($1) } == header.count - 4)
    #expect(chunks(folder.draw("title: A, color: red").bytes).map(\.type).prefix(2) == ["IHDR", "sRGB"])
    // Grey is the same in both, and has no profile for colours.
    #expect(folder.draw("title: A, colorSpace: display-p3").bytes == folder.draw("title: A").bytes)
  }

  /// Whatever has a colour: text, icons, gradients, shadows, images, emoji of every kind.
  @Test func everyPartIsConverted() throws {
    let paths = "<path fill='#ff0000' d='M0 0h24v24H0z'/><path fill='#f00' d='M1 1h2v2H1z'/>"
    try folder.write("dot.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(paths)</svg>")
    let square = try PNGEncoder().encode(Bitmap(width: 8, height: 8, pixels: Array(repeating: 0xFFFF_0000, count: 64)))
    try folder.write("square.png", square)
    for record in [
      "title: █, color: '#f00'", "icon: { name: square.fill, colors: ['#f00'] }", "icon: { file: dot.svg, renderingMode: original }",
      "icon: { file: square.png }", "title: A, color: clear, background: { gradient: ['#f00', '#f00'] }",
      "title: A, color: clear, border: { color: '#f00', width: 4 }", "attributedTitle: [{ text: A, color: clear, background: '#f00' }]",
      "title: █, color: clear, shadow: { color: '#f00', offset: [0, 0] }, background: '#f00'", "icon: 🟥",
    ] {
      func most(_ space: String) throws -> PremultipliedPixel {
        let pixels = try bitmap(record + ", colorSpace: \(space)").pixels.filter { $0 >> 24 == 255 }
        let counts = Dictionary(grouping: pixels) { $0 }.mapValues(\.count)
        return PremultipliedPixel(argb: try #require(counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key))
      }
      let (narrow, wide) = (try most("srgb"), try most("display-p3"))
      if narrow.argb == 0xFFFF_0000 {
        #expect(wide.argb == 0xFFEA_3323, "\(record): \(String(wide.argb, radix: 16))")
      } else {
        // The red of the emoji font.
        #expect(wide.red < narrow.red && wide.green > narrow.green, "\(record): \(String(wide.argb, radix: 16))")
      }
    }
  }

  @Test func workersDrawTheSame() throws {
    let manifest = """
      version: 1
      palette: { hot: "color(display-p3 1 0.2 0 / 30%)" }
      variants: { colorSpace: [srgb, display-p3] }
      labels: [{ id: a, title: A, color: hot, background: oklch(70% 0.1234567 150) }]
      """
    try folder.write("m.yaml", manifest)
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try folder.files("out")
    #expect(Set(files.keys) == ["a.png", "a-display-p3.png"])
    let again = folder.draw(
      "title: A, color: color(display-p3 1 0.2 0 / 0.3), background: oklch(0.7 0.1234567 150), colorSpace: display-p3")
    #expect(files["a-display-p3.png"] == again.bytes)
  }

  /// A palette is no part of a label's text, and its colours make a label new all the same.
  @Test func labelWithANameIsDrawnAgainWhenItsColorChanges() throws {
    func run(_ brand: String, _ other: String) throws -> String {
      try folder.write(
        "m.yaml",
        "version: 1\npalette: { brand: '\(brand)', other: '\(other)' }\nlabels: [{ id: a, title: A, color: brand }, { id: b, title: B }]\n")
      return try folder.run("m.yaml").counts
    }
    #expect(try run("#f00", "#0f0") == "2 written")
    #expect(try run("#f00", "#00f") == "2 unchanged")
    #expect(try run("#0f0", "#00f") == "1 written, 1 unchanged")
  }
}
