// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

/// The vertical centring of text in a taller label.
@Suite struct VerticalCenteringTests {
  private func baseline(_ centering: VerticalCentering, icon: Bool = false) throws -> (baseline: Double, metrics: FontMetrics) {
    let view: ViewNode = icon ? .label("Hxg", icon: "circle") : .text(TextNode("Hxg"))
    let placed = try TestPipeline().layout(
      view.environment {
        $0.font = FontDescription().sized(40)
        $0.verticalCentering = centering
      }.frame(height: 200))
    let leaf = try #require(placed.root.leaves.last)
    guard case .text(let layout, _) = leaf.content else { preconditionFailure("the last leaf is text") }
    let metrics = try TestPipeline().typesetter.library.font(for: FontRequest(size: 40)).metrics
    return (leaf.frame.minY + layout.firstBaseline, metrics)
  }

  @Test(arguments: [false, true])
  func textCanBeCentredByCapHeightOrXHeight(icon: Bool) throws {
    let (capitals, metrics) = try baseline(.capHeight, icon: icon)
    #expect(abs(capitals - metrics.capHeight / 2 - 100) < 1e-6)
    let small = try baseline(.xHeight, icon: icon).baseline
    #expect(abs(small - metrics.xHeight / 2 - 100) < 1e-6)
  }

  @Test func textIsCentredByItsLinesByDefault() throws {
    let (typographic, metrics) = try baseline(.typographic)
    #expect(abs(typographic - (100 - metrics.lineHeight / 2 + metrics.ascent)) < 0.51)
  }

  @Test func textCanBeCentredByItsInk() throws {
    func ink(_ centering: VerticalCentering) throws -> Rect {
      let view = ViewNode.text(TextNode("ace")).environment {
        $0.font = FontDescription().sized(100)
        $0.verticalCentering = centering
      }
      let pipeline = try TestPipeline()
      let placed = try pipeline.layout(view.frame(height: 300))
      let leaf = try #require(placed.root.leaves.last)
      guard case .text(let layout, _) = leaf.content else { return .zero }
      return layout.lines[0].runs.flatMap { run in
        run.glyphs.glyphs.map { pipeline.typesetter.library.inkBounds(of: $0.glyph, in: run.glyphs.font).offset(by: $0.position) }
      }.reduce(Rect.zero) { $0.union($1) }.offset(by: Point(x: 0, y: leaf.frame.minY + layout.firstBaseline))
    }
    let centred = try ink(.ink)
    #expect(abs((centred.minY + centred.maxY) / 2 - 150) < 1e-6)
    let lines = try ink(.typographic)
    #expect(abs((lines.minY + lines.maxY) / 2 - 150) > 5)
  }
}

extension FontDescription {
  fileprivate func sized(_ points: Double) -> FontDescription {
    var font = self
    font.size = points
    return font
  }
}
