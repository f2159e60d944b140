// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// Layers of templates beside those in `Tests/cases/svg/templates`.
struct TemplateLayerTests {
  /// A Regular-M drawing on Apple's canvas, with (0 0) at the left margin, at half the cap height.
  private func icon(_ inside: String, style: String = "") throws -> Icon {
    let middle = 1126 - TemplateSample.capHeight / 2
    var sample = TemplateSample(
      variants: [("Regular-M", inside, "translate(100 \(middle))")], guides: TemplateSample.standardLines, style: style)
    sample.guides += TemplateSample.margins("Regular-M", 100, 200)
    return try sample.icon()
  }

  /// The commands at 100 points, where a template unit is a point, with the left margin at 0.
  private func lines(_ icon: Icon, _ colors: IconColors) -> [String] {
    icon.glyph(pointSize: 100).commands(center: Point(x: 50, y: 0), colors: colors).dumpLines
  }

  private let red = SRGBColor(255, 0, 0)
  private let green = SRGBColor(0, 255, 0)
  private let light = Appearance()
  private let square = "M0,0 L40,0 L40,40 L0,40 Z"

  @Test func modesWithoutLayersFallBackToMonochrome() throws {
    let icon = try icon("<path d='M0 0h40v40h-40z'/>")
    for mode in IconRenderingMode.allCases {
      #expect(icon.colors(mode: mode, styles: [red, green], appearance: light) == .monochrome(red))
    }
    #expect(icon.colors(mode: nil, styles: [red, green], appearance: light) == .monochrome(red))
    #expect(lines(icon, .monochrome(red)) == ["fill #ff0000 \(square)"])
  }

  private let eraser = """
    <path class="monochrome-0 multicolor-0:tintColor hierarchical-0:primary" d="M0 0h40v40h-40z"/>
    <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:secondary" d="M50 0h10v10h-10z"/>
    """

  private func rules(_ declarations: String) -> String {
    [".monochrome-1", ".multicolor-1:tintColor", ".hierarchical-1:secondary"].map { "\($0) { \(declarations) }" }.joined(separator: " ")
  }

  @Test func layersWithoutOpacityAreHidden() throws {
    #expect(try lines(icon(eraser, style: rules("opacity:0")), .monochrome(red)) == ["fill #ff0000 \(square)"])
    let template = try #require(try icon(eraser, style: rules("opacity:0")).template)
    #expect(template.drawing(.regular, .medium).outlines.count == 2)
  }

  @Test func rulesOfLaterVersionsAreIgnored() throws {
    let style =
      rules(
        "-sfsymbols-motion-group:1;-sfsymbols-layer-tags:_badge _slash;-sfsymbols-variable-draw: 0.33 0.33;-sfsymbols-always-pulses:true"
      )
      + " .defaults { -sfsymbols-variable-value-mode:draw; -sfsymbols-draw-reverses-motion-groups:true } @media x { .a{} } .SFSymbolsPreview { fill:red }"
    #expect(try lines(icon(eraser, style: style), .monochrome(red)) == lines(icon(eraser), .monochrome(red)))
    #expect(try icon(eraser, style: style).ignored == [])
  }
}
