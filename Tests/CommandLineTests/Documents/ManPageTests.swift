// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import TestSupport
import Testing

/// The pages that `make man` writes, against the help that the tool itself dumps.
@Suite struct ManPageTests {
  private static let writer = Tool.buildFolder.appendingPathComponent("WriteReference")

  private let tool: Tool
  private let pages: [String: String]

  init() throws {
    tool = try Tool()
    let run = try tool.run(["man", "man"], program: Self.writer)
    try #require(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    pages = try tool.files("man").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// Every command of the dumped help but `help`, with the words that call it.
  private func commands() throws -> [(words: [String], help: [String: Any])] {
    func below(_ command: [String: Any], _ parents: [String]) -> [(words: [String], help: [String: Any])] {
      guard let name = command["commandName"] as? String, name != "help" else { return [] }
      let children = (command["subcommands"] as? [[String: Any]] ?? []).filter { $0["shouldDisplay"] as? Bool != false }
      return [(parents + [name], command)] + children.flatMap { below($0, parents + [name]) }
    }
    let dump = try jsonObject(tool.command("--experimental-dump-help").text)
    return below(try #require(dump["command"] as? [String: Any]), [])
  }

  /// A page's text without its fonts and escaped hyphens.
  private static func plain(_ page: String) -> String {
    ["\\fB", "\\fI", "\\fR"].reduce(page.replacingOccurrences(of: "\\-", with: "-")) { $0.replacingOccurrences(of: $1, with: "") }
  }

  @Test func everyCommandHasItsPageAndNothingElseHas() throws {
    let names = try commands().map { $0.words.joined(separator: "-") + ".1" }
    #expect(names.contains("labelkit-batch.1") && names.contains("labelkit-icons-list.1"))
    #expect(Set(pages.keys) == Set(names))
  }

  @Test func everyArgumentIsOnThePageOfItsCommand() throws {
    for (words, help) in try commands() {
      let lines = Self.plain(try #require(pages[words.joined(separator: "-") + ".1"])).split(separator: "\n")
      for argument in help["arguments"] as? [[String: Any]] ?? [] where argument["shouldDisplay"] as? Bool == true {
        let names = (argument["names"] as? [[String: String]] ?? []).map { ($0["kind"] == "long" ? "--" : "-") + $0["name", default: ""] }
        let value = argument["kind"] as? String == "flag" ? nil : argument["valueName"] as? String
        let term = [names.joined(separator: ", "), value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        #expect(lines.contains { $0 == term }, "\(words): \(term)")
      }
    }
  }

  @Test func everyPageHasTheUsualSections() {
    for (name, page) in pages {
      let headings = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
      #expect(headings.starts(with: ["NAME", "SYNOPSIS", "DESCRIPTION"]), "\(name)")
      #expect(headings.suffix(5) == ["EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO"], "\(name)")
    }
  }

  @Test func everyExampleIsACommandThatTheToolAccepts() {
    for (name, page) in pages {
      let examples = page.components(separatedBy: ".SH EXAMPLES\n").last?.components(separatedBy: ".EX\n").dropFirst() ?? []
      for example in examples {
        let line = Self.plain(example.components(separatedBy: "\n")[0]).replacingOccurrences(of: "\\(dq", with: "\"")
        let words = line.split(separator: " ").map { String($0).replacingOccurrences(of: "\"", with: "") }
        #expect(words.first == "labelkit" && CommandLineTool.accepts(Array(words.dropFirst())), "\(name): \(line)")
        #expect(words.dropFirst().joined(separator: "-").hasPrefix(name.dropFirst(9).dropLast(2)), "\(name): \(line)")
      }
    }
  }

  @Test func everyPageThatOneRefersToExists() {
    for (name, page) in pages {
      for reference in Self.plain(page).matches(of: /(labelkit[a-z-]*)\(1\)/) {
        #expect(pages[reference.output.1 + ".1"] != nil, "\(name) refers to \(reference.output.1)")
      }
    }
  }

  @Test func pagesAreTheSameOnEveryRun() throws {
    #expect(try tool.run(["man", "again"], program: Self.writer).code == 0)
    #expect(try tool.files("again") == tool.files("man"))
  }

  private static let groff = "/usr/bin/groff"

  @Test(.enabled(if: ReleaseBuild.isExecutable(Self.groff), "there is no groff; the Debian package groff-base has it"))
  func groffFormatsEveryPageWithoutAWarning() throws {
    for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
      let run = try tool.run(
        ["-man", "-Tutf8", "-ww", "-rLL=78n"], input: page, environment: ["GROFF_NO_SGR": "1"], program: URL(fileURLWithPath: Self.groff))
      #expect(run.code == 0 && run.errors.isEmpty, "\(name): \(run.errors)")
      let text = run.text.replacing(/.\u{8}/, with: "")
      #expect(text.contains("EXIT STATUS") && !text.contains("\\f") && !text.contains("\\["), "\(name)")
    }
  }
}
