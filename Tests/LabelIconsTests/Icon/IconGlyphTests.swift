// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import Testing

struct IconGlyphTests {
  /// Points per grid unit at 20 pt, regular and medium.
  private let unit = 0.9961

  @Test func boxIsTheInkBoundsFromTheGridsCentre() throws {
    let glyph = try SVGSample.icon("<path d='M4 6h8'/>").glyph(pointSize: 20)
    let inkBounds = glyph.inkBounds
    #expect(abs(inkBounds.minX - (4 - 0.875 - 12) * unit) < 1e-9)
    #expect(abs(inkBounds.maxX - (12 + 0.875 - 12) * unit) < 1e-9)
    #expect(abs(inkBounds.minY - (6 - 0.875 - 12) * unit) < 1e-9)
    #expect(glyph.size == inkBounds.size)
  }

  @Test func gridsCentreIsHalfACapHeightAboveTheBaseline() throws {
    let glyph = try SVGSample.icon("<circle cx='12' cy='12' r='9.125'/>").glyph(pointSize: 20)
    #expect(abs(glyph.ascent(capHeight: 14) - (7 + 10 * unit)) < 1e-9)
    #expect(glyph.center(forBoxAt: Point(x: 5, y: 5)) == Point(x: 5, y: 5) - glyph.inkBounds.origin)
  }

  @Test func gridOfAnotherSizeCountsAs24Units() throws {
    let text = "<svg viewBox='0 0 512 256'><path d='M0 0h512v256H0z'/></svg>"
    let glyph = try Icon(name: "wide", svg: Array(text.utf8), path: "wide.svg").glyph(pointSize: 20)
    #expect(abs(glyph.size.height - 24 * unit) < 1e-9)
    #expect(abs(glyph.size.width - 48 * unit) < 1e-9)
  }

  @Test func filledIconsHaveSizesButNoWeights() throws {
    let text = Array("<svg viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>".utf8)
    let icon = try Icon(name: "filled", svg: text, path: "filled.svg")
    #expect(icon.lineWidth == nil)
    #expect(icon.glyph(pointSize: 20, weight: .black) == icon.glyph(pointSize: 20, weight: .thin))
    #expect(abs(icon.glyph(pointSize: 20, scale: .large).size.width / icon.glyph(pointSize: 20).size.width - 1.277) < 1e-3)
  }

  @Test func linesOfOtherSetsKeepTheirWidthAtRegularAndGrowInProportion() throws {
    let text = Array("<svg viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='2'><path d='M2 12h20'/></svg>".utf8)
    let icon = try Icon(name: "foreign", svg: text, path: "foreign.svg")
    #expect(abs((icon.glyph(pointSize: 20).lineWidth ?? 0) - 2 * unit) < 1e-9)
    #expect(abs((icon.glyph(pointSize: 20, weight: .bold).lineWidth ?? 0) / (2 * unit) - 14.81 / 8.86) < 1e-3)
  }

  @Test(arguments: [0.2, 0.4, 0.6, 0.8], SymbolScale.allCases)
  func lineGrowsWithEveryWeightUpToItsWeightShareAtBlack(share: Double, scale: SymbolScale) throws {
    func lines(_ share: Double) -> [Double] {
      FontWeight.allCases.map { SymbolProportions($0, scale, weightShare: share).lineRatio }
    }
    let (full, part) = (lines(1), lines(share))
    #expect(zip(part, part.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(part, full).allSatisfy { $0 <= $1 + 1e-12 })
    let regular = SymbolProportions(.regular, scale).lineRatio
    #expect(abs(part[8] - (regular + share * (full[8] - regular))) < 1e-9)
    #expect(part.prefix(4) == full.prefix(4))
  }

  @Test(arguments: FontWeight.allCases)
  func weightShareDoesNotChangeTheOutline(weight: FontWeight) throws {
    let circle = "<circle cx='12' cy='12' r='9.125'/>"
    let full = try SVGSample.icon(circle).glyph(pointSize: 20, weight: weight)
    let part = try SVGSample.icon(circle, root: "data-weight-share='0.4'").glyph(pointSize: 20, weight: weight)
    #expect(abs(full.size.width - part.size.width) < 1e-9)
  }

  @Test func gapOfAnEraserKeepsItsWidth() throws {
    let icon = try SVGSample.icon("<path d='M2 12h20'/><path class='erase' d='M4 4l16 16' stroke-width='3.75'/><path d='M4 4l16 16'/>")
    func gap(_ weight: FontWeight) throws -> Double {
      let shapes = SVGSample.shapes(of: icon.glyph(pointSize: 20, weight: weight).nodes)
      return try #require(shapes[1].stroke).style.width - #require(shapes[2].stroke).style.width
    }
    #expect(abs(try gap(.regular) - 2 * unit) < 1e-9)
    #expect(abs(try gap(.black) / gap(.regular) - 1) < 0.06)
  }

  @Test func mirroredIconHasTheMirroredBox() throws {
    let icon = try SVGSample.icon("<path d='M4 6h6l3 2'/>", root: "data-flip='rtl'")
    let plain = icon.glyph(pointSize: 24 / unit * 20 / 24, isMirrored: false)
    let mirrored = icon.glyph(pointSize: 24 / unit * 20 / 24, isMirrored: true)
    #expect(icon.flipsInRightToLeft)
    #expect(abs(mirrored.inkBounds.minX + plain.inkBounds.maxX) < 1e-9)
    #expect(abs(mirrored.inkBounds.maxX + plain.inkBounds.minX) < 1e-9)
    let lines = mirrored.commands(center: Point(x: 12, y: 12), colors: .monochrome(.black)).dumpLines
    #expect(lines == ["stroke #000000 width=1.75 round/round M20,6 L14,6 L11,8"])
  }

  @Test func fittingKeepsTheDrawingOfTheFile() throws {
    let icon = try SVGSample.icon("<path d='M4 6h6'/>")
    let lines = icon.glyph(fitting: Size(width: 48, height: 96)).commands(center: Point(x: 24, y: 48), colors: .monochrome(.black))
      .dumpLines
    #expect(lines == ["stroke #000000 width=3.5 round/round M8,36 L20,36"])
  }

  @Test func iconThatDrawsNothingIsRejected() {
    #expect(throws: LabelError.unusableIcon(path: "sample.svg", line: nil, reason: "it draws nothing")) {
      try SVGSample.icon("<defs/>")
    }
    #expect(throws: LabelError.self) { try SVGSample.icon("<path class='erase' d='M1 1h5'/>") }
  }
}
