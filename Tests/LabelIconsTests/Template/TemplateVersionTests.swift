// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// The features of each version of the template format, in handwritten files that follow its documentation.
struct TemplateVersionTests {
  private static let middle = 1126 - TemplateSample.capHeight / 2

  /// Three bars side by side, each with its own layer in every mode, back to front.
  private static let bars = (0..<3).map { layer in
    let level = ["tertiary", "secondary", "primary"][layer]
    return
      "<path class='monochrome-\(layer) multicolor-\(layer):tintColor hierarchical-\(layer):\(level)' d='M\(layer * 20) 0h10v10h-10z'/>"
  }.joined()

  private func sample(_ version: String, margins: String? = nil) -> TemplateSample {
    var sample = TemplateSample(
      variants: [("Regular-M", Self.bars, "matrix(1 0 0 1 100 \(Self.middle))")], guides: TemplateSample.standardLines,
      version: version)
    sample.guides += margins ?? TemplateSample.margins("Regular-M", 100, 150)
    return sample
  }

  // MARK: Versions 1 and 2

  @Test(arguments: ["1.0", "2.0"])
  func firstVersionsHaveOnePairOfMarginsAndNoLayers(version: String) throws {
    let boxes =
      "<rect id='left-margin' x='90' y='900' width='10' height='300'/><rect id='right-margin' x='150' y='900' width='4' height='300'/>"
    let lines = "<line id='left-margin' x1='90' x2='90' y1='9' y2='99'/><line id='right-margin' x1='154' x2='154' y1='9' y2='99'/>"
    var sample = sample(version, margins: version == "1.0" ? boxes : lines)
    sample.variants[0].inside = "<path d='M0 0h50v10h-50z'/>"
    let icon = try sample.icon()
    #expect(icon.template?.drawing(.regular, .medium).width == 64)
    #expect(icon.template?.drawing(.regular, .medium).outlines.first?.bounds?.minX == 10)
    #expect(IconRenderingMode.allCases.map { icon.template?.supports($0) } == [true, false, false, false])
  }

  // MARK: Version 3

  /// Each point of each of the 27 variants is the documented interpolation of the masters' points.
  @Test(arguments: TemplateTests.all)
  func everyPointOfAVariantIsInterpolated(variant: SymbolTemplate.Variant) throws {
    func points(_ weight: String) -> [Point] {
      let growth: Double = ["Ultralight": -1.0, "Regular": 0, "Black": 1.625][weight] ?? 0
      return (0..<9).map { index in
        let (x, y) = (Double(index * index % 7) * 9, Double(index * 5 % 9) * -8)
        return Point(x: x + growth * Double(index % 4), y: y - growth * Double(index % 3) * 1.25)
      }
    }
    func data(_ weight: String) -> (data: String, width: Double) {
      let p = points(weight).map { "\($0.x) \($0.y)" }
      return ("M\(p[0])C\(p[1]) \(p[2]) \(p[3])L\(p[4])Q\(p[5]) \(p[6])L\(p[7]) \(p[8])Z", 80 + points(weight)[3].x)
    }
    let template = try #require(try TemplateSample.masters(data).icon().template)
    let mix = SymbolMix(variant.weight, variant.scale)
    let drawing = template.drawing(variant.weight, variant.scale)
    func value(_ of: (String) -> Double) -> Double { mix.value(ultraLight: of("Ultralight"), regular: of("Regular"), black: of("Black")) }
    #expect(abs(drawing.width - value { data($0).width }) < 0.02)
    let ends = try #require(drawing.outlines.first).elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p), .cubic(_, _, let p): p
      case .close: nil
      }
    }
    for (end, index) in zip(ends, [0, 3, 4, 6, 7, 8]) {
      let (x, y) = (value { points($0)[index].x }, value { points($0)[index].y + TemplateSample.capHeight / 2 })
      #expect(abs(end.x - x) < 0.02 && abs(end.y - y) < 0.02)
    }
    #expect(ends.count == 6)
  }

  // MARK: Later versions

  @Test func keyframesAreNotOutlines() throws {
    var sample = sample("7.0")
    sample.variants[0].inside = Self.bars.replacing("<path ", with: "<path data-clipstroke-keyframes='0 0 1 M0 0L9 9' ")
    #expect(try sample.icon().ignored == [])
    #expect(try sample.icon().template?.drawings == self.sample("3.0").icon().template?.drawings)
  }

  /// Other tools move Apple's canvas, add groups and use their own names.
  @Test func canvasOfAnotherToolIsMeasuredByItsGuides() throws {
    let shift = "translate(-263 14.5)"
    var moved = sample("4.0")
    moved.root = "viewBox='-263 14.5 3300 2200' xmlns:serif='http://www.serif.com/' style='fill-rule:evenodd;clip-rule:evenodd'"
    moved.guides = "<g serif:id='lines' transform='\(shift)'>\(moved.guides)</g>"
    moved.variants = moved.variants.map { ($0.id, "<g serif:id='layer'>\($0.inside)</g>", "\(shift) \($0.transform)") }
    let (plain, other) = (try sample("4.0").icon().template, try moved.icon().template)
    let (a, b) = (try #require(plain).drawing(.regular, .medium), try #require(other).drawing(.regular, .medium))
    #expect(abs(a.width - b.width) < 1e-6 && a.outlines.count == b.outlines.count)
    for (one, two) in zip(a.outlines, b.outlines) {
      let (p, q) = (try #require(one.bounds), try #require(two.bounds))
      #expect(abs(p.minX - q.minX) < 1e-6 && abs(p.minY - q.minY) < 1e-6)
    }
  }
}
