// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import LabelText
import Testing

@Suite struct LoweringTests {
  private func record(_ keys: String) throws -> LabelRecord {
    let (manifest, diagnostics) = try parse("version: 1\nlabels:\n  - {id: a, \(keys)}", .yaml)
    #expect(diagnostics.isEmpty)
    return try #require(manifest.labels.first).record
  }

  @Test func recordWithManyKeysGivesThisTree() throws {
    let rich = try record(
      """
      title: Rain, icon: {file: icons/rain.svg, mode: palette, colors: [red, blue], weight: bold, scale: large, variants: [slash, fill, circle], variableValue: 0.5},
          style: titleAndIcon, iconPosition: bottom, spacing: 4, font: {file: fonts/A.ttf, size: 20, weight: bold, features: {liga: 0}},
          color: {light: black, dark: white}, shadow: {color: red, offset: [1, 2], radius: 3}, tracking: 2, kern: 1, baselineOffset: 1,
          textCase: uppercase, numberOfLines: 2, lineBreakMode: byTruncatingMiddle, textAlignment: right, minimumFontSize: 9, lineSpacing: 2,
          width: 100, height: 40, padding: {leading: 4, top: 1}, background: "#eee", cornerRadius: 6, border: {color: gray, width: 2},
          dropShadow: {radius: 5}, layoutDirection: rightToLeft
      """)
    #expect(
      rich.viewNode(baseFolder: "set").dump == """
        shadow #00000055 offset=(0 0) radius=5
          border gray width=2 radius=6
            background #eeeeee radius=6
              padding top=1 leading=4 bottom=0 trailing=0
                frame 100×40 start/center
                  environment font=[file "set/fonts/A.ttf" 20pt bold liga=0] color={light: black, dark: white} kern=1 tracking=2 baselineOffset=1 style=titleAndIcon axis=vertical spacing=4 icon=trailing textShadow=[red offset=(1 2) radius=3] textCase=uppercase lines=2 alignment=right lineBreakMode=byTruncatingMiddle lineSpacing=2 minimumFontSize=9
                    label
                      title
                        text "Rain"
                      icon
                        image file "set/icons/rain.svg" palette colors=[red blue] weight=bold scale=large variants=[circle slash fill] value=0.5

        """)
  }

  @Test func recordWithoutBoxKeysHasOnlyALabel() throws {
    #expect(
      try record("title: A").viewNode(baseFolder: ".").dump == """
        environment
          label
            title
              text "A"
            icon
              empty

        """)
  }

  @Test func runsKeepTheirAttributes() throws {
    let node = try record("attributedTitle: [{text: A, color: red}, {text: B, font: {size: 9}, kern: 1}]").viewNode(baseFolder: "")
    #expect(node.dump.contains(#"text "A" color=red + "B" font=[9pt] kern=1"#))
  }

  @Test func runsHaveTheStyleOfTheirParagraph() throws {
    let node = try record(
      "attributedTitle: [{text: A, paragraph: {textAlignment: right, paragraphSpacing: 4, tailIndent: -2}}, {text: B, paragraph: {}}]"
    ).viewNode(baseFolder: "")
    #expect(node.dump.contains(#"text "A" paragraph=[alignment=right paragraphSpacing=4 tailIndent=-2] + "B" paragraph=[]"#))
  }

  @Test func paragraphHasEveryKeyOfItsStyle() throws {
    let node = try record(
      """
      attributedTitle: [{text: A, paragraph: {lineBreakMode: byCharWrapping, lineBreakStrategy: balanced, hyphenationFactor: 0.5,
          allowsDefaultTighteningForTruncation: true, baseWritingDirection: rightToLeft, lineHeightDistribution: half,
          paragraphSpacingBefore: 3, tabStops: [40, {location: 90, alignment: decimal}], defaultTabInterval: 20}}]
      """
    ).viewNode(baseFolder: "")
    #expect(
      node.dump.contains(
        "paragraph=[lineBreakMode=byCharWrapping lineBreakStrategy=65536 allowsTightening=true hyphenationFactor=0.5 "
          + "baseWritingDirection=rightToLeft lineHeightDistribution=half paragraphSpacingBefore=3 tabStops=[40 left, 90 decimal] "
          + "defaultTabInterval=20]"))
  }

  @Test func labelHasKeysBeyondUILabel() throws {
    let node = try record(
      "title: A, typesetting: improved, sizingRule: oversize, verticalCentering: ink, minimumNumberOfLines: 2, countsTrailingNewline: true"
    ).viewNode(baseFolder: "")
    #expect(
      node.dump.hasPrefix(
        "environment sizingRule=oversize verticalCentering=ink typesetting=improved minimumLines=2 countsTrailingNewline=true\n"))
  }

  @Test func olderNameOfTighteningIsUsed() throws {
    func tightens(_ keys: String) throws -> Bool {
      try record("title: A, " + keys).viewNode(baseFolder: "").dump.contains("allowsTightening=true")
    }
    #expect(try tightens("adjustsLetterSpacingToFitWidth: true") && tightens("allowsDefaultTighteningForTruncation: true"))
    #expect(try !tightens("adjustsLetterSpacingToFitWidth: true, allowsDefaultTighteningForTruncation: false"))
  }

  @Test func linksAndIconsInRunsKeepTheirAttributes() throws {
    let node = try record(
      "attributedTitle: [{text: A, link: \"https://example.org\"}, {icon: bolt, bounds: [1, -2, 20, 10], lineLayoutPadding: 3}]"
    ).viewNode(baseFolder: "")
    #expect(node.dump.contains(#"text "A" link="https://example.org" + {image "bolt" bounds=(1 -2 20×10) padding=3}"#))
  }

  @Test func textShadowIsOnePointUpAndLabelShadowHasNoOffset() throws {
    let node = try record("attributedTitle: [{text: A, shadow: {color: red}}], shadow: {color: blue}, dropShadow: {color: green}")
      .viewNode(baseFolder: "")
    #expect(node.dump.hasPrefix("shadow green offset=(0 0) radius=0\n  environment textShadow=[blue offset=(0 -1) radius=0]"))
    #expect(node.dump.contains(#"text "A" shadow=[red offset=(0 -1) radius=0]"#))
  }

  @Test func labelWithAnIconRunIsNotEmpty() throws {
    #expect(try record("attributedTitle: [{icon: bolt}]").hasTitle)
  }

  @Test func disabledLabelHasItsDisabledOpacity() throws {
    #expect(try record("title: A, isEnabled: false").viewNode(baseFolder: "").dump.hasPrefix("opacity 0.4\n"))
    #expect(try record("title: A, isEnabled: false, disabledOpacity: 0.5").viewNode(baseFolder: "").dump.hasPrefix("opacity 0.5\n"))
    #expect(try record("title: A, disabledOpacity: 0.5").viewNode(baseFolder: "").dump.hasPrefix("environment"))
  }

  @Test(arguments: [
    ("textAlignment: left", "start"), ("textAlignment: right", "end"), ("textAlignment: center", "center"),
    ("textAlignment: natural", "start"),
    ("textAlignment: justified", "start"), ("textAlignment: left, locale: ar", "end"),
    ("textAlignment: right, layoutDirection: rightToLeft", "start"),
  ])
  func leftAndRightAreAbsoluteInAFrame(keys: String, position: String) throws {
    #expect(try record("title: A, width: 50, \(keys)").viewNode(baseFolder: "").dump.hasPrefix("frame 50×- \(position)/center"))
  }

  @Test(arguments: [
    ("icon: bolt", "center"), ("icon: bolt, layoutDirection: rightToLeft", "center"), ("icon: bolt, textAlignment: natural", "center"),
    ("icon: {file: a.png}, title: \"\"", "center"), ("icon: bolt, title: A, style: iconOnly", "center"),
    ("icon: bolt, title: A, style: iconOnly, locale: ar", "center"), ("icon: bolt, textAlignment: left", "start"),
    ("icon: bolt, textAlignment: right", "end"), ("icon: bolt, title: A", "start"), ("icon: bolt, title: A, style: titleOnly", "start"),
    ("icon: bolt, attributedTitle: [{text: A}]", "start"),
  ])
  func iconAloneIsCentredInAFrame(keys: String, position: String) throws {
    #expect(try record("\(keys), width: 50").viewNode(baseFolder: "").dump.hasPrefix("frame 50×- \(position)/center"))
  }

  @Test func highlightedLabelsHaveTheHighlightedColour() throws {
    let node = try record("title: A, color: red, highlightedTextColor: blue, isHighlighted: true").viewNode(baseFolder: "")
    #expect(node.dump.hasPrefix("environment color=blue\n"))
    let runs = try record("attributedTitle: [{text: A, color: red}], highlightedTextColor: blue, isHighlighted: true").viewNode(
      baseFolder: "")
    #expect(runs.dump.contains(#"text "A" color=blue"#))
  }

  @Test func environmentHasDefaults() throws {
    #expect(try record("title: A").renderEnvironment() == RenderEnvironment())
    let dark = try record("title: A, scale: 3, colorScheme: dark, contrast: increased, locale: he, dynamicTypeSize: xLarge")
      .renderEnvironment()
    #expect(dark.scale == 3)
    #expect(dark.appearance == Appearance(colorScheme: .dark, contrast: .increased))
    #expect(dark.direction == .rightToLeft)
    #expect(dark.dynamicTypeSize == .xLarge)
  }

  @Test func undrawnKeysHaveLocations() throws {
    let manifest = try parse(
      "version: 1\nlabels:\n  - {id: a, title: A, hyphenationFactor: 1, titleKey: C, table: B, color: red}", .yaml
    ).manifest
    let keys = try #require(manifest.labels.first).undrawnKeys
    #expect(keys.map(\.key) == ["titleKey", "table"])
    #expect(keys.map(\.location.column) == [55, 65])
  }
}
