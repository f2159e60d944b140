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

  @Test func plainAttributedTextIsPlain() {
    #expect(dump(AttributedString("plain")) == "text \"plain\"\n")
  }
}
