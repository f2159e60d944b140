// SPDX-License-Identifier: MIT

import Foundation
import LabelSnapshotEngine
import Testing

/// What a failure says about a changed layout.
struct LayoutDifferenceTests {
  /// A label with padding, an icon and a title.
  private static func layout(
    size: String = "92×45", padding: String = "12", icon: String = "snow", title: String = "Rain", x: String = "35.5", more: String = "",
    text: String = ""
  ) -> String {
    """
    layout \(size) @2x light ltr en large
      padding top=\(padding) left=\(padding) bottom=\(padding) right=\(padding) (0 0 \(size))
        stack (12 12 68×21)
          icon "\(icon)" (12 13.3182 15.5×18) baseline=28.5
          text (\(x) 12 44.5×21)\(text)
            line "\(title)" baseline=28.4688 x=35.5 width=44.4318\(more)

    """
  }

  static let cases: [(String, String)] = [
    (layout(title: "Rainy"), "title is \"Rainy\", was \"Rain\""),
    (layout(padding: "14"), "padding is 14, was 12"),
    (layout(icon: "cloud.rain"), "icon is \"cloud.rain\", was \"snow\""),
    (layout(more: " truncated"), "title is truncated"),
    (layout(text: " scale=0.8"), "title is shrunk to 0.8 of its size, was 1"),
    (layout(more: " clipped"), "title is clipped"),
    (layout().replacingOccurrences(of: "44.4318", with: "44.5"), "line 1 of the title: width is 44.5, was 44.4318"),
    (layout(x: "37.5"), "the title moved 2 pt to the right"),
    (
      layout(size: "96×49", padding: "14", title: "Rainy"),
      "title is \"Rainy\", was \"Rain\"\npadding is 14, was 12\nsize is 96×49 pt, was 92×45 pt"
    ),
    (layout().replacingOccurrences(of: "light ltr", with: "dark ltr"), "environment is dark, was light"),
    (layout().replacingOccurrences(of: "top=12", with: "top=4"), "padding is top 4, was top 12"),
    (
      layout(more: "\n        line \"again\" baseline=50 x=35.5 width=40"),
      "title is \"Rain again\", was \"Rain\"\ntitle has 2 lines, had 1"
    ),
    (
      layout().replacingOccurrences(of: "  padding", with: "  background #d6ecff radius=8 (0 0 92×45)\n    padding"),
      "the background #d6ecff radius 8 was added"
    ),
  ]

  @Test(arguments: cases.indices)
  func changeIsSaidInWords(_ index: Int) {
    let (actual, expected) = Self.cases[index]
    #expect(LayoutDifference(actual: actual, accepted: Self.layout()).text == expected)
  }

  @Test func layoutsWithLineEndsOfWindowsAreRead() {
    let accepted = Self.layout(padding: "14").replacing("\n", with: "\r\n")
    #expect(LayoutDifference(actual: Self.layout(), accepted: accepted).text == "padding is 12, was 14")
  }

  @Test func changeOfALongTitleShowsTheFirstDifference() {
    let words = String(repeating: "word ", count: 30)
    let text = LayoutDifference(actual: Self.layout(title: words + "new " + words), accepted: Self.layout(title: words + "old " + words))
      .text
    #expect(text.hasPrefix("title is \"…word word word word new word") && text.contains("was \"…word word word word old word"), "\(text)")
    #expect(text.count < 200)
  }

  /// Over all pairs of the accepted layouts of this package: nothing changed in equal ones, something did in all others, and the text is
  /// short.
  @Test func everyPairOfLayoutsHasAShortText() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Snapshots")
    let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".txt") }
    let layouts = try names.sorted().map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    #expect(layouts.count > 50)
    for (index, one) in layouts.enumerated() {
      for two in layouts[index...].prefix(20) {
        let text = LayoutDifference(actual: one, accepted: two).text
        #expect(text.isEmpty == (one == two), "\(one)\n\(two)")
        #expect(text.split(separator: "\n").count <= 4)
      }
    }
  }

  /// An accepted layout may be any file. Matching 200,000 parts of it would take hours.
  @Test func aLayoutOfManyPartsIsOnlyCounted() {
    let many = (0..<200_000).map { "kind\($0)\n" }.joined()
    #expect(LayoutDifference(actual: Self.layout(), accepted: many).text == "layout has 5 parts, had 200000")
    let long = Self.layout().replacingOccurrences(of: "snow", with: String(repeating: "s", count: 1_000_000))
    #expect(LayoutDifference(actual: Self.layout(), accepted: long).text.count <= 500)
  }
}
