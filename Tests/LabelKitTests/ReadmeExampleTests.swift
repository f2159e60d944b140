// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

@Suite struct ReadmeExampleTests {
  /// README's lines, in their order, with the file put into a temporary folder.
  @Test func theSwiftExampleMakesItsPicture() throws {
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

    let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md").standardizedFileURL
    let text = try String(contentsOf: readme, encoding: .utf8)
    for line in ["  .labelStyle(.titleAndIcon)", "  .font(.title)", "  .foregroundStyle(.orange)", "renderer.scale = 2"] {
      #expect(text.contains(line + "\n"), "README shows \(line)")
    }
    let shown = readme.deletingLastPathComponent().appending(path: "Examples/pictures/swift.png")
    #expect(try Data(contentsOf: file) == Data(contentsOf: shown), "README's picture is what its example makes")
  }
}
