// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

@Suite struct AttributedStringTests {
  private func dump(_ text: AttributedString) -> String { ViewContext().lower(Text(text)).dump }

  @Test func runsKeepTheirAttributes() {
    var first = AttributedString("24°")
    first.foregroundColor = .blue
    first.font = .system(size: 20, weight: .bold)
    first.kern = 1
    var second = AttributedString(" and rain")
    second.backgroundColor = .yellow
    second.tracking = 2
    second.baselineOffset = 3
    second.underlineStyle = Text.LineStyle(pattern: .dash, color: .red)
    second.strikethroughStyle = .single
    #expect(
      dump(first + second) == """
        text "24°" font=[20pt bold] color=blue kern=1 + " and rain" background=yellow tracking=2 baselineOffset=3 \
        underline=[single dash red] strikethrough=[single]

        """)
  }

  @Test func textWithoutAttributesHasNone() {
    #expect(dump(AttributedString("plain")) == "text \"plain\"\n")
  }

  @Test func uiKitAttributesAreKept() {
    var text = AttributedString("text")
    text.ligature = 0
    text.strokeWidth = -3
    text.strokeColor = .red
    text.shadow = Text.Shadow(color: .black, blurRadius: 2, x: 1, y: -1)
    text.obliqueness = 0.25
    text.expansion = 0.5
    text.superscript = -1
    text.writingDirection = .rightToLeftOverride
    text.underlineStyle = Text.LineStyle(weight: .double, isByWord: true)
    text.link = URL(string: "https://example.org")
    var paragraph = Text.ParagraphStyle()
    paragraph.alignment = .justified
    paragraph.lineBreakMode = .byWordWrapping
    paragraph.lineBreakStrategy = .balanced
    paragraph.allowsDefaultTighteningForTruncation = true
    paragraph.hyphenationFactor = 1
    paragraph.baseWritingDirection = .rightToLeft
    paragraph.lineSpacing = 1
    paragraph.lineHeightMultiple = 2
    paragraph.minimumLineHeight = 3
    paragraph.maximumLineHeight = 4
    paragraph.paragraphSpacing = 5
    paragraph.paragraphSpacingBefore = 6
    paragraph.firstLineHeadIndent = 7
    paragraph.headIndent = 8
    paragraph.tailIndent = -9
    paragraph.tabStops = [Text.TabStop(20), Text.TabStop(90, alignment: .decimal)]
    paragraph.defaultTabInterval = 10
    text.paragraphStyle = paragraph
    #expect(
      dump(text) == """
        text "text" ligatures=essential underline=[double byWord] stroke=[-3% red] shadow=[black offset=(1 -1) radius=2] obliqueness=0.25 \
        expansion=0.5 superscript=-1 link="https://example.org" writingDirection=rightToLeftOverride \
        paragraph=[alignment=justified lineBreakMode=byWordWrapping lineBreakStrategy=65536 allowsTightening=true hyphenationFactor=1 \
        baseWritingDirection=rightToLeft lineSpacing=1 lineHeightMultiple=2 minimumLineHeight=3 maximumLineHeight=4 paragraphSpacing=5 \
        paragraphSpacingBefore=6 firstLineHeadIndent=7 headIndent=8 tailIndent=-9 tabStops=[20 left, 90 decimal] defaultTabInterval=10]

        """)
  }

  @Test func attachmentReplacesItsCharacter() {
    var sun = AttributedString("\u{FFFC}")
    sun.attachment = Text.Attachment(Image(systemName: "sun.max"), lineLayoutPadding: 2)
    var rain = AttributedString("\u{FFFC}")
    rain.attachment = Text.Attachment(Image(systemName: "cloud.rain"), x: 1, y: -2, width: 20, height: 10)
    rain.foregroundColor = .blue
    #expect(
      dump(sun + rain) == """
        text {image "sun.max" padding=2} + {image "cloud.rain" bounds=(1 -2 20×10)} color=blue

        """)
  }
}
