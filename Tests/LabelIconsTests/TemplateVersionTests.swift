// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// The features of each version of the template format, in handwritten files that follow its documentation.
struct TemplateVersionTests {
  private static let middle = 1126 - TemplateSample.capHeight / 2
  private let red = SRGBColor(255, 0, 0)

  /// Three bars side by side, each with its own layer in every mode, back to front.
  private static let bars = (0..<3).map { layer in
    let level = ["tertiary", "secondary", "primary"][layer]
    return
      "<path class='monochrome-\(layer) multicolor-\(layer):tintColor hierarchical-\(layer):\(level)' d='M\(layer * 20) 0h10v10h-10z'/>"
  }.joined()

  private func sample(_ version: String, style: String = "", margins: String? = nil) -> TemplateSample {
    var sample = TemplateSample(
      variants: [("Regular-M", Self.bars, "matrix(1 0 0 1 100 \(Self.middle))")], guides: TemplateSample.standardLines, style: style,
      version: version)
    sample.guides += margins ?? TemplateSample.margins("Regular-M", 100, 150)
    return sample
  }

  private func rules(_ declarations: (Int) -> String) -> String {
    (0..<3).map { layer in
      let level = ["tertiary", "secondary", "primary"][layer]
      let names = [".monochrome-\(layer)", ".multicolor-\(layer):tintColor", ".hierarchical-\(layer):\(level)"]
      return names.map { "\($0) {fill:#000;opacity:1.0;\(declarations(layer))}" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Which of the three bars are lit.
  private func lit(_ sample: TemplateSample, at value: Double?) throws -> [Bool] {
    let commands = try sample.icon().glyph(pointSize: 100).commands(
      center: Point(x: 25, y: 0), colors: .monochrome(.black), variableValue: value)
    return commands.dumpLines.map { $0.hasPrefix("fill #000000 ") }
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

  @Test func layersAreReadFromVersionThree() throws {
    let icon = try sample("3.0").icon()
    #expect(icon.levels == [.primary, .secondary, .tertiary])
    #expect(IconRenderingMode.allCases.allSatisfy { icon.template?.supports($0) == true })
  }

  // MARK: Version 4

  @Test(arguments: [(0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.67, 2), (0.68, 3), (1, 3)])
  func thresholdsOfVersionFourLightOneLayerAfterAnother(value: Double, count: Int) throws {
    let sample = sample("4.0", style: rules { "-sfsymbols-variable-threshold:\(["0.0", "0.34", "0.68"][$0])" })
    #expect(try lit(sample, at: value) == (0..<3).map { $0 < count })
    #expect(try lit(sample, at: nil) == [true, true, true])
  }

  @Test func layersWithoutAThresholdAreAlwaysLit() throws {
    #expect(try lit(sample("4.0", style: rules { $0 == 1 ? "-sfsymbols-variable-threshold:0.5" : "" }), at: 0.2) == [true, false, true])
    #expect(try lit(sample("4.0", style: rules { _ in "-sfsymbols-variable-threshold:nonsense" }), at: 0) == [true, true, true])
  }

  // MARK: Versions 5 and 6

  @Test(arguments: [
    ("5.0", "-sfsymbols-motion-group:2;-sfsymbols-always-pulses:true"),
    ("6.0", "-sfsymbols-layer-tags:_badge;-sfsymbols-always-rotates:true"),
    ("6.0", "-sfsymbols-layer-tags:_slash"), ("6.0", "-sfsymbols-layer-tags: person.crop.circle _badge"),
    ("9.0", "-sfsymbols-something-new: 1 2 url(x)"),
  ])
  func motionAndTagsDoNotChangeTheImage(version: String, declarations: String) throws {
    let (plain, tagged) = (try sample("3.0").icon(), try sample(version, style: rules { _ in declarations }).icon())
    #expect(tagged.template?.version == Double(version) && tagged.ignored == [])
    for colors in [IconColors.monochrome(red), .hierarchical(red), .palette([red, .black]), .multicolor(tint: red, Appearance())] {
      #expect(
        tagged.glyph(pointSize: 100).commands(center: .zero, colors: colors)
          == plain.glyph(pointSize: 100).commands(center: .zero, colors: colors))
    }
  }

  // MARK: Version 7

  private func drawn(_ mode: String, _ declarations: @escaping (Int) -> String) -> TemplateSample {
    sample(
      "7.0", style: ".defaults {-sfsymbols-variable-value-mode:\(mode);-sfsymbols-draw-reverses-motion-groups:true}\n" + rules(declarations)
    )
  }

  private func spans(_ layer: Int) -> String { "-sfsymbols-variable-draw: \(["0.0 0.33", "0.33 0.33", "0.66 0.34"][layer])" }

  @Test(arguments: [(0.0, 0), (0.2, 1), (0.33, 2), (0.5, 2), (0.66, 3), (1, 3)])
  func layersOfADrawnSymbolAreLitFromTheirStart(value: Double, count: Int) throws {
    #expect(try lit(drawn("draw", spans), at: value) == (0..<3).map { $0 < count })
  }

  @Test func onlyTheModeOfTheSymbolIsUsed() throws {
    let both = { (layer: Int) in spans(layer) + ";-sfsymbols-variable-threshold:\(layer == 2 ? "0.9" : "0.0")" }
    #expect(try lit(drawn("draw", both), at: 0.7) == [true, true, true])
    #expect(try lit(drawn("color", both), at: 0.7) == [true, true, false])
    #expect(try lit(drawn("unheard-of", both), at: 0.7) == [true, true, false])
    #expect(try lit(sample("7.0", style: rules(both)), at: 0.7) == [true, true, false])
    #expect(try lit(drawn("color", spans), at: 0) == [true, true, true])
  }

  @Test func keyframesAreNotOutlines() throws {
    var sample = sample("7.0")
    sample.variants[0].inside = Self.bars.replacing("<path ", with: "<path data-clipstroke-keyframes='0 0 1 M0 0L9 9' ")
    #expect(try sample.icon().ignored == [])
    #expect(try sample.icon().template?.drawings == self.sample("3.0").icon().template?.drawings)
  }

  // MARK: All

  @Test(arguments: [
    ("Template v.5.0", 5.0), ("Template v.<tspan>6.0</tspan>", 6), ("<tspan>Template</tspan> <tspan>v.4</tspan><tspan>.0</tspan>", 4),
    ("<tspan x='9' y='9'>Template v.3.0</tspan>", 3), ("Template", nil), ("", nil),
  ])
  func versionIsReadAcrossElements(content: String, version: Double?) throws {
    let text = sample("3.0").text.replacing("Template v.<tspan>3.0</tspan>", with: content)
    #expect(try Icon(name: "a", svg: Array(text.utf8), path: "a.svg").template?.version == version)
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
