// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
internal import LabelSystem

/// Writes the page of a session as static files, which open from a folder without a server.
package struct LiveExport: Sendable {
  /// What is exported: labels with the names of their files, and the state of the page.
  package struct Content: Sendable {
    /// A label that is drawn.
    package struct Label: Sendable {
      /// The name on the page.
      var id: String
      /// Its columns, each with the name of its file.
      var files: [(column: Int, name: String)]
    }

    var labels: [Label]
    /// Returns the facts of an image, compared with the accepted one.
    var facts: @Sendable (_ label: Int, _ file: Int, LiveImage) -> LiveImage.Facts
    /// Returns the state of the page with the files of its images, by label and column.
    var json: @Sendable (_ images: [String: [Int: String]]) -> JSONValue
  }

  private let session: any LivePageSession

  /// The file that says that a folder was written by an export, and which files of it.
  private static let listName = "labelkit-export.txt"
  private static let listHead = "# Files of labelkit live --export\n"

  /// Creates an export of what a session shows.
  package init(_ session: any LivePageSession) { self.session = session }

  /// Draws all labels, and writes the page with their images. Files of an earlier export that are not written again are removed.
  ///
  /// - Returns: The path of the page.
  /// - Throws: `MachineError.notReplaced` if the folder has a file that an export did not write; what writing throws; and the first error of
  ///   an input that cannot be shown at all.
  package func write(to folder: String) async throws(Diagnostic) -> String {
    let content = try await session.exported()
    let output: OutputFolder
    do throws(MachineError) { output = try OutputFolder(folder) } catch { throw Diagnostic(error) }
    let former = Self.formerFiles(in: output)
    var writer = Writer(folder: output, former: former)
    var layouts: [JSONValue.Member] = []
    var facts: [JSONValue.Member] = []
    var images: [String: [Int: String]] = [:]
    for (number, label) in content.labels.enumerated() {
      var (layoutsOfLabel, factsOfLabel) = ([JSONValue.Member](), [JSONValue.Member]())
      for (index, file) in label.files.enumerated() {
        let image = try await session.image(of: label.id, variant: file.column)
        factsOfLabel.append(.init(String(file.column), content.facts(number, index, image).json))
        guard !image.png.isEmpty else { continue }
        let name = "pictures/" + file.name
        try writer.write(image.png, name)
        images[label.id, default: [:]][file.column] = name
        if let layout = try? await session.layout(of: label.id, variant: file.column) {
          layoutsOfLabel.append(.init(String(file.column), layout))
        }
      }
      facts.append(.init(label.id, .object(factsOfLabel)))
      layouts.append(.init(label.id, .object(layoutsOfLabel)))
    }
    let script: JSONValue = ["state": content.json(images), "facts": .object(facts), "layouts": .object(layouts)]
    try writer.write(Array("window.labelkitExport = \(script.line);\n".utf8), "state.js")
    for name in LivePage.names {
      guard let file = LivePage.file(name) else { continue }
      try writer.write(name == "index.html" ? Self.withState(file) : file, name)
    }
    try writer.finish()
    return folder + (folder.hasSuffix("/") ? "" : "/") + "index.html"
  }

  /// The page with its state, loaded before the other scripts.
  private static func withState(_ page: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: page, as: UTF8.self).split(separator: LivePage.stateMark, maxSplits: 1, omittingEmptySubsequences: false)
        .joined(separator: "<script src=\"state.js\"></script>").utf8)
  }

  /// The files of an earlier export.
  private static func formerFiles(in folder: OutputFolder) -> Set<String> {
    guard let path = try? OutputPath(listName), let bytes = folder.contents(of: path, limit: 64 << 20) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(listHead) else { return [] }
    return Set(text.dropFirst(listHead.count).split(separator: "\n").map(String.init))
  }

  /// Writes files, each once, and remembers which.
  private struct Writer {
    let folder: OutputFolder
    let former: Set<String>
    private var written: [String] = []

    init(folder: OutputFolder, former: Set<String>) {
      self.folder = folder
      self.former = former
    }

    mutating func write(_ bytes: [UInt8], _ name: String) throws(Diagnostic) {
      let isOurs = former.contains(name)
      let kind = name.hasSuffix(".png") ? OutputKind.image : OutputKind("a file of an export", headLength: 1) { _ in false }
      try put(bytes, name, OutputRule(kind, isRecorded: { isOurs }))
      written.append(name)
    }

    /// Writes the list of files, and removes the images of an earlier export that were not written. The list may come from elsewhere, so no
    /// other file that it names is removed.
    mutating func finish() throws(Diagnostic) {
      for name in former.subtracting(written) where name.hasPrefix("pictures/") && name.hasSuffix(".png") {
        if let path = try? OutputPath(name) { _ = folder.remove(path) }
      }
      let list = LiveExport.listHead + written.sorted().map { $0 + "\n" }.joined()
      let kind = OutputKind("a list of an export", headLength: 64) { $0.starts(with: LiveExport.listHead.utf8) }
      try put(Array(list.utf8), LiveExport.listName, OutputRule(kind))
    }

    private func put(_ bytes: [UInt8], _ name: String, _ rule: OutputRule) throws(Diagnostic) {
      let path: OutputPath
      do throws(LabelError) { path = try OutputPath(name) } catch { throw Diagnostic(error) }
      do throws(MachineError) { _ = try folder.write(bytes, to: path, rule) } catch { throw Diagnostic(error) }
    }
  }
}
