// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import Testing

@Suite struct ImageRendererTests {
  @Test func pngHasTheViewsSizeTimesTheScale() throws {
    let renderer = ImageRenderer(content: Label("Lightning", systemImage: "bolt.fill").labelStyle(.titleAndIcon))
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    #expect(bitmap.height == 42)
    let data = try renderer.pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try data == renderer.pngData())
  }

  @Test func textHasNoLineLimitByDefault() throws {
    func height(_ view: some View) throws -> Int { try ImageRenderer(content: view).bitmap().height }
    let line = try height(Text("Lightning"))
    #expect(try height(Text("Lightning\nover Bergen")) >= 2 * line - 2)
    #expect(try height(Text("Lightning over Bergen").frame(width: 100)) >= 2 * line - 2)
    #expect(try height(Text("Lightning over Bergen").lineLimit(1).frame(width: 100)) == line)
  }

  @Test func concurrentRenderersGiveTheSameImage() async throws {
    let images = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { try ImageRenderer(content: Label("日本 שלום 👋", systemImage: "globe")).pngData() }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(images.count == 1)
  }

  @Test func unknownSymbolIsAnError() {
    #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image(systemName: "bolt.fil")).pngData() }
  }

  @Test func otherFormatsHaveTheSameView() throws {
    let renderer = ImageRenderer(content: Label("Lightning & rain", systemImage: "bolt.fill").labelStyle(.titleAndIcon))
    renderer.scale = 2
    let svg = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(svg.hasPrefix("<svg ") && svg.contains("<title>Lightning &amp; rain</title>") && !svg.contains("<image"))
    #expect(try renderer.pdfData().prefix(5) == Data("%PDF-".utf8))
    #expect(try renderer.webpData().prefix(4) == Data("RIFF".utf8))
    #expect(try renderer.pdfData() == renderer.pdfData())
    renderer.isOpaque = true
    #expect(String(decoding: try renderer.svgData(), as: UTF8.self).contains("<path d=\"M0 0h"))
  }

  /// A view without width or height is a clear pixel in every format, not an error: apps draw empty views.
  @Test(arguments: [(0.0, 0.0), (0, 20), (20, 0)])
  func viewsWithoutExtentAreAClearPixelInEveryFormat(width: Double, height: Double) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: width, height: height))
    let bitmap = try renderer.bitmap()
    #expect(bitmap.width == 1 && bitmap.height == 1 && bitmap.pixels == [0])
    #expect(try renderer.svgData().starts(with: Data("<svg ".utf8)))
    #expect(try renderer.pdfData().starts(with: Data("%PDF-".utf8)))
    #expect(try renderer.webpData().starts(with: Data("RIFF".utf8)))
  }
}
