// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The code in the DocC catalogues is code that these tests compile and run.
@Suite struct CatalogueCodeTests {
  @Test func everyBlockOfSwiftIsCompiledHere() throws {
    for catalogue in Catalogue.all {
      for (name, file) in catalogue.files("md").sorted(by: { $0.key < $1.key }) {
        let text = try String(contentsOf: file, encoding: .utf8)
        var lines = text.components(separatedBy: "\n")
        for block in CodeBlock.all(in: text).reversed() where block.language == "swift" || block.source?.kind == "part of" {
          let source = try #require(block.source, "\(name) shows code without a source: \(block.code)")
          switch source.kind {
          case "snippet":
            let snippet = try #require(Snippets.all[source.name], "\(name) shows a snippet that does not exist: \(source.name)")
            if recordsDocumentation {
              lines.replaceSubrange(block.lines, with: snippet.components(separatedBy: "\n").dropLast())
            } else {
              #expect(block.code == snippet, "\(name) shows other code than the snippet \(source.name); \(recordingAdvice)")
            }
          case "part of":
            let whole = try String(contentsOf: Catalogue.package.appending(path: source.name), encoding: .utf8)
            for line in block.code.split(separator: "\n") {
              let content = line.trimmingCharacters(in: .whitespaces)
              #expect(whole.contains(content), "\(name) shows a line that \(source.name) does not have: \(content)")
            }
          default: Issue.record("\(name) names no source of its Swift: \(source.kind)")
          }
        }
        let recorded = lines.joined(separator: "\n")
        if recorded != text { try recorded.write(to: file, atomically: true, encoding: .utf8) }
      }
    }
  }

  /// Otherwise readers scroll. Below 1,280 pixels they do anyway.
  @Test func codeIsNoWiderThanAPage() throws {
    for catalogue in Catalogue.all {
      for article in catalogue.files("md").keys {
        for line in try catalogue.blocks(of: article).flatMap({ $0.code.split(separator: "\n") }) {
          #expect(line.count <= 78, "\(article): \(line)")
        }
      }
    }
  }

  @Test func everySnippetIsShown() throws {
    var shown = Set(TutorialCode.files.values.joined())
    for catalogue in Catalogue.all {
      for article in catalogue.files("md").keys {
        shown.formUnion(try catalogue.blocks(of: article).compactMap { $0.source?.kind == "snippet" ? $0.source?.name : nil })
      }
    }
    #expect(Set(Snippets.all.keys) == shown)
  }

  @Test func theTutorialsCodeFilesAreTheseSnippets() throws {
    let catalogue = try #require(Catalogue.all.first)
    for (name, snippets) in TutorialCode.files {
      let parts = try snippets.map { try #require(Snippets.all[$0], "\(name): \($0)") }
      let code = (["import LabelKit\n"] + parts).joined(separator: "\n")
      let file = catalogue.resources.appending(path: name)
      if recordsDocumentation {
        try code.write(to: file, atomically: true, encoding: .utf8)
      } else {
        #expect(try String(contentsOf: file, encoding: .utf8) == code, "\(name); \(recordingAdvice)")
      }
    }
    #expect(Set(catalogue.files("swift").keys) == Set(TutorialCode.files.keys))
  }

  @Test func theTutorialShowsEveryCodeFileAndNoOther() throws {
    let catalogue = try #require(Catalogue.all.first)
    let texts = try catalogue.files("tutorial").values.map { try String(contentsOf: $0, encoding: .utf8) }
    let shown = texts.flatMap { text in text.matches(of: /file: "?([^",)]+)"?/).map { String($0.output.1) } }
    #expect(Set(shown) == Set(TutorialCode.files.keys))
  }
}
