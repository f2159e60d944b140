// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelEngine
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Gradients, backgrounds of runs, boxes and text that fills its box.
@Suite struct DrawingTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// The pixels of a label in a manifest.
  private func bitmap(_ label: String, scale: Int = 2) throws -> Bitmap {
    let outcome = folder.draw("scale: \(scale), \(label)")
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try outcome.bitmap()
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }
  private func channel(_ color: UInt32, _ shift: UInt32) -> Int { Int(color >> shift & 255) }

  @Test func gradientRunsFromTopToBottomByDefault() throws {
    let image = try bitmap("title: \" \", icon: circle, color: clear, padding: 20, background: { gradient: [\"#f00\", \"#00f\"] }")
    let (top, bottom) = (color(image, 3, 0), color(image, 3, image.height - 1))
    #expect(channel(top, 16) > 245 && channel(bottom, 0) > 245, "\(top) \(bottom)")
    #expect(color(image, 0, 5) == color(image, image.width - 1, 5))
  }

  @Test func angleTurnsAGradientClockwiseFromTheTop() throws {
    let image = try bitmap("icon: circle, color: clear, padding: 20, background: { gradient: [\"#f00\", \"#00f\"], angle: 90 }")
    #expect(channel(color(image, 0, 3), 16) > 245 && channel(color(image, image.width - 1, 3), 0) > 245)
    #expect(color(image, 7, 0) == color(image, 7, image.height - 1))
  }

  @Test func stopsHaveTheColorsOfTheScheme() throws {
    let background = "background: { stops: [{ color: { light: \"#f00\", dark: \"#0f0\" }, at: 0.5 }, { color: \"#00f\", at: 0.5 }] }"
    for (scheme, expected) in [("light", 0xFFFF_0000), ("dark", 0xFF00_FF00)] as [(String, UInt32)] {
      let image = try bitmap("icon: circle, color: clear, padding: 20, colorScheme: \(scheme), \(background)")
      #expect(color(image, 5, 2) == expected && color(image, 5, image.height - 3) == 0xFF00_00FF)
    }
  }

  @Test func gradientsKeepTheRoundCorners() throws {
    for kind in ["linear", "radial", "angular"] {
      let image = try bitmap("title: A, padding: 20, cornerRadius: 12, background: { gradient: \(kind), colors: [red, blue] }")
      #expect(color(image, 0, 0) == 0 && channel(color(image, image.width / 2, 1), 24) == 255, "\(kind)")
    }
  }

  @Test(arguments: [
    ("{ gradient: linear }", "\"background.colors\" is missing"), ("{ gradiant: [red, blue] }", "did you mean \"gradient\"?"),
    ("{ gradient: spiral, colors: [red] }", "linear, radial or angular"), ("{ gradient: [] }", "\"background.colors\" is missing"),
    ("{ stops: [{ color: red, at: 2 }] }", "from 0 to 1"),
  ])
  func unusableGradientIsAnError(background: String, part: String) throws {
    let outcome = folder.draw("title: A, background: \(background)")
    #expect(outcome.code == 65 && outcome.errors.contains(part), "\(outcome.errors)")
  }

  @Test(arguments: [1, 2, 3, 4], ["passing", "failing 1", "WWW", "ill"])
  func twoToneBadgeHasNoSeam(scale: Int, status: String) throws {
    let run = "color: clear, padding: [3, 5.3], cornerRadius: 3"
    let image = try bitmap(
      "font: { size: 11 }, attributedTitle: [{ text: build, background: \"#555\", \(run) }, "
        + "{ text: \(status), background: \"#4c1\", \(run) }]", scale: scale)
    // Below the text, the row has the two colours and nothing else.
    let row = image.height / 2
    let colors = (0..<image.width).map { color(image, $0, row) }
    #expect(Set(colors) == [0xFF55_5555, 0xFF44_CC11], "\(Set(colors))")
    #expect(zip(colors, colors.dropFirst()).filter { $0 != $1 }.count == 1)
    let edge = try #require(colors.firstIndex(of: 0xFF44_CC11))
    for y in [0, image.height - 1] {
      #expect(color(image, edge - 1, y) == 0xFF55_5555 && color(image, edge, y) == 0xFF44_CC11)
      #expect(channel(color(image, 0, y), 24) < 255 && channel(color(image, image.width - 1, y), 24) < 255)
    }
  }

  @Test(arguments: [1, 2, 3])
  func backgroundsOfRunsReachTheEdges(scale: Int) throws {
    let image = try bitmap(
      "font: { size: 13 }, attributedTitle: [{ text: \"license \", background: \"#555\" }, { text: MIT, background: \"#080\" }]",
      scale: scale)
    for y in [0, image.height - 1] {
      for x in [0, image.width - 1] { #expect(channel(color(image, x, y), 24) == 255, "\(x) \(y)") }
    }
  }

  @Test func paddingOfARunMakesItsLineLarger() throws {
    let plain = try bitmap("attributedTitle: [{ text: AB, background: red }]")
    let padded = try bitmap("attributedTitle: [{ text: AB, background: red, padding: [4, 6] }]")
    #expect(padded.height == plain.height + 16)
    #expect(abs(padded.width - plain.width - 24) <= 1)
  }

  @Test func noLineEndsBetweenARunAndItsPadding() throws {
    let one = try bitmap("attributedTitle: [{ text: AB, background: red, padding: [0, 9] }]")
    let narrow = try bitmap("width: 10, numberOfLines: 0, attributedTitle: [{ text: AB, background: red, padding: [0, 9] }]")
    // Characters may be broken, but no line has padding alone.
    let width = Double(one.width) / 2
    let fitting = try bitmap("width: \(width), numberOfLines: 0, attributedTitle: [{ text: AB, background: red, padding: [0, 9] }]")
    #expect(fitting.height == one.height && narrow.height >= one.height)
  }

  @Test func marginIsTransparentAndOutsideOfTheBackground() throws {
    let plain = try bitmap("title: A, background: red")
    let image = try bitmap("title: A, background: red, margin: [3, 5, 7, 9]")
    #expect(image.width == plain.width + 28 && image.height == plain.height + 20)
    #expect(color(image, 9, 6) == 0 && color(image, 10, 5) == 0 && channel(color(image, 10, 6), 24) == 255)
  }

  @Test func smallestSizesAreReachedAndNotMore() throws {
    let small = try bitmap("title: A, minWidth: 100, minHeight: 60, background: red")
    #expect(small.width == 200 && small.height == 120)
    let large = try bitmap("title: A longer title, background: red")
    let same = try bitmap("title: A longer title, background: red, minWidth: 10, minHeight: 2")
    #expect(large == same)
  }

  @Test(arguments: [0.5, 1, 1.5, 4])
  func aspectIsThatOfTheImage(ratio: Double) throws {
    let image = try bitmap("title: Rain, padding: 3, background: red, aspect: \(ratio), margin: [2, 6]")
    #expect(abs(Double(image.width) - Double(image.height) * ratio) <= 1.01 * max(1, ratio), "\(image.width)×\(image.height)")
  }

  // MARK: Edges

  @Test func trackingAfterTheLastLetterIsNotUnderlined() throws {
    let text = "title: HH HH, font: { size: 30 }, tracking: 20"
    let plain = try bitmap(text)
    #expect(plain.width == 355)
    for line in ["underline: true", "strikethrough: true"] { #expect(try bitmap("\(text), \(line)").width == 355) }
    #expect(try bitmap("attributedTitle: [{ text: HH HH, font: { size: 30 }, tracking: 20, background: red }]").width == 355)
  }

  private static let boxes = "icon: circle, style: iconOnly, color: clear, width: 60, height: 60, cornerRadius: 20"

  @Test(arguments: ["red", "{ gradient: [\"#f00\", \"#f00\"] }"], ["circular", "continuous"])
  func anOpaqueBorderHidesTheEdgeOfTheBackground(background: String, style: String) throws {
    let box = "\(Self.boxes), cornerStyle: \(style), background: \(background)"
    let (plain, bordered) = (try bitmap(box, scale: 1), try bitmap("\(box), border: { color: white, width: 4 }", scale: 1))
    func alphas(_ image: Bitmap) -> [Int] { image.pixels.map { channel($0, 24) } }
    // The edge is white alone, and as opaque as without the border.
    #expect(zip(alphas(plain), alphas(bordered)).allSatisfy { abs($0 - $1) <= 1 })
    if style == "circular" { #expect(alphas(plain).reduce(0, +) == 830_410 && alphas(bordered).reduce(0, +) == 830_410) }
    let edge = bordered.pixels.filter { (1..<255).contains(channel($0, 24)) }
    #expect(!edge.isEmpty && edge.allSatisfy { pixel in Set([0, 8, 16, 24].map { channel(pixel, $0) }).count == 1 })
    // A translucent border shows the background.
    let translucent = try bitmap("\(box), border: { color: \"#ffffff80\", width: 4 }", scale: 1)
    #expect(channel(color(translucent, 30, 1), 16) == 255 && channel(color(translucent, 30, 1), 0) < 250)
  }

  @Test(arguments: ["clear", "\"#0000\"", "\"#0f00\""])
  func whiteFadesToTransparentWithoutBecomingGrey(end: String) throws {
    let box = "icon: circle, style: iconOnly, color: clear, width: 40, height: 41"
    for kind in ["linear", "radial", "angular"] {
      let image = try bitmap("\(box), background: { gradient: \(kind), colors: [white, \(end)] }", scale: 1)
      // Premultiplied white has equal components.
      #expect(image.pixels.allSatisfy { pixel in Set([0, 8, 16, 24].map { channel(pixel, $0) }).count == 1 }, "\(kind)")
      if kind == "linear" { #expect((126...129).contains(channel(color(image, 20, 20), 24))) }
    }
    let svg = folder.draw("\(box), background: { gradient: [white, \(end)] }", as: .svg)
    #expect(svg.text.contains("stop-color=\"#fff\" stop-opacity=\"0\""), "\(svg.text)")
  }

  // MARK: Gradients of text

  @Test func textCanHaveAGradient() throws {
    let image = try bitmap(
      "title: HHHHHHHH, font: { size: 30, weight: black }, color: { gradient: [\"#f00\", \"#00f\"], angle: 90 }")
    let row = (0..<image.width).map { color(image, $0, image.height / 2) }.filter { channel($0, 24) == 255 }
    let (first, last) = (try #require(row.first), try #require(row.last))
    #expect(channel(first, 16) > 220 && channel(first, 0) < 40 && channel(last, 0) > 220 && channel(last, 16) < 40)
  }

  @Test func theGradientOfARunGoesOverTheRun() throws {
    let gradient = "{ gradient: [\"#f00\", \"#00f\"], angle: 90 }"
    let image = try bitmap(
      "font: { size: 30, weight: black }, attributedTitle: [{ text: \"HHHHHH\", color: clear }, { text: HH, color: \(gradient) }, "
        + "{ text: HHHHHH, color: clear }]")
    let row = (0..<image.width).map { color(image, $0, image.height / 2) }.filter { channel($0, 24) == 255 }
    let (first, last) = (try #require(row.first), try #require(row.last))
    #expect(channel(first, 16) > 220 && channel(last, 0) > 220, "\(first) \(last)")
  }

  // MARK: Text that fills a box

  /// The factor of the font size of a label of 16 points, from its layout.
  private func factor(_ title: String, _ width: Double, _ height: Double, lines: Int = 0) throws -> Double {
    let layout = try folder.dump(
      "title: \"\(title)\", font: { size: 16 }, width: \(width), height: \(height), numberOfLines: \(lines), textFit: fill", at: .layout)
    guard let match = layout.firstMatch(of: #/ scale=([0-9.]+)/#) else { return 1 }
    return try #require(Double(match.1))
  }

  @Test func textThatFillsGrowsWithItsBox() throws {
    var last = 0.0
    for side in stride(from: 10.0, through: 210, by: 20) {
      let size = try factor("Sunny with a chance of rain", side, side * 0.7)
      #expect(size >= last)
      last = size
    }
    #expect(last > 1.5)
  }

  @Test(arguments: ["Rain", "Sunny with a chance of rain", "天気予報は晴れ"])
  func filledTextStaysInItsBox(title: String) throws {
    let image = try bitmap("title: \"\(title)\", width: 120, height: 50, textFit: fill, background: red")
    #expect(image.width <= 244 && image.height == 100)
  }
}
