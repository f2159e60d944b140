// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

/// The padded backgrounds of runs: on several lines, of icons, and with tracking.
@Suite struct RunBackgroundTests {
  private static let insets = DirectionalInsets(top: 2, leading: 6, bottom: 3, trailing: 7)

  /// The lines of a text whose second run has a padded background.
  private func lines(
    _ text: String, after first: String = "Now ", width: Double? = nil, limit: Int = 0, locale: String = "en",
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> [TextLine] {
    var run = TextNode.Run(text)
    run.attributes.background = .system(.yellow)
    run.attributes.backgroundPadding = Self.insets
    run.attributes.backgroundRadius = 4
    change(&run.attributes)
    return try lines([TextNode.Run(first), run], width: width, limit: limit, locale: locale)
  }

  private func lines(_ runs: [TextNode.Run], width: Double? = nil, limit: Int = 1, locale: String = "en") throws -> [TextLine] {
    let view = ViewNode.text(TextNode(runs: runs)).environment { $0.numberOfLines = limit }
    let label = try TestPipeline(RenderEnvironment(locale: locale)).layout(view, width: width)
    guard case .text(let layout, _)? = label.root.leaves.first?.content else { return [] }
    return layout.lines
  }

  /// The width of a line's visible text without any background.
  private func width(_ text: String) throws -> Double {
    try lines([TextNode.Run(text.filter { $0 != "\u{FFFC}" && $0 != "\u{2060}" })])[0].width
  }

  @Test func eachLineHasThePaddingAndTheCorners() throws {
    let lines = try lines("a long run over several lines", width: 120)
    #expect(lines.count > 2)
    for (index, line) in lines.enumerated() {
      let area = try #require(line.backgrounds.first)
      #expect(line.backgrounds.count == 1 && area.isRoundOnLeft && area.isRoundOnRight, "\(index)")
      #expect(line.width <= 120 && abs(line.width - area.right) < 1e-6, "\(line.string)")
      #expect(try abs(line.width - width(line.string) - 13) < 0.1, "\(line.string)")
      #expect(line.metrics == lines[0].metrics)
    }
    #expect(lines[1].backgrounds[0].left == 0 && lines[1].runs[0].glyphs.glyphs[0].position.x == 6)
  }

  @Test func aSlicedBackgroundHasThemAtItsEnds() throws {
    let lines = try lines("a long run over several lines", width: 120) { $0.decorationBreak = .slice }
    let areas = lines.flatMap(\.backgrounds)
    #expect(areas.count == lines.count && lines.count > 2)
    for (index, area) in areas.enumerated() {
      #expect(area.isRoundOnLeft == (index == 0) && area.isRoundOnRight == (index == areas.count - 1))
    }
    #expect(lines[1].runs[0].glyphs.glyphs[0].position.x == 0)
    #expect(try abs(lines[1].width - width(lines[1].string)) < 0.1)
  }

  @Test func linesFromRightToLeftHaveThePaddingOfTheirDirection() throws {
    let lines = try lines("טקסט ארוך על כמה שורות של תווית", after: "עכשיו ", width: 120, locale: "he")
    #expect(lines.count > 2)
    for line in lines.dropFirst() {
      // The trailing padding is at the left.
      #expect(line.backgrounds.map(\.left) == [0] && line.runs[0].glyphs.glyphs[0].position.x == 7, "\(line.string)")
      #expect(line.backgrounds.allSatisfy { $0.isRoundOnLeft && $0.isRoundOnRight })
    }
  }

  @Test func aLineEndInTheTextHasThePaddingToo() throws {
    let lines = try lines("one\ntwo")
    #expect(lines.map { $0.string.filter { $0 != "\u{FFFC}" && $0 != "\u{2060}" } } == ["Now one", "two"])
    #expect(abs(lines[0].backgrounds[0].right - lines[0].width) < 1e-6)
    #expect(try abs(lines[0].width - width("Now one") - 13) < 0.1)
    #expect(try abs(lines[1].width - width("two") - 13) < 0.1)
  }

  @Test func anEllipsisIsInsideOfThePadding() throws {
    let lines = try lines("a long run over several lines", width: 120, limit: 2)
    let last = try #require(lines.last)
    #expect(last.isTruncated && last.width <= 120 && abs(last.backgrounds[0].right - last.width) < 1e-6)
    #expect(try abs(last.width - width(last.string) - 13) < 0.5)
  }

  @Test func theIconOfARunHasItsPadding() throws {
    var icon = TextNode.Run(ImageNode(.named("checkmark.shield.fill")), AttachmentBounds())
    let plain = try lines([icon])[0]
    icon.attributes.background = .system(.gray)
    icon.attributes.backgroundPadding = Self.insets
    let line = try lines([icon, TextNode.Run("ok")])[0]
    let drawn = try #require(line.attachments.first { !$0.attachment.commands.isEmpty })
    #expect(drawn.origin.x == 6 && line.backgrounds.map(\.left) == [0])
    #expect(abs(line.backgrounds[0].right - plain.width - 13) < 1e-6)
    #expect(line.metrics.height > plain.metrics.height)
  }

  @Test func trackingIsNotAddedToThePadding() throws {
    let tracked = try lines("NEW", after: "") { $0.tracking = 4 }[0]
    let plain = try lines("NEW", after: "") { $0.kern = 0 }[0]
    #expect(abs(tracked.width - plain.width - 8) < 1e-6)
    #expect(abs(tracked.backgrounds[0].right - tracked.width) < 1e-6)
    let glyphs = tracked.runs.flatMap(\.glyphs.glyphs).map(\.position.x)
    #expect(glyphs.min() == 6)
  }
}
