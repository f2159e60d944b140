// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit port` and `labelkit asset-symbols`, and what they print.
@Suite struct PortCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private func write(_ name: String, _ text: String) throws { try tool.write(name, text) }

  private func run(_ arguments: String...) -> Outcome { tool.command(arguments) }

  /// The last line, which says that what is not reported may be missing too.
  private static let next =
    "This looks for names that are known, so what is not reported may still not compile; next, let the compiler check: swift build"

  /// The names are AppKit's, which no version of LabelKit has.
  private func writeApp() throws {
    try write("App/a b.swift", "import SwiftUI\nlet é = NSColor.red, b: NSView\nImage(systemName: \"bolt.fil\")\n")
    try write("App/z.swift", "import SwiftUI\nlet c: NSColor\n")
  }

  @Test func textHasALineForEachPlaceAndTheCounts() throws {
    try writeApp()
    let outcome = run("port", "./App")
    #expect(outcome.code == 1 && outcome.errors == "")
    #expect(
      outcome.text == """
        App/a b.swift:2:9: NSColor is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS) [LK0546]
        App/a b.swift:2:25: NSView is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS) [LK0546]
        App/a b.swift:3:20: no icon is named "bolt.fil"; did you mean "bolt.fill", "bolt" or "bell.fill"? [LK0102]
        App/z.swift:2:8: NSColor is not on iOS, and LabelKit has iOS's names only; put it into #if os(macOS) [LK0546]

        files   uses  cause
            2      2  NSColor is not on iOS, and LabelKit has iOS's names only [LK0546]
            1      1  NSView is not on iOS, and LabelKit has iOS's names only [LK0546]
            1      1  no icon is named "bolt.fil" [LK0102]

        4 places in 2 of 2 Swift files
        \(Self.next)

        """)
  }

  @Test func nothingToChangeIsSaid() throws {
    try write("App/a.swift", "import SwiftUI\nlet a = Label(\"a\", systemImage: \"star\")\n")
    let outcome = run("port", "./App")
    #expect(outcome.code == 0 && outcome.text == "nothing to change in 1 Swift file\n\(Self.next)\n")
  }

  @Test func jsonHasAnObjectForEachPlaceAndOneWithTheCounts() throws {
    try writeApp()
    let outcome = run("port", "./App", "--json")
    #expect(outcome.code == 1 && outcome.lines.count == 5)
    let first = try jsonObject(outcome.lines[0])
    #expect(first["code"] as? String == "LK0546" && first["line"] as? Int == 2 && first["column"] as? Int == 9)
    let last = try outcome.lastObject()
    #expect(last["end"] as? Bool == true && last["files"] as? Int == 2 && last["findings"] as? Int == 4)
    #expect((last["causes"] as? [[String: Any]])?.first?["uses"] as? Int == 2)
  }

  @Test func sarifHasRulesAndRegions() throws {
    try writeApp()
    // As a process, because the paths in it are relative to the working directory.
    let outcome = try tool.run(["port", "App", "--sarif"])
    let log = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect(outcome.code == 1 && log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["LK0102", "LK0546"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 1, 0, 1] && results[0]["level"] as? String == "error")
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "App/a%20b.swift")
    #expect(location["region"] as? [String: Int] == ["startLine": 2, "startColumn": 9, "endColumn": 16])
  }

  @Test func filesThatCannotBeReadHaveTheirExitCode() throws {
    let missing = run("port", "./nowhere")
    #expect(missing.code == 66 && missing.errors.contains("LK0402"))
    #expect(run("port").code == 64 && run("port", "--names", "./App").code == 64 && run("port", "./App", "--json", "--sarif").code == 64)
  }

  @Test func namesAreListedWithTheirStatus() throws {
    let outcome = run("port", "--names")
    #expect(outcome.code == 0 && outcome.text.contains("\nLabel\tsupported\n") && outcome.text.contains("\nNSColor\tunavailable\n"))
    #expect(outcome.text.contains("\nUIAlertController\tout of scope: alerts are screens, not labels: "))
    #expect(outcome.lines == outcome.lines.sorted { $0.prefix { $0 != "\t" } < $1.prefix { $0 != "\t" } })
    let object = try jsonObject(run("port", "--names", "--json").lines.first { $0.contains("\"Label\"") } ?? "")
    #expect(object["status"] as? String == "supported")
  }

  @Test func assetSymbolsAreWrittenOnce() throws {
    try write("A.xcassets/my-logo.imageset/Contents.json", "{}")
    let outcome = run("asset-symbols", "./A.xcassets", "--import", "LabelKit")
    #expect(outcome.code == 0 && outcome.text.contains("static let myLogo = ImageResource(name: \"my-logo\", bundle: .module)"))
    #expect(run("asset-symbols", "./A.xcassets", "-o", "./out/a.swift").code == 0)
    let file = tool.path("out/a.swift")
    let written = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(run("asset-symbols", "./A.xcassets", "-o", "./out/a.swift").code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == written, "it is not replaced")
    try write("own.swift", "let a = 1")
    #expect(run("asset-symbols", "./A.xcassets", "-o", "./own.swift").code == 73)
    try write("A.xcassets/my logo.imageset/Contents.json", "{}")
    let equal = run("asset-symbols", "./A.xcassets", "--diagnostics", "short")
    #expect(equal.code == 65 && equal.text == "" && equal.errors.contains("A.xcassets/my logo.imageset/Contents.json:1:1: error LK0554"))
  }
}
