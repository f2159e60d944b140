// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// Paints of levels, and the choice of the mode. `Tests/cases/svg/modes` has the commands of each mode.
struct IconModeTests {
  /// A container, a mark on it, and a decoration apart from both.
  private let layered = """
    <rect class="secondary" data-multicolor="green" x="2" y="2" width="12" height="12" fill="currentColor" stroke="none"/>
    <path class="primary" data-monochrome="erase" data-multicolor="white" d="M4 8h8"/>
    <path class="tertiary" data-variable="0.5" d="M20 20h2"/>
    """

  private func lines(_ inside: String, _ colors: IconColors) throws -> [String] {
    try SVGSample.icon(inside).glyph(fitting: Size(width: 24, height: 24)).commands(center: Point(x: 12, y: 12), colors: colors).dumpLines
  }

  @Test func levelPaintsMayBeGradientsOverTheIconsBox() throws {
    let across = Gradient.Geometry.linear(from: .zero, to: Point(x: 1, y: 0))
    let stops = [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 1, color: .black)]
    let gradient = Paint.gradient(try #require(Gradient(across, stops: stops)))
    let inside = "<path class='primary' d='M2 2h20'/><path class='secondary' d='M2 22h20'/>"
    // The ink bounds, round caps included, are 1.125 to 22.875 on both axes.
    let gradientText = "[linear (0 0)–(1 0) 0:#ffffff 1:#000000 matrix(21.75 0 0 21.75 1.125 1.125)]"
    let pen = "width=1.75 round/round"
    let line = "\(pen) M2,2 L22,2"
    #expect(
      try lines(inside, .paints([gradient, .color(SRGBColor(255, 0, 0))])) == [
        "stroke \(gradientText) \(line)", "stroke #ff0000 \(pen) M2,22 L22,22",
      ])
    #expect(try lines(inside, .paints([gradient])) == ["stroke \(gradientText) \(line)", "stroke \(gradientText) \(pen) M2,22 L22,22"])
    #expect(IconColors.paints([gradient]).mode == .monochrome)
  }

  @Test func modeFollowsRequestThenStylesThenPreference() throws {
    let plain = try SVGSample.icon("<path class='primary' d='M2 2h4'/>")
    let colored = try SVGSample.icon(layered, root: "data-preferred-mode='multicolor'")
    let (red, blue) = (SRGBColor(255, 0, 0), SRGBColor(0, 0, 255))
    let light = Appearance()
    #expect(plain.colors(mode: nil, styles: [red], appearance: light) == .monochrome(red))
    #expect(plain.colors(mode: nil, styles: [red, blue], appearance: light) == .palette([red, blue]))
    #expect(plain.colors(mode: .monochrome, styles: [red, blue], appearance: light) == .monochrome(red))
    #expect(plain.colors(mode: .multicolor, styles: [red], appearance: light) == .monochrome(red))
    #expect(plain.colors(mode: .palette, styles: [red], appearance: light) == .hierarchical(red))
    #expect(colored.colors(mode: nil, styles: [red], appearance: light) == .multicolor(tint: red, light))
    #expect(colored.colors(mode: nil, styles: [red, blue], appearance: light) == .palette([red, blue]))
    #expect(colored.levels == [.primary, .secondary, .tertiary])
  }
}
