// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// What is wrong in an SVG file is reported with its place, and each kind of it once.
struct SVGErrorPlaceTests {
  private func icon(_ text: String) throws -> Icon { try Icon(name: "a", reading: Array(text.utf8), path: "a.svg") }

  private static let root = "<svg viewBox='0 0 24 24'>"

  @Test func messageQuotesTheCharacter() throws {
    let warning = try #require(try icon(Self.root + "<path d='M2 2h9k9'/></svg>").warnings.first)
    #expect(warning.message == "the icon a.svg is drawn in part: path data at character 7 (\"k\") is drawn up to the error")
    let atEnd = try #require(try icon(Self.root + "<path d='M2 2h9L3'/></svg>").warnings.first)
    #expect(atEnd.message.contains("path data at character 9 (its end) is drawn up to the error"))
  }

  @Test func everyKindOfLossIsWarnedOfOnce() throws {
    let text =
      Self.root + """
        <script>1</script>
        <circle cx='9' cy='9' r='5'><animate attributeName='r' to='9'/><title>a</title></circle>
        <text>A</text><text>B</text>
        <text>C</text>
        <path d='M1 1h9k'/>
        <defs><set attributeName='r' to='9'/></defs>
        </svg>
        """
    let warnings = try icon(text).warningsByKind
    #expect(
      warnings.map { $0.message.replacing("the icon a.svg is drawn in part: ", with: "") } == [
        "<script> is not drawn", "<animate> is not drawn", "<text> is not drawn, here and in 1 more place",
        "path data at character 7 (\"k\") is drawn up to the error", "<set> is not drawn",
      ])
    #expect(warnings.map { $0.location?.line } == [1, 2, 3, 5, 6])
  }
}
