// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelSettings
import Testing

struct TemplateTests {
  typealias Variant = SymbolTemplate.Variant

  static let all = FontWeight.allCases.flatMap { weight in SymbolScale.allCases.map { Variant(weight, $0) } }

  /// A bar with a curve whose sizes differ between the masters.
  private func master(_ weight: String) -> (data: String, width: Double) {
    let (line, width) = ["Ultralight": (2.2, 60.0), "Regular": (8.0, 64.5), "Black": (17.0, 73.25)][weight] ?? (0, 0)
    return ("M5 \(-30 - line)L\(width - 5) \(-30 - line)C\(width) \(-30 - line) \(width) -30 \(width - 5) -30L5 -30Z", width)
  }

  @Test(arguments: all)
  func threeMastersGiveAllVariants(variant: Variant) throws {
    let template = try #require(try TemplateSample.masters(master).icon().template)
    let drawing = template.drawing(variant.weight, variant.scale)
    let mix = SymbolMix(variant.weight, variant.scale)
    func value(_ of: (String) -> Double) -> Double {
      mix.value(ultraLight: of("Ultralight"), regular: of("Regular"), black: of("Black"))
    }
    #expect(abs(drawing.width - value { master($0).width }) < 0.02)
    let bounds = try #require(drawing.outlines.first?.bounds)
    let lines = ["Ultralight": 2.2, "Regular": 8.0, "Black": 17.0]
    // The y origin is at half the cap height.
    let middle = TemplateSample.capHeight / 2
    #expect(abs(bounds.minX - value { _ in 5 }) < 0.02)
    #expect(abs(bounds.maxY - value { _ in middle - 30 }) < 0.02)
    #expect(abs(bounds.minY - value { middle - 30 - (lines[$0] ?? 0) }) < 0.02)
  }

  @Test func storedVariantIsUsedUnchanged() throws {
    var sample = TemplateSample.masters(master)
    sample.variants.append(("Heavy-L", "<path d='M0 0h50v-50z'/>", "translate(100 1556)"))
    sample.guides += TemplateSample.margins("Heavy-L", 90, 160)
    let drawing = try #require(try sample.icon().template).drawing(.heavy, .large)
    #expect(drawing.width == 70)
    #expect(drawing.outlines.first?.bounds?.minX == 10)
  }

  @Test func mastersOfDifferentShapesUseTheNearestVariant() throws {
    let template = try #require(
      try TemplateSample.masters { weight in (weight == "Black" ? "M0 0h20v-20h-9z" : "M0 0h20v-20z", 20) }.icon().template)
    #expect(template.drawing(.semibold, .small) == template.drawing(.regular, .small))
    #expect(template.drawing(.heavy, .small) == template.drawing(.black, .small))
    let (small, large) = (template.drawing(.regular, .small), template.drawing(.regular, .large))
    #expect(abs(large.width / small.width - 1.647) < 1e-9)
  }

  @Test func linesAndCurvesAreInterpolatedTogether() throws {
    let template = try #require(
      try TemplateSample.masters { weight in (weight == "Black" ? "M0 0C10 0 20 0 30 0L30 -9Z" : "M0 0L30 0L30 -9Z", 30) }.icon().template)
    #expect(abs((template.drawing(.bold, .small).outlines.first?.bounds?.width ?? 0) - 30) < 1e-9)
  }

  @Test func metricsFollowMarginsAndCapitals() throws {
    let glyph = try TemplateSample.masters(master).icon().glyph(pointSize: 50, scale: .small)
    #expect(abs(glyph.size.width - 64.5 / 2) < 1e-9)
    #expect(abs(glyph.box.minX + 64.5 / 4) < 1e-9)
    // The bar's upper edge is 38 above the baseline.
    #expect(abs(glyph.ascent(capHeight: TemplateSample.capHeight / 2) - 19) < 1e-9)
  }

  // MARK: Versions and tools

  @Test(arguments: [(0.5, 100.0, 50.0), (1, 0, 0), (0.25, -30, 12.5)])
  func movedAndResizedCanvasesAreMeasuredByTheirGuides(scale: Double, x: Double, y: Double) throws {
    let sample = TemplateSample.masters(master)
    var moved = sample
    let map = "translate(\(x) \(y)) scale(\(scale))"
    moved.guides = "<g transform='\(map)'>\(sample.guides)</g>"
    moved.variants = sample.variants.map { ($0.id, $0.inside, "\(map) \($0.transform)") }
    moved.root = "viewBox='0 0 800 600'"
    let (plain, other) = (try #require(try sample.icon().template), try #require(try moved.icon().template))
    for variant in Self.all {
      let (a, b) = (plain.drawing(variant.weight, variant.scale), other.drawing(variant.weight, variant.scale))
      #expect(abs(a.width - b.width) < 1e-6)
      #expect(abs((a.outlines.first?.bounds?.minY ?? 0) - (b.outlines.first?.bounds?.minY ?? 1)) < 1e-6)
    }
  }

  private let ring = ("M10 0h40v-60z", 60.0)

  @Test func versionTwoHasOnePairOfMargins() throws {
    var sample = TemplateSample(guides: TemplateSample.standardLines, version: "2.0")
    sample.variants = [
      ("Regular-M", "<path d='\(ring.0)'/>", "translate(1000 1126)"), ("Regular-S", "<path d='M8 0h31v-47z'/>", "translate(1000 696)"),
    ]
    sample.guides += "<line id='left-margin' x1='1004' x2='1004' y1='0' y2='9'/><line id='right-margin' x1='1058' x2='1058' y1='0' y2='9'/>"
    let template = try #require(try sample.icon().template)
    #expect(template.version == 2)
    #expect(template.drawing(.regular, .medium).width == 54)
    #expect(template.drawing(.regular, .medium).outlines.first?.bounds?.minX == 6)
    #expect(template.drawing(.regular, .small).width == 45)
  }

  @Test func versionOneHasMarginsAsBoxes() throws {
    var sample = TemplateSample(guides: TemplateSample.standardLines, version: "1.0")
    sample.variants = [("Regular-M", "<path d='\(ring.0)'/>", "matrix(1 0 0 1 1000 1126)")]
    sample.guides += "<rect id='left-margin' width='7' height='90' x='1003' y='1040'/>"
    sample.guides += "<rect id='right-margin' width='5' height='90' x='1050' y='1040'/>"
    let drawing = try #require(try sample.icon().template).drawing(.regular, .medium)
    #expect(drawing.width == 52)
    #expect(drawing.outlines.first?.bounds?.minX == 7)
  }

  @Test func missingMarginsFollowRegular() throws {
    var sample = TemplateSample(guides: TemplateSample.standardLines)
    sample.variants = [
      ("Regular-M", "<path d='\(ring.0)'/>", "translate(1000 1126)"), ("Black-M", "<path d='M2 0h60v-60z'/>", "translate(2000 1126)"),
    ]
    sample.guides += TemplateSample.margins("Regular-M", 1005, 1060)
    let template = try #require(try sample.icon().template)
    #expect(template.drawing(.black, .medium).width == 75)
  }

  @Test func symbolWithoutMarginsIsAsWideAsItsInkBounds() throws {
    let sample = TemplateSample(variants: [("Regular-M", "<path d='\(ring.0)'/>", "")], guides: TemplateSample.standardLines)
    #expect(try sample.icon().template?.drawing(.thin, .medium).width == 40)
  }

  @Test func guidesMayBePathsAndGroupsMayNest() throws {
    var sample = TemplateSample()
    sample.variants = [("Regular-M", "<g transform='translate(0 4)'><g><path d='\(ring.0)'/></g></g>", "translate(1000 1122)")]
    sample.guides =
      "<path id='Baseline-M' d='M0 1126H3000'/><path id='Capline-M' d='M0 1055.541H3000'/>"
      + "<path id='left-margin-Regular-M' d='M1010 1000V1200'/><path id='right-margin-Regular-M' d='M1050 1000V1200'/>"
    let drawing = try #require(try sample.icon().template).drawing(.regular, .medium)
    #expect(drawing.width == 40)
    #expect(abs((drawing.outlines.first?.bounds?.maxY ?? 0) - TemplateSample.capHeight / 2) < 1e-6)
  }

  @Test func templateInAFolderIsFoundByItsName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("labelkit-template-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(TemplateSample.masters(master).text.utf8).write(to: folder.appendingPathComponent("bar.svg"))
    let registry = IconRegistry(folders: [try IconFolder(prefix: "own", path: folder.path)])
    #expect(try registry.icon(named: "own:bar").template != nil)
  }
}
