// SPDX-License-Identifier: MIT

import Foundation

/// The DocC catalogue of a module: its pages, and the images and code files that they show.
///
/// A page names the source of each block of code in a comment on the line before it: `snippet: NAME` for lines of the Swift files in this
/// folder, `file: NAME` for a file that the page itself defines, and `part of: PATH` for lines of a file of the package.
struct Catalogue: Sendable {
  static let all = ["LabelKit", "LabelUIKit", "LabelSnapshots", "LabelBuild"].map(Catalogue.init)
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  let module: String

  var folder: URL { Self.package.appending(path: "Sources/\(module)/\(module).docc") }
  var resources: URL { folder.appending(path: "Resources") }

  /// The files with an extension, by their names; those of folders inside the catalogue too.
  func files(_ pathExtension: String) -> [String: URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let matching = files.filter { $0.pathExtension == pathExtension }
    return Dictionary(matching.map { ($0.lastPathComponent, $0) }) { first, _ in first }
  }

  /// The blocks of code of an article, in their order.
  func blocks(of article: String) throws -> [CodeBlock] {
    guard let file = files("md")[article] else { throw CocoaError(.fileNoSuchFile) }
    return CodeBlock.all(in: try String(contentsOf: file, encoding: .utf8))
  }
}

/// A fenced block of code in an article.
struct CodeBlock: Hashable {
  /// The name after the opening fence, such as `swift`.
  let language: String
  /// The comment on the line before the block, such as `snippet` and its name; nil for none.
  let source: (kind: String, name: String)?
  let code: String
  /// The lines of the code in the article, beginning with 0.
  let lines: Range<Int>

  static func == (one: CodeBlock, other: CodeBlock) -> Bool { one.lines == other.lines && one.code == other.code }
  func hash(into hasher: inout Hasher) { hasher.combine(lines) }

  static func all(in text: String) -> [CodeBlock] {
    let lines = text.components(separatedBy: "\n")
    var blocks: [CodeBlock] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = index + 1
        continue
      }
      let comment = first >= 2 ? lines[first - 2].firstMatch(of: /^<!-- ([a-z ]+): (.+) -->$/) : nil
      blocks.append(
        CodeBlock(
          language: String(lines[first - 1].dropFirst(3)), source: comment.map { (String($0.output.1), String($0.output.2)) },
          code: lines[first..<index].joined(separator: "\n") + "\n", lines: first..<index))
      start = nil
    }
    return blocks
  }
}

/// Lines of the Swift files in this folder that the documentation shows: those between `// snippet: NAME` and `// end snippet`.
enum Snippets {
  static let all: [String: String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Catalogue.swift" }.reduce(into: [:]) { snippets, file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      var open: (name: String, indentation: Int, lines: [Substring])?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let content = line.drop { $0 == " " }
        if content.hasPrefix("// snippet: ") {
          open = (String(content.dropFirst(12)), line.count - content.count, [])
        } else if content == "// end snippet", let snippet = open {
          snippets[snippet.name] = snippet.lines.map { $0 + "\n" }.joined()
          open = nil
        } else if let indentation = open?.indentation {
          open?.lines.append(line.dropFirst(min(indentation, line.count - content.count)))
        }
      }
    }
  }()
}

/// Whether pages and images are rewritten instead of compared, as snapshots are accepted; never on a build server.
let recordsDocumentation: Bool = {
  let environment = ProcessInfo.processInfo.environment
  return environment["LABELKIT_RECORD"] == "failed" && environment["CI", default: ""].isEmpty
}()

let recordingAdvice = "if that is meant: LABELKIT_RECORD=failed swift test --filter DocumentationTests"
