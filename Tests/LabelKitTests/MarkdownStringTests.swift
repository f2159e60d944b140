// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import TestSupport
import Testing

/// `AttributedString(markdown:)`, which Foundation on Linux does not have.
@Suite struct MarkdownStringTests {
  private func parts(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      "\(String(text[run.range].characters)):\(run.inlinePresentationIntent?.rawValue ?? 0)\(run.link.map { " " + $0.absoluteString } ?? "")"
    }
  }

  @Test(arguments: [
    ("plain", ["plain:0"]), ("", []), ("a **b** c", ["a :0", "b:2", " c:0"]), ("***both***", ["both:3"]),
    ("*a **b***", ["a :1", "b:3"]), ("`x` ~~y~~", ["x:4", " :0", "y:32"]), ("[**go**](https://a.b/c)", ["go:2 https://a.b/c"]),
    ("[here](there)", ["here:0 there"]), ("2 * 3 * 4", ["2 * 3 * 4:0"]), ("one\ntwo", ["one two:0"]),
  ])
  func marksBecomePresentationIntents(markdown: String, runs: [String]) throws {
    #expect(try parts(AttributedString(markdown: markdown)) == runs)
  }

  @Test(arguments: [
    ("[a[b](c)", ["[a:0", "b:0 c"]), ("[a](b)(c)", ["a:0 b", "(c):0"]), ("[ a b ](c)", [" a b :0 c"]), ("[*a*](c)", ["a:1 c"]),
    ("[](c)", ["[](c):0"]), ("[a]()", ["[a]():0"]), ("[a] (b)", ["[a] (b):0"]), ("[a](b c)", ["[a](b c):0"]),
    ("[a](b(c))", ["[a](b(c)):0"]), ("[a](b", ["[a](b:0"]), ("[a](", ["[a](:0"]), ("[a]", ["[a]:0"]), ("[", ["[:0"]),
    ("[é\u{301}](é)", ["é\u{301}:0 %C3%A9"]),
  ])
  func linksNeedATextAndATargetWithoutSpaces(markdown: String, runs: [String]) throws {
    #expect(try parts(AttributedString(markdown: markdown)) == runs)
  }

  @Test func inlineOnlyPreservingWhitespaceKeepsWhitespace() throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(try parts(AttributedString(markdown: "one\n  *two*", options: options)) == ["one\n  :0", "two:1"])
  }

  @Test(arguments: ["*a ", "**a ", "***a ", "_a ", "`a", "~~a ", "[a", "[a](b ", "*a **b ", "`a *b _c "])
  func manyMarksWithoutAnEndAreTextAndReadOnce(mark: String) throws {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let growth = try Growth.ofFourTimes(500) { count in
      let markdown = String(repeating: mark, count: count) + "x"
      let text = try AttributedString(markdown: markdown, options: options)
      #expect(text.unicodeScalars.count <= markdown.unicodeScalars.count)
      #expect(mark.contains("`") || String(text.characters) == markdown)
    }
    #expect(growth < Growth.limit)
  }

  @Test func linksAreRelativeToTheBaseURL() throws {
    let text = try AttributedString(markdown: "[x](b/c)", baseURL: URL(string: "https://a.b/"))
    #expect(text.runs.first?.link?.absoluteURL.absoluteString == "https://a.b/b/c")
  }

  @Test func intentsAreDrawnLikeMarkdownOfAKey() throws {
    let markdown = "A **b** *c* `d` ~~e~~"
    let text = try AttributedString(markdown: markdown)
    let images = try [Text(LocalizedStringKey(markdown)), Text(text), Text("A b c d e")].map {
      try ImageRenderer(content: $0.font(.title)).pngData()
    }
    #expect(images[0] == images[1])
    #expect(images[0] != images[2])
  }
}
