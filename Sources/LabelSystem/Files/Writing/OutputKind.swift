// SPDX-License-Identifier: MIT

package import LabelCore

/// The kind of an output file. An output replaces only files of its own kind, which are recognised by their first bytes.
package struct OutputKind: Sendable {
  /// The kind in a message, such as `a PNG image`.
  package let name: String
  /// How many bytes of an existing file are enough to recognise it.
  let headLength: Int
  /// Whether such a file is text, which a terminal can show.
  package var isText: Bool
  private let recognizesHead: @Sendable (ArraySlice<UInt8>) -> Bool

  package init(
    _ name: String, headLength: Int = 1024, isText: Bool = true, recognizes: @escaping @Sendable (ArraySlice<UInt8>) -> Bool
  ) {
    self.name = name
    self.isText = isText
    self.headLength = headLength
    recognizesHead = recognizes
  }

  /// Whether a file with these first bytes is of this kind. An empty file is of every kind: tools such as mktemp make one for its name.
  package func recognizes(_ head: [UInt8]) -> Bool { head.isEmpty || recognizesHead(head[...]) }

  /// Whether a regular file is of this kind, links followed; false if it cannot be read.
  package func isKind(ofFile path: String) -> Bool {
    (try? FileContents.head(at: path, count: headLength)).map { recognizes($0) } ?? false
  }

  // MARK: Kinds

  /// A PNG file, by its signature.
  package static let image = file(of: .png)

  /// A file of an output format, by its first bytes.
  package static func file(of format: OutputFormat) -> OutputKind {
    let start = format.start
    return OutputKind(format.kindName, headLength: start.count, isText: format.isText) { head in
      head.count >= start.count && zip(head, start).allSatisfy { $1 == nil || $0 == $1 }
    }
  }

  /// A tar archive: the magic of its first header, or the two blocks of zeros of an archive without files.
  package static let archive = OutputKind("a tar archive", headLength: 1024) { head in
    head.count >= 512 && (head[257..<262].elementsEqual("ustar".utf8) || head.count == 1024 && head.allSatisfy { $0 == 0 })
  }

  /// A report of `labelkit snapshot`, by its title.
  package static let report = OutputKind("a report of LabelKit") { head in
    head.starts(with: "<!doctype html>".utf8) && head.contains("<title>LabelKit snapshots</title>")
  }

  /// The page of `labelkit icons browse`, by its title.
  package static let iconBrowser = OutputKind("an icon page of LabelKit") { head in
    head.starts(with: "<!doctype html>".utf8) && head.contains("<title>LabelKit icons</title>")
  }

  /// The page of `labelkit audit`, by its title.
  package static let auditPage = OutputKind("an audit page of LabelKit") { head in
    head.starts(with: "<!doctype html>".utf8) && head.contains("<title>LabelKit audit</title>")
  }

  /// JUnit results of LabelKit, by the name of their suite.
  package static let testResults = OutputKind("JUnit results of LabelKit") { head in
    head.starts(with: "<?xml".utf8)
      && (head.contains("<testsuite name=\"labelkit snapshot\"") || head.contains("<testsuite name=\"snapshots\""))
  }

  /// A comment of `labelkit snapshot verify --markdown`, by its first line.
  package static let changeComment = OutputKind("a Markdown comment of LabelKit") { $0.starts(with: "<!-- LabelKit snapshots -->".utf8) }

  /// A file of accepted hashes, by its first line.
  package static let snapshotHashes = OutputKind("a hash file of LabelKit") { $0.starts(with: "# LabelKit snapshots".utf8) }

  /// The accepted layout of a label, by its first word.
  package static let layout = OutputKind("an accepted layout", headLength: 7) { $0.starts(with: "layout ".utf8) }

  /// A dependency file in the form in which LabelKit writes it, which no Makefile written by a person has.
  package static let dependencies = OutputKind("a dependency file of LabelKit", headLength: DependencyForm.headLength) {
    DependencyForm.matches($0)
  }

  /// Any regular file, in a folder whose files have the names of LabelKit's: accepted snapshots, the images of failures, and the font index
  /// in the user's cache folder.
  package static let anyFile = OutputKind("a regular file", headLength: 0) { _ in true }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes of a text occur somewhere.
  fileprivate func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: text) }
  }
}
