// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Attributes of runs with exact numbers: every character of the box font is 10 points wide at 10 points.
@Suite struct AttributeTests {
  private func layout(
    _ runs: [(String, (inout TextStyle) -> Void)], width: Double = .infinity, _ change: (inout TextSettings) -> Void = { _ in }
  ) throws -> TextLayout {
    let box = try BoxText()
    var settings = TextSettings()
    settings.lineBreakStrategy = []
    change(&settings)
    let text = StyledText(
      runs.map { text, edit in
        var style = TextStyle(font: box.font, color: .black)
        edit(&style)
        return StyledText.Run(text, style)
      })
    let shaped = try box.typesetter.shape(text, settings: settings)
    return box.typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 1))
  }

  @Test func kernFollowsEveryCharacterAndTrackingAllButTheLast() throws {
    #expect(try layout([("abc", { $0.kern = 2 })]).lines[0].width == 36)
    #expect(try layout([("abc", { $0.tracking = 2 })]).lines[0].width == 34)
    #expect(
      try layout([
        (
          "abc",
          {
            $0.kern = 5; $0.tracking = 2
          }
        )
      ]).lines[0].width == 34)
    #expect(try layout([("abc", { $0.kern = -2 })]).size.width == 24)
  }

  @Test func trackingAtTheEndOfALineDoesNotMakeItTooWide() throws {
    let lines = try layout([("ab cd", { $0.tracking = 2 })], width: 22) { $0.numberOfLines = 0 }.lines
    #expect(lines.map(\.string) == ["ab", "cd"])
  }

  @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
  func trackingAtTheEndOfALineIsNotDrawn(direction: TextDirection) throws {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let layout = try layout([
      (
        "abc",
        {
          $0.tracking = 2
          ($0.background, $0.underline, $0.strikethrough) = (red, DecorationLine(), DecorationLine())
        }
      )
    ]) { $0.paragraph.baseDirection = direction }
    let line = layout.lines[0]
    #expect(layout.size.width == 34 && line.width == 34 && line.left == 0)
    #expect(line.decorations.map { [$0.left, $0.right] } == [[0, 34], [0, 34]])
    #expect(line.backgrounds.map { [$0.left, $0.right] } == [[0, 34]])
  }

  @Test func aRaisedRunExtendsItsLineOnlyAbove() throws {
    let layout = try layout([("a", { _ in }), ("b", { $0.baselineOffset = 4 })])
    #expect(layout.lines[0].metrics.ascent == 12 && layout.lines[0].metrics.descent == 2 && layout.size.height == 14)
    #expect(layout.lines[0].runs.flatMap(\.glyphs.glyphs).map(\.position.y) == [0, -4])
  }

  @Test func adjacentBackgroundsAreMerged() throws {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let line = try layout([
      ("a", { _ in }), ("b", { $0.background = red }),
      (
        "c",
        {
          $0.background = red; $0.kern = 1
        }
      ),
    ]).lines[0]
    #expect(line.backgrounds.map { [$0.left, $0.right] } == [[10, 31]] && line.backgrounds[0].color == red)
  }

  @Test func adjacentUnderlinesAreMergedAndSpacesCanBeOmitted() throws {
    func underlined(_ line: DecorationLine) throws -> [[Double]] {
      try layout([
        ("ab cd", { $0.underline = line }),
        (
          "e",
          {
            $0.underline = line; $0.color = .white
          }
        ),
      ]).lines[0].decorations
        .map { [$0.left, $0.right] }
    }
    let fixed = DecorationLine(color: .black)
    #expect(try underlined(fixed) == [[0, 60]])
    #expect(try underlined(DecorationLine(isByWord: true, color: .black)) == [[0, 20], [30, 60]])
    #expect(try underlined(DecorationLine()) == [[0, 50], [50, 60]])
  }

  @Test func aStrikethroughFollowsARaisedBaselineAndAnUnderlineDoesNot() throws {
    func position(_ offset: Double, _ kind: LaidOutDecoration.Kind) throws -> Double? {
      try layout([
        (
          "a",
          {
            $0.baselineOffset = offset
            $0.underline = DecorationLine()
            $0.strikethrough = DecorationLine()
          }
        )
      ]).lines[0].decorations.first { $0.kind == kind }?.position
    }
    let unraised = try #require(try position(0, .strikethrough))
    #expect(try position(3, .strikethrough) == unraised - 3)
    #expect(try position(3, .underline) == position(0, .underline))
  }

  @Test func anAttachmentHasItsOwnSize() throws {
    let image = InlineAttachment(size: Size(width: 25, height: 20), bottom: -4, commands: [], name: "image")
    let layout = try layout([("a ", { _ in }), ("\u{FFFC}", { $0.attachment = image }), (" b", { _ in })])
    let line = layout.lines[0]
    #expect(line.width == 65 && line.metrics.ascent == 16 && line.metrics.descent == 4)
    #expect(line.attachments.map(\.origin) == [Point(x: 20, y: -16)])
    #expect(
      try self.layout([("aa", { _ in }), ("\u{FFFC}", { $0.attachment = image })], width: 30) { $0.numberOfLines = 0 }.lines.count == 2)
  }

  @Test func anAttachmentsPaddingChangesItsAdvanceAndItsShiftDoesNot() throws {
    var image = InlineAttachment(size: Size(width: 25, height: 20), bottom: -4, commands: [], name: "image")
    image.padding = 3
    image.shift = 2
    let line = try layout([("a", { _ in }), ("\u{FFFC}", { $0.attachment = image }), ("b", { _ in })]).lines[0]
    #expect(line.width == 51 && line.attachments.map(\.origin) == [Point(x: 15, y: -16)])
    #expect(line.runs.flatMap(\.glyphs.glyphs).map(\.position.x) == [0, 41])
  }

  @Test func tighteningDoesNotSeparateJoinedLetters() throws {
    let library = try FontLibrary()
    let typesetter = Typesetter(library: library)
    var settings = TextSettings()
    settings.allowsTightening = true
    let style = TextStyle(font: try library.font(for: FontRequest(size: 40)), color: .black)
    let shaped = try typesetter.shape(StyledText("دارا رزق", style), settings: settings)
    func gaps(_ width: Double) -> [Double] {
      let line = typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 2)).lines[0]
      let positions = line.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
      return zip(positions, positions.dropFirst()).map { $1 - $0 }
    }
    let natural = shaped.paragraphs[0].visibleWidth(0..<shaped.paragraphs[0].clusters.count, indent: 0)
    let changes = zip(gaps(.infinity), gaps(natural * 0.97)).map { ($0 - $1 > 1e-6) }
    // From the left: the first two letters are joined; the others and the space are not.
    #expect(changes.contains(true) && changes.first == false)
  }

  @Test func indentsAndParagraphSpacingAreApplied() throws {
    let layout = try layout([("aa bb cc\ndd", { _ in })], width: 70) {
      $0.numberOfLines = 0
      $0.paragraph.indents.firstLineHead = 20
      $0.paragraph.indents.head = 5
      $0.paragraph.indents.tail = -10
      $0.paragraph.paragraphSpacing = 7
    }
    #expect(layout.lines.map(\.string) == ["aa", "bb cc", "dd"])
    #expect(layout.lines.map(\.left) == [20, 5, 20])
    #expect(layout.lines.map(\.baseline) == [8, 18, 35] && layout.size.height == 37)
  }

  @Test func aTailIndentMoreThanZeroCountsFromTheLeadingEdge() throws {
    let lines = try layout([("aa bb cc", { _ in })], width: 200) {
      $0.numberOfLines = 0
      $0.paragraph.indents.tail = 55
    }.lines
    #expect(lines.map(\.string) == ["aa bb", "cc"])
  }

  @Test func aParagraphHasTheStyleOfItsFirstCharacter() throws {
    func styled(_ change: (inout ParagraphStyle) -> Void) -> (inout TextStyle) -> Void {
      var paragraph = ParagraphStyle()
      change(&paragraph)
      return { $0.paragraph = paragraph }
    }
    let first = styled {
      $0.alignment = .right
      $0.paragraphSpacing = 7
    }
    let second = styled {
      $0.indents.firstLineHead = 20
      $0.indents.head = 5
      $0.minimumLineHeight = 40
      $0.lineSpacing = 3
    }
    let layout = try layout(
      [("aa\n", first), ("bb cc", second), (" dd ee\n", styled { $0.alignment = .center }), ("ff", { _ in })], width: 70
    ) {
      $0.numberOfLines = 0
      $0.paragraph.lineSpacing = 1
    }
    let plain = try self.layout([("aa", { _ in })], width: 70) { _ in }.size.height
    #expect(layout.lines.map(\.string) == ["aa", "bb cc", "dd ee", "ff"])
    #expect(layout.lines.map(\.left) == [50, 20, 5, 0])
    #expect(layout.size == Size(width: 70, height: plain + 7 + 40 + 3 + 40 + 3 + plain))
  }

  @Test func onlyTextWithSeveralAlignmentsFillsTheWidth() throws {
    func width(_ alignments: [TextAlignment], in available: Double = 200) throws -> Double {
      var runs: [(String, (inout TextStyle) -> Void)] = []
      for alignment in alignments {
        var paragraph = ParagraphStyle()
        paragraph.alignment = alignment
        runs.append(("aa\n", { $0.paragraph = paragraph }))
      }
      runs[runs.count - 1].0 = "aa"
      return try layout(runs, width: available) { $0.numberOfLines = 0 }.size.width
    }
    #expect(try width([.right, .right]) == 20)
    #expect(try width([.natural, .left]) == 20)
    #expect(try width([.left, .right]) == 200)
    #expect(try width([.center, .natural, .center]) == 200)
    #expect(try width([.left, .right], in: .infinity) == 20)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() throws {
    let lines = try layout([("a b cc dd", { _ in })], width: 65) {
      $0.numberOfLines = 0
      $0.paragraph.alignment = .justified
    }.lines
    #expect(lines.map(\.string) == ["a b cc", "dd"])
    #expect(abs(lines[0].width - 65) < 1e-9 && lines[1].width == 20 && lines[1].left == 0)
  }

  @Test func alignmentMovesLinesInTheirBox() throws {
    func left(_ alignment: TextAlignment) throws -> [Double] {
      try layout([("aaaa bb", { _ in })], width: 40) {
        $0.numberOfLines = 0
        $0.paragraph.alignment = alignment
      }.lines.map(\.left)
    }
    #expect(try left(.left) == [0, 0])
    #expect(try left(.center) == [0, 10])
    #expect(try left(.right) == [0, 20])
  }

  @Test func allLengthsShrinkWithTheFont() throws {
    let layout = try layout([("aaaa", { $0.kern = 10 })], width: 40) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.1
    }
    #expect(layout.scaleFactor == 0.5 && layout.lines[0].width == 40)
  }

  @Test func neighboursAlignToTheBaselineAtFullSize() throws {
    for adjustment in BaselineAdjustment.allCases {
      let layout = try layout([("aaaaaaaa", { _ in })], width: 40) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.1
        $0.baselineAdjustment = adjustment
      }
      #expect(layout.alignmentBaseline == 8)
    }
  }

  @Test func clippedTextIsReportedAsClipped() throws {
    func clips(_ mode: LineBreakMode, _ width: Double) throws -> Bool {
      try layout([("aaaa", { _ in })], width: width) { $0.lineBreakMode = mode }.lines[0].isClipped
    }
    #expect(try clips(.byClipping, 35) && !clips(.byClipping, 40) && !clips(.byTruncatingTail, 35))
  }
}
