// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Facts that were read off public images of real labels, and the line heights of iOS.
@Suite struct AppleImageTests {
  private static let facts = Recordings.folder.appending(path: "apple-labels-dev.ndjson")
  private static let checker = Recordings.folder.appending(path: "apple_labels.py")
  private static let exist = [facts, checker].allSatisfy { FileManager.default.fileExists(atPath: $0.path()) }

  private struct Score: Decodable {
    var right: [String: Int]
    var total: [String: Int]
    var facts: Int
    var perfect: Int
  }

  @Test(.enabled(if: exist, "skipped: the facts of Apple's pictures are missing (../shared/golden)"))
  func labelsAreAsInImagesOfRealOnes() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.checker.path(), Self.facts.path(), Tool.executable.path(), "--json"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let score = try JSONDecoder().decode(Score.self, from: data)
    #expect(score.perfect == score.facts, "\(String(decoding: data, as: UTF8.self))")
    for (kind, count) in score.total { #expect(score.right[kind] == count, "\(kind)") }
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for (kind, count) in score.total { #expect(page.contains("| \(kind) | \(count) of \(count) |"), "\(kind) \(count)") }
    #expect(page.contains("\(score.perfect) of \(score.facts) facts"))
  }

  private static let page = Checkout.root.appending(path: "Documentation/Fidelity.md")

  @Test func lineHeightsOfIOSAreThoseOfTheTable() throws {
    let sizes = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
      "accessibility4", "accessibility5",
    ]
    let styles = [
      "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption", "caption2",
    ]
    let records = styles.flatMap { style in
      sizes.map {
        """
        {"id": "\(style)", "title": "Rain", "scale": 3, "metrics": "ios", "dynamicTypeSize": "\($0)", "font": {"textStyle": "\(style)"}}
        """
      }
    }
    struct Result: Decodable { var sizeThatFits: [Double] }
    let outcome = try Tool()("measure", input: records.joined(separator: "\n"))
    let heights = try outcome.lines.map { try JSONDecoder().decode(Result.self, from: Data($0.utf8)).sizeThatFits[1] }
    try #require(heights.count == styles.count * sizes.count)
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for (row, style) in styles.enumerated() {
      let cells = heights[row * sizes.count..<(row + 1) * sizes.count].map { String(format: "%.2f", $0) }
      #expect(page.contains("| \(style) | " + cells.joined(separator: " | ") + " |"), "\(style): \(cells)")
    }
  }
}
