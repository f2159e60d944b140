// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelKit
import Testing

/// An image of a DocC catalogue, and the code beside which it stands.
///
/// The code is that of a static function, which captures nothing.
struct DocumentedImage: CustomTestStringConvertible, @unchecked Sendable {
  let module: String
  let name: String
  /// Renders the files of the image: light, and dark if there is such a file.
  let render: () throws -> (light: Data, dark: Data?)

  var testDescription: String { "\(module)/\(name)" }

  /// What a view looks like at two pixels per point, in the light and in the dark appearance.
  init(_ module: String, _ name: String, @ViewBuilder view: @escaping () -> some View) {
    self.module = module
    self.name = name
    render = {
      let renderer = ImageRenderer(content: view())
      renderer.scale = 2
      let light = try renderer.pngData()
      renderer.colorScheme = .dark
      return (light, try renderer.pngData())
    }
  }

  /// What code renders itself; it looks the same in both appearances.
  init(_ module: String, _ name: String, data: @escaping () throws -> Data) {
    self.module = module
    self.name = name
    render = { (try data(), nil) }
  }

  /// The output of a manifest that an article defines, with the article's other files beside it.
  init(_ module: String, _ name: String, of id: String, in manifest: String, on article: String) {
    self.module = module
    self.name = name
    render = {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for block in try Catalogue(module: module).blocks(of: article) {
        guard let source = block.source, source.kind == "file" else { continue }
        try block.code.write(to: folder.appending(path: source.name), atomically: true, encoding: .utf8)
      }
      var run = Run([folder.appending(path: manifest).path], into: .folder(folder.appending(path: "out").path))
      run.cache = .none
      let summary = try run.perform { event in
        if case .finished(let result) = event { for diagnostic in result.diagnostics { Issue.record("\(diagnostic)") } }
      }
      #expect(summary.exitCode == 0 && summary.written > 0)
      let dark = folder.appending(path: "out/\(id)-dark.png")
      return (
        try Data(contentsOf: folder.appending(path: "out/\(id).png")),
        FileManager.default.fileExists(atPath: dark.path) ? try Data(contentsOf: dark) : nil
      )
    }
  }

  /// The names of the image's files, as DocC looks for them.
  func fileName(isDark: Bool) -> String { "\(name)\(isDark ? "~dark" : "")@2x.png" }
}
