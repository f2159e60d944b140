// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

@Suite struct ReadmeExampleTests {
  /// Runs the example of README.md and Documentation/Swift.md, with the file in a temporary folder.
  @Test func swiftExampleRendersItsImage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "lightning.png")

    let label = Label("Lightning", systemImage: "bolt.fill")
      .labelStyle(.titleAndIcon)
      .font(.title)
      .foregroundStyle(.orange)
    let renderer = ImageRenderer(content: label)
    renderer.scale = 2
    try renderer.pngData().write(to: file)

    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    for document in ["README.md", "Documentation/Swift.md"] {
      let text = try String(contentsOf: package.appending(path: document), encoding: .utf8)
      for line in ["  .labelStyle(.titleAndIcon)", "  .font(.title)", "  .foregroundStyle(.orange)", "renderer.scale = 2"] {
        #expect(text.contains(line + "\n"), "\(document) shows \(line)")
      }
    }
    let expected = package.appending(path: "Examples/images/swift.png")
    #expect(try Data(contentsOf: file) == Data(contentsOf: expected), "the example renders the image in Documentation/Swift.md")
  }
}
