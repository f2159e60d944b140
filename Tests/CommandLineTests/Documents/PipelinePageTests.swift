// SPDX-License-Identifier: MIT

import Foundation
import LabelEngine
import TestSupport
import Testing

/// Every command in `Documentation/Pipeline.md` prints the output that the page shows.
///
/// The manifest names its font, and `scripts/install-deps` installs the fonts of the other scripts; the page was recorded on Debian 12, as
/// the snapshots were. `make record` rewrites the page and its image when a change is meant to alter them.
@Suite struct PipelinePageTests {
  private static let package = Checkout.root
  private static let file = package.appendingPathComponent("Documentation/Pipeline.md")
  private static let image = package.appendingPathComponent("Examples/images/pipeline.png")
  private static let advice = "to accept it: LABELKIT_RECORD=failed swift test --filter PipelinePageTests"

  private let tool: Tool
  private let page: String

  init() throws {
    tool = try Tool()
    page = try String(contentsOf: Self.file, encoding: .utf8)
    let manifest = try #require(Self.blocks("yaml", of: page).first)
    try tool.write("bolt.yaml", manifest)
  }

  @Test func commandsPrintTheOutputOfThePage() throws {
    var recorded = page
    for block in Self.blocks("console", of: page) {
      let command = String(try #require(block.split(separator: "\n").first))
      try #require(command.hasPrefix("$ labelkit "), "a console block begins with a command: \(command)")
      let outcome = try tool.run(command.split(separator: " ").dropFirst(2).map(String.init))
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(command): \(outcome.errors)")
      let printed = command + "\n" + outcome.text
      if Self.records {
        recorded = recorded.replacingOccurrences(of: block, with: printed)
      } else {
        #expect(printed == block, "Documentation/Pipeline.md has different output; \(Self.advice)")
      }
    }
    if recorded != page { try recorded.write(to: Self.file, atomically: true, encoding: .utf8) }
  }

  @Test func everyStageIsShownInOrder() {
    let stages = Self.blocks("console", of: page).compactMap { $0.split(separator: "\n").first?.split(separator: " ").last }
    #expect(stages.map(String.init) == Stage.allCases.map(\.rawValue))
  }

  @Test func imageIsTheFileOfTheManifest() throws {
    let outcome = try tool("batch", "bolt.yaml", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let rendered = try #require(try tool.files("out")["bolt.png"])
    if Self.records { try Data(rendered).write(to: Self.image) }
    #expect(try [UInt8](Data(contentsOf: Self.image)) == rendered, "Documentation/Pipeline.md has a different image; \(Self.advice)")
  }

  /// The code blocks of a language, each with its last line end.
  private static func blocks(_ language: String, of page: String) -> [String] {
    page.components(separatedBy: "\n```").filter { $0.hasPrefix(language + "\n") }.map { $0.dropFirst(language.count + 1) + "\n" }
  }

  /// Whether the page is rewritten, under the same conditions as snapshots are accepted; never on a build server.
  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["LABELKIT_RECORD"] == "failed" && environment["CI", default: ""].isEmpty
  }()
}
