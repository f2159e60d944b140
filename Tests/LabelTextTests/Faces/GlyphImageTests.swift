// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Outlines and images of glyphs.
struct GlyphImageTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  /// Sum and centre of a mask's coverage, in pixels from the glyph's origin.
  private func ink(_ image: GlyphImage) throws -> (area: Double, center: Point) {
    guard case .coverage(let bytes) = image.pixels else { throw MissingFace(name: "coverage") }
    var (area, x, y) = (0.0, 0.0, 0.0)
    for (i, byte) in bytes.enumerated() {
      let weight = Double(byte) / 255
      area += weight
      x += weight * (Double(image.left + i % image.width) + 0.5)
      y += weight * (Double(image.top + i / image.width) + 0.5)
    }
    return (area, Point(x: x / area, y: y / area))
  }

  /// The area of an outline, with each curve as 32 lines; only for nonzero outlines of a single winding.
  private func area(_ path: VectorPath) -> Double {
    var (total, current, start) = (0.0, Point.zero, Point.zero)
    func add(_ p: Point) {
      total += current.x * p.y - p.x * current.y
      current = p
    }
    for element in path.elements {
      switch element {
      case .move(let p): (current, start) = (p, p)
      case .line(let p): add(p)
      case .cubic(let a, let b, let p):
        let from = current
        for step in 1...32 {
          let t = Double(step) / 32
          let u = 1 - t
          add(from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + p * (t * t * t))
        }
      case .close: add(start)
      }
    }
    return abs(total / 2)
  }

  @Test(arguments: ["l", "o", "H", "g", "8", "@"], [9.0, 17, 33.37])
  func aMaskHasTheAreaOfItsOutline(text: String, size: Double) throws {
    for family in ["Inter", "Noto Serif"] {
      let font = try library.font(for: FontRequest(family: .named(family), size: size))
      let glyph = try #require(text.unicodeScalars.first.flatMap(font.face.glyph))
      let mask = try library.image(of: glyph, in: font.instance, scale: 2, phase: .zero)
      let expected = area(library.outline(of: glyph, in: font.instance)) * 4
      // FreeType approximates cubic curves by lines that deviate by a fraction of a pixel.
      #expect(abs(try ink(mask).area / expected - 1) < 0.03)
    }
  }

  @Test(arguments: ["A", "o", "g", "W"]) func aPhaseMovesTheInkByQuartersOfAPixel(text: String) throws {
    let font = try library.font(for: FontRequest(size: 90))
    let glyph = try #require(text.unicodeScalars.first.flatMap(font.face.glyph))
    let reference = try ink(library.image(of: glyph, in: font.instance, scale: 1, phase: .zero))
    for quarters in 0..<SubpixelPhase.count {
      let phase = SubpixelPhase.split(Double(quarters) / 4).phase
      let moved = try ink(library.image(of: glyph, in: font.instance, scale: 1, phase: phase))
      #expect(abs(moved.center.x - reference.center.x - Double(quarters) / 4) < 0.01)
      #expect(abs(moved.center.y - reference.center.y) < 0.01)
    }
  }

  /// A small l is a rectangle, so each pixel's coverage is its overlap with the rectangle. Hinting would move its edges to whole pixels.
  @Test(arguments: [7.3, 11.6, 17, 23.9]) func masksAreExactAndNotHinted(size: Double) throws {
    for family in ["Inter", "Noto Sans"] {
      let font = try library.font(for: FontRequest(family: .named(family), size: size))
      let glyph = try #require(font.face.glyph(for: "l"))
      let box = library.inkBounds(of: glyph, in: font.instance)
      for quarters in 0..<SubpixelPhase.count {
        let phase = SubpixelPhase.split(Double(quarters) / 4).phase
        let mask = try library.image(of: glyph, in: font.instance, scale: 1, phase: phase)
        guard case .coverage(let bytes) = mask.pixels else {
          Issue.record("the glyph has colours")
          return
        }
        let stem = box.offset(by: Point(x: phase.fraction, y: 0))
        for (i, byte) in bytes.enumerated() {
          let pixel = Rect(x: Double(mask.left + i % mask.width), y: Double(mask.top + i / mask.width), width: 1, height: 1)
          let covered = pixel.intersection(stem)
          // Corners are rounded to 1/64 pixel.
          #expect(abs(Double(byte) / 255 - covered.width * covered.height) < 0.04)
        }
      }
    }
  }

  @Test func outlinesRiseAboveTheBaselineAndScaleWithTheSize() throws {
    let font = try library.font(for: FontRequest(size: 100))
    let glyph = try #require(font.face.glyph(for: "H"))
    let box = try #require(library.outline(of: glyph, in: font.instance).bounds)
    #expect(abs(box.minY + 72.727) < 0.001)
    #expect(abs(box.maxY) < 0.001)
    let ink = library.inkBounds(of: glyph, in: font.resized(to: 50).instance)
    #expect(abs(ink.minX - box.minX / 2) < 1e-9 && abs(ink.width - box.width / 2) < 1e-9)
  }

  @Test func slantAndHorizontalScaleChangeOutlineAndMaskEqually() throws {
    var font = try library.font(for: FontRequest(size: 40))
    let glyph = try #require(font.face.glyph(for: "l"))
    let plain = library.inkBounds(of: glyph, in: font.instance)
    font.slant = 0.25
    let slanted = library.inkBounds(of: glyph, in: font.instance)
    #expect(abs(slanted.width - (plain.width + 0.25 * plain.height)) < 0.01)
    let mask = try library.image(of: glyph, in: font.instance, scale: 1, phase: .zero)
    #expect(mask.left == Int(slanted.minX.rounded(.down)) && mask.left + mask.width == Int(slanted.maxX.rounded(.up)))
    font.slant = 0
    font.horizontalScale = 2
    #expect(abs(library.inkBounds(of: glyph, in: font.instance).width - 2 * plain.width) < 1e-9)
    #expect(abs(try ink(library.image(of: glyph, in: font.instance, scale: 1, phase: .zero)).area - 2 * plain.width * plain.height) < 1)
  }

  @Test func blankGlyphsHaveNoPixels() throws {
    let font = try library.font(for: FontRequest(size: 17))
    let space = try #require(font.face.glyph(for: " "))
    #expect(try library.image(of: space, in: font.instance, scale: 2, phase: .zero) == .blank)
    #expect(library.outline(of: space, in: font.instance).isEmpty)
    #expect(library.inkBounds(of: space, in: font.instance).isEmpty)
  }

  @Test func aGlyphThatTheFontLacksIsAnErrorAndNotACrash() throws {
    let font = try library.font(for: FontRequest(size: 17))
    #expect(throws: MachineError.self) {
      try library.image(of: GlyphID(60_000), in: font.instance, scale: 2, phase: .zero)
    }
    #expect(library.outline(of: GlyphID(60_000), in: font.instance).isEmpty)
  }

  @Test func aHugeMaskIsAnErrorAndItsOutlineIsNot() throws {
    let font = try library.font(for: FontRequest(size: 3000))
    let glyph = try #require(font.face.glyph(for: "W"))
    #expect(throws: MachineError.self) {
      try library.image(of: glyph, in: font.instance, scale: 3, phase: .zero)
    }
    #expect(library.inkBounds(of: glyph, in: font.instance).width > 2000)
  }
}
