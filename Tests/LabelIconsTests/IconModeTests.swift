// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// The commands of each mode, as dumps of 24-point icons.
struct IconModeTests {
  /// A container, a mark on it, and a decoration apart from both.
  private let layered = """
    <rect class="secondary" data-multicolor="green" x="2" y="2" width="12" height="12" fill="currentColor" stroke="none"/>
    <path class="primary" data-monochrome="erase" data-multicolor="white" d="M4 8h8"/>
    <path class="tertiary" data-variable="0.5" d="M20 20h2"/>
    """

  private func lines(_ inside: String, _ colors: IconColors, value: Double? = nil) throws -> [String] {
    try SVGSample.icon(inside).glyph(fitting: Size(width: 24, height: 24))
      .commands(center: Point(x: 12, y: 12), colors: colors, variableValue: value).dumpLines
  }

  private let square = "M2,2 L14,2 L14,14 L2,14 Z"
  private let pen = "width=1.75 round/round"
  private let half = SRGBColor(0, 0, 0, alpha: 0.5)

  @Test func monochromeHasOneColourAndHoles() throws {
    #expect(
      try lines(layered, .monochrome(SRGBColor(255, 0, 0))) == [
        "group", "  fill #ff0000 \(square)", "  group erase", "    stroke #000000 \(pen) M4,8 L12,8",
        "  stroke #ff0000 \(pen) M20,20 L22,20",
      ])
  }

  @Test func hierarchicalFadesByLevel() throws {
    #expect(
      try lines(layered, .hierarchical(.black)) == [
        "fill #00000080 \(square)", "stroke #000000 \(pen) M4,8 L12,8", "stroke #00000040 \(pen) M20,20 L22,20",
      ])
  }

  @Test(arguments: [
    (1, ["#ff0000", "#00ff00"], "#00ff00"), (2, ["#ff0000", "#00ff00"], "#00ff00"), (2, ["#ff0000", "#00ff00", "#0000ff"], "#0000ff"),
    (2, ["#ff0000", "#00ff00", "#0000ff", "#ffffff"], "#0000ff"), (0, ["#ff0000", "#00ff00"], "#ff0000"), (1, ["#ff0000"], "#ff0000"),
  ])
  func paletteGivesEachLevelItsColour(rank: Int, palette: [String], expected: String) throws {
    let level = IconLayer.Level.allCases[rank]
    let lines = try lines(
      "<path class='primary' d='M1 1h1'/><path class='\(level.rawValue)' d='M20 20h2'/>",
      .palette(palette.compactMap(SRGBColor.init(hex:))))
    #expect(lines.last == "stroke \(expected) \(pen) M20,20 L22,20")
  }

  @Test func levelPaintsMayBeGradientsOverTheIconsBox() throws {
    let across = Gradient.Geometry.linear(from: .zero, to: Point(x: 1, y: 0))
    let stops = [Gradient.Stop(offset: 0, color: .white), Gradient.Stop(offset: 1, color: .black)]
    let gradient = Paint.gradient(try #require(Gradient(across, stops: stops)))
    let inside = "<path class='primary' d='M2 2h20'/><path class='secondary' d='M2 22h20'/>"
    // The ink bounds, round caps included, are 1.125 to 22.875 on both axes.
    let gradientText = "[linear (0 0)–(1 0) 0:#ffffff 1:#000000 matrix(21.75 0 0 21.75 1.125 1.125)]"
    let line = "\(pen) M2,2 L22,2"
    #expect(
      try lines(inside, .paints([gradient, .color(SRGBColor(255, 0, 0))])) == [
        "stroke \(gradientText) \(line)", "stroke #ff0000 \(pen) M2,22 L22,22",
      ])
    #expect(try lines(inside, .paints([gradient])) == ["stroke \(gradientText) \(line)", "stroke \(gradientText) \(pen) M2,22 L22,22"])
    #expect(IconColors.paints([gradient]).mode == .monochrome)
  }

  @Test func paletteOfPrimaryAndTertiarySkipsTheSecondOfThreeColours() throws {
    let inside = "<path class='primary' d='M1 1h1'/><path class='tertiary' d='M20 20h2'/>"
    let (red, green, blue) = (SRGBColor(255, 0, 0), SRGBColor(0, 255, 0), SRGBColor(0, 0, 255))
    #expect(try lines(inside, .palette([red, green])).last?.hasPrefix("stroke #00ff00") == true)
    #expect(try lines(inside, .palette([red, green, blue])).last?.hasPrefix("stroke #0000ff") == true)
  }

  @Test func multicolorResolvesColoursInTheAppearance() throws {
    #expect(
      try lines(layered, .multicolor(tint: SRGBColor(1, 2, 3), Appearance())) == [
        "fill #34c759 \(square)", "stroke #ffffff \(pen) M4,8 L12,8", "stroke #010203 \(pen) M20,20 L22,20",
      ])
    #expect(try lines(layered, .multicolor(tint: .white, Appearance(colorScheme: .dark))).first == "fill #30d158 \(square)")
  }

  @Test func translucentShapeReplacesWhatIsBelow() throws {
    #expect(
      try lines(layered, .palette([half, .white])).prefix(5) == [
        "group", "  fill #ffffff \(square)", "  group erase", "    stroke #000000 \(pen) M4,8 L12,8",
        "  stroke #00000080 \(pen) M4,8 L12,8",
      ])
  }

  @Test func erasersAreHolesInEveryMode() throws {
    let inside = "<path class='primary' d='M2 12h20'/><path class='erase' d='M4 4l9 9'/>"
    for colors in [
      IconColors.monochrome(.black), .hierarchical(.black), .palette([.black, .white]), .multicolor(tint: .black, Appearance()),
    ] {
      #expect(
        try lines(inside, colors) == [
          "group", "  stroke #000000 \(pen) M2,12 L22,12", "  group erase", "    stroke #000000 \(pen) M4,4 L13,13",
        ])
    }
  }

  @Test func simpleIconIsAFlatList() throws {
    #expect(
      try lines("<path class='primary' d='M2 2h4'/><path class='primary' d='M2 20h4'/>", .monochrome(half)) == [
        "stroke #00000080 \(pen) M2,2 L6,2", "stroke #00000080 \(pen) M2,20 L6,20",
      ])
  }

  @Test func overlapsInATranslucentColourDoNotShow() throws {
    #expect(
      try lines("<path class='primary' d='M2 12h20'/><path class='primary' d='M12 2v20'/>", .monochrome(half)) == [
        "group opacity=0.5", "  stroke #000000 \(pen) M2,12 L22,12", "  stroke #000000 \(pen) M12,2 L12,22",
      ])
    #expect(
      try lines("<circle class='primary' cx='12' cy='12' r='9' fill='currentColor'/>", .monochrome(half)).first == "group opacity=0.5")
  }

  @Test func overlapsInsideATranslucentLevelDoNotShow() throws {
    #expect(
      try lines("<path class='secondary' d='M2 12h20'/><path class='secondary' d='M12 2v20'/>", .hierarchical(.black)) == [
        "group opacity=0.5", "  stroke #000000 \(pen) M2,12 L22,12", "  stroke #000000 \(pen) M12,2 L12,22",
      ])
  }

  @Test func translucentColourWithAHoleIsAppliedOnce() throws {
    #expect(try lines(layered, .monochrome(half)).first == "group opacity=0.5")
    #expect(try lines(layered, .monochrome(half))[1] == "  fill #000000 \(square)")
  }

  @Test(
    arguments: [
      (0.0, nil, false), (0.0, 1.0, false), (0.0, 0.0, true), (0.0, 0.01, false), (0.34, 0.33, true), (0.34, 0.34, false),
      (0.34, 0.36, false),
      (0.68, 0.36, true), (1, 1, false),
    ] as [(Double, Double?, Bool)])
  func shapeIsDimmedBelowItsThreshold(threshold: Double, value: Double?, isDimmed: Bool) throws {
    let lines = try lines("<path class='primary' data-variable='\(threshold)' d='M2 2h4'/>", .monochrome(.black), value: value)
    #expect(lines == ["stroke \(isDimmed ? "#0000004d" : "#000000") \(pen) M2,2 L6,2"])
  }

  @Test func variableValueMultipliesTheLevelsOpacity() throws {
    let lines = try lines("<path class='secondary' data-variable='0.5' d='M2 2h4'/>", .hierarchical(.black), value: 0.2)
    #expect(lines == ["stroke #00000026 \(pen) M2,2 L6,2"])
  }

  // MARK: Other icon sets

  private let duotone = "<path d='M2 2h8v8z' opacity='.2' fill='currentColor' stroke='none'/><path d='M20 20h2'/>"

  @Test func translucentShapesOfTwoToneSetsAreSecondary() throws {
    #expect(try SVGSample.shapes(duotone, root: "viewBox='0 0 24 24' stroke='currentColor'").map(\.layer.level) == [.secondary, .primary])
    #expect(
      try SVGSample.shapes("<g opacity='.3'><path d='M2 2h8v8z'/></g><path d='M2 2h8v8z' fill-opacity='.3'/>").map(\.layer.level)
        == [.secondary, .secondary])
  }

  @Test func monochromeKeepsTheFilesOpacityAndLevelsReplaceIt() throws {
    #expect(try lines(duotone, .monochrome(.black)).first == "fill #00000033 M2,2 L10,2 L10,10 Z")
    #expect(try lines(duotone, .hierarchical(.black)).first == "fill #00000080 M2,2 L10,2 L10,10 Z")
    #expect(try lines(duotone, .palette([.black, SRGBColor(255, 0, 0)])).first == "fill #ff0000 M2,2 L10,2 L10,10 Z")
  }

  @Test func coloursOfAFileAreUsedInMulticolorOnly() throws {
    let inside = "<path d='M2 2h8v8z' fill='#f00' stroke='none'/><path d='M20 20h2v2z' fill='currentColor' stroke='none'/>"
    #expect(try lines(inside, .monochrome(.white)).map { $0.prefix(12) } == ["fill #ffffff", "fill #ffffff"])
    #expect(try lines(inside, .multicolor(tint: .white, Appearance())).map { $0.prefix(12) } == ["fill #ff0000", "fill #ffffff"])
  }

  @Test func groupOpacityAndClipBecomeGroups() throws {
    let inside =
      "<clipPath id='c'><path d='M0 0h9v9H0z'/></clipPath><g opacity='.5' clip-path='url(#c)'><path d='M2 2h4'/><path d='M2 3h4'/></g>"
    #expect(
      try lines(inside, .monochrome(.black)) == [
        "group opacity=0.5 clip=[M0,0 L9,0 L9,9 L0,9 Z]", "  stroke #000000 \(pen) M2,2 L6,2", "  stroke #000000 \(pen) M2,3 L6,3",
      ])
  }

  @Test func clipOfSeveralShapesIsTheirUnion() throws {
    let inside = "<clipPath id='c'><path d='M0 0h9v9H0z'/><path d='M5 5v9h9V5z'/></clipPath><g clip-path='url(#c)'><path d='M2 2h4'/></g>"
    #expect(
      try lines(inside, .monochrome(.black)) == [
        "group", "  stroke #000000 \(pen) M2,2 L6,2", "  mask alpha", "    fill #000000 M0,0 L9,0 L9,9 L0,9 Z",
        "    fill #000000 M5,5 L5,14 L14,14 L14,5 Z",
      ])
  }

  // MARK: Choice of the mode

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

  @Test func dumpHasLayersAndLevels() throws {
    let icon = try SVGSample.icon(
      layered + "\n<path class='erase' d='M1 1h1'/><text/>", root: "data-flip='rtl' data-preferred-mode='hierarchical'")
    #expect(
      icon.dump == """
        icon "sample" viewBox=(0 0 24×24) line=1.75 preferred=hierarchical flips
          secondary multicolor=green fill=foreground \(square)
          primary monochrome=erase multicolor=white stroke=foreground 1.75 round/round M4,8 L12,8
          tertiary variable=0.5 stroke=foreground 1.75 round/round M20,20 L22,20
          erase stroke=foreground 1.75 round/round M1,1 L2,1
          ignored line 4: <text> is not drawn

        """)
  }
}
