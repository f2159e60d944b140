// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelRaster
import LabelText
import Testing

/// Ink is never lost: everything that is painted lies on the paper that was announced.
@Suite struct InkLawTests {
  private static let words = [
    "jfyg", "Ŷ̂", "fj", "Ậ", "ที่นี้", "क्षत्रिय", "لآلئ", "👩‍💻", "Ag", "ǖ̃", "ﷺ", "W", "_", "Å",
  ]

  @Test(arguments: [1.0, 2, 3])
  func nothingIsPaintedOutsideThePaper(scale: Double) throws {
    let stage = try Stage(RenderEnvironment(scale: scale))
    let rasterizer = Rasterizer(glyphs: stage.typesetter.library)
    var state: UInt64 = 11
    for _ in 0..<60 {
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      var run = TextNode.Run((0...random(3)).map { _ in Self.words[random(Self.words.count)] }.joined(separator: " "))
      run.attributes.font = FontDescription()
      run.attributes.font?.size = Double(8 + random(30))
      run.attributes.font?.isItalic = random(2) == 0
      run.attributes.obliqueness = random(3) == 0 ? 0.4 : nil
      run.attributes.underline = random(3) == 0 ? DecorationDescription(style: .thick) : nil
      run.attributes.stroke = random(3) == 0 ? StrokeDescription(width: -6) : nil
      run.attributes.shadow = random(3) == 0 ? ShadowDescription(color: .system(.red), offset: Point(x: 3, y: -5), radius: 4) : nil
      let view = ViewNode.label("", icon: "bolt.fill")
      let list = try stage.draw(.stack(StackNode(.horizontal, children: [.text(TextNode(runs: [run])), view])))
      var wide = list
      wide.canvas = list.canvas.outset(by: 40)
      let picture = try rasterizer.rasterize(wide)
      let margin = Int(40 * scale)
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture.pixels[y * picture.width + x] >> 24 > 0 {
          let isInside = x >= margin && y >= margin && x < picture.width - margin && y < picture.height - margin
          if !isInside { #expect(isInside, "(\(x), \(y)) of \(run)") }
        }
      }
    }
  }
}
