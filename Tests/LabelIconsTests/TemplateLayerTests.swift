// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// The classes and the style sheet of a template in each mode.
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
  private func lines(_ icon: Icon, _ colors: IconColors, value: Double? = nil) -> [String] {
    icon.glyph(pointSize: 100).commands(center: Point(x: 50, y: 0), colors: colors, variableValue: value).dumpLines
  }

  private let red = SRGBColor(255, 0, 0)
  private let green = SRGBColor(0, 255, 0)
  private let light = Appearance()
  private let square = "M0,0 L40,0 L40,40 L0,40 Z"
  private let dot = "M50,0 L60,0 L60,10 L50,10 Z"

  private let two = """
    <path class="monochrome-0 multicolor-0:systemGreenColor hierarchical-0:secondary SFSymbolsPreview34C759" d="M0 0h40v40h-40z"/>
    <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" d="M50 0h10v10h-10z"/>
    """

  @Test func eachModeHasItsLayers() throws {
    let icon = try icon(two)
    #expect(lines(icon, .monochrome(red)) == ["fill #ff0000 \(square)", "fill #ff0000 \(dot)"])
    #expect(lines(icon, .hierarchical(.black)) == ["fill #00000080 \(square)", "fill #000000 \(dot)"])
    #expect(lines(icon, .palette([red, green])) == ["fill #00ff00 \(square)", "fill #ff0000 \(dot)"])
    #expect(lines(icon, .multicolor(tint: red, light)) == ["fill #34c759 \(square)", "fill #ff0000 \(dot)"])
    #expect(icon.levels == [.primary, .secondary])
    #expect(icon.hasColors)
  }

  @Test func modesWithoutLayersFallBackToMonochrome() throws {
    let icon = try icon("<path d='M0 0h40v40h-40z'/>")
    for mode in IconRenderingMode.allCases {
      #expect(icon.colors(mode: mode, styles: [red, green], appearance: light) == .monochrome(red))
    }
    #expect(icon.colors(mode: nil, styles: [red, green], appearance: light) == .monochrome(red))
    #expect(lines(icon, .monochrome(red)) == ["fill #ff0000 \(square)"])
  }

  @Test func pathsOfOneLayerAreOneShapeWithItsHoles() throws {
    let inside = """
      <path class="monochrome-0 hierarchical-1:primary" d="M0 0h40v40h-40z"/>
      <path class="monochrome-0 hierarchical-0:tertiary" d="M50 0h10v10h-10z"/>
      """
    #expect(try lines(icon(inside), .monochrome(red)) == ["fill #ff0000 \(square) \(dot)"])
    // The layer numbers determine the order, not the order in the file.
    #expect(try lines(icon(inside), .hierarchical(.black)) == ["fill #00000040 \(dot)", "fill #000000 \(square)"])
  }

  @Test func pathMayBeInSeveralLayersAndClassesMayBeOnGroups() throws {
    let inside = """
      <g class="monochrome-0"><path class="multicolor-0:white" d="M0 0h40v40h-40z"/></g>
      <path class="monochrome-1 multicolor-0:white multicolor-1:systemOrangeColor" d="M50 0h10v10h-10z"/>
      """
    #expect(try lines(icon(inside), .multicolor(tint: red, light)) == ["fill #ffffff \(square) \(dot)", "fill #ff9500 \(dot)"])
    #expect(try lines(icon(inside), .monochrome(red)) == ["fill #ff0000 \(square)", "fill #ff0000 \(dot)"])
  }

  private let eraser = """
    <path class="monochrome-0 multicolor-0:tintColor hierarchical-0:primary" d="M0 0h40v40h-40z"/>
    <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:secondary" d="M50 0h10v10h-10z"/>
    """

  private func rules(_ declarations: String) -> String {
    [".monochrome-1", ".multicolor-1:tintColor", ".hierarchical-1:secondary"].map { "\($0) { \(declarations) }" }.joined(separator: " ")
  }

  @Test func clearBehindWithoutOpacityIsAHoleInEveryMode() throws {
    let icon = try icon(eraser, style: rules("opacity:0.0;-sfsymbols-clear-behind:true"))
    for colors in [IconColors.monochrome(red), .hierarchical(red), .palette([red, green]), .multicolor(tint: red, light)] {
      #expect(lines(icon, colors) == ["group", "  fill #ff0000 \(square)", "  group erase", "    fill #000000 \(dot)"])
    }
  }

  @Test func clearBehindReplacesWhatIsBelow() throws {
    let icon = try icon(eraser, style: rules("-sfsymbols-clear-behind:true"))
    #expect(
      lines(icon, .hierarchical(.black)) == [
        "group", "  fill #000000 \(square)", "  group erase", "    fill #000000 \(dot)", "  fill #00000080 \(dot)",
      ])
    #expect(lines(icon, .monochrome(red)) == ["fill #ff0000 \(square)", "fill #ff0000 \(dot)"])
  }

  @Test func layersWithoutOpacityAreHidden() throws {
    #expect(try lines(icon(eraser, style: rules("opacity:0")), .monochrome(red)) == ["fill #ff0000 \(square)"])
    let template = try #require(try icon(eraser, style: rules("opacity:0")).template)
    #expect(template.drawing(.regular, .medium).outlines.count == 2)
  }

  @Test(arguments: [
    ("tintColor", "#0000ff"), ("systemRedColor", "#ff3b30"), ("systemMintColor", "#00c7be"), ("white", "#ffffff"), ("black", "#000000"),
    ("labelColor", "#000000"), ("custom", "#123456"), ("brandColor", "#123456"),
  ])
  func coloursOfLayersAreResolved(name: String, expected: String) throws {
    let icon = try icon(
      "<path class='multicolor-0:\(name)' d='M0 0h40v40h-40z'/>", style: ".multicolor-0:\(name) { fill:#123456; opacity:1 }")
    #expect(lines(icon, .multicolor(tint: SRGBColor(0, 0, 255), light)) == ["fill \(expected) \(square)"])
  }

  @Test func selectorsMayEscapeTheirColon() throws {
    let icon = try icon("<path class='multicolor-0:custom' d='M0 0h40v40h-40z'/>", style: #".multicolor-0\:custom{fill:red}"#)
    #expect(lines(icon, .multicolor(tint: .black, light)) == ["fill #ff0000 \(square)"])
  }

  @Test func unknownColourIsTheForeground() throws {
    #expect(
      try lines(icon("<path class='multicolor-0:brand' d='M0 0h40v40h-40z'/>"), .multicolor(tint: green, light)) == [
        "fill #00ff00 \(square)"
      ])
  }

  @Test(arguments: [(0.0, false), (0.33, false), (0.34, true), (1, true)])
  func thresholdsApplyInEveryMode(value: Double, isLit: Bool) throws {
    let icon = try icon(eraser, style: rules("-sfsymbols-variable-threshold:0.34"))
    #expect(lines(icon, .monochrome(.black), value: value).last == "fill #000000\(isLit ? "" : "4d") \(dot)")
    #expect(lines(icon, .multicolor(tint: .black, light), value: value).last == "fill #000000\(isLit ? "" : "4d") \(dot)")
    #expect(lines(icon, .hierarchical(.black), value: value).last == "fill #000000\(isLit ? "80" : "26") \(dot)")
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

  @Test func dumpHasTheLayersOfEveryMode() throws {
    let icon = try icon(two)
    #expect(
      icon.dump == """
        icon "sample" viewBox=(0 -59.766 100×119.532) template v3
          monochrome
            primary fill=foreground \(square)
            primary fill=foreground \(dot)
          hierarchical
            secondary fill=foreground \(square)
            primary fill=foreground \(dot)
          multicolor
            primary multicolor=green fill=foreground \(square)
            primary multicolor=tint fill=foreground \(dot)

        """)
  }
}
