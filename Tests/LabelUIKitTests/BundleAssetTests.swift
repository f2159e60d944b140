// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelUIKit
import Testing

@Suite final class BundleAssetTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func bundle(with files: [String: Data]) throws -> Bundle {
    for (path, data) in files {
      let file = folder.appending(path: "Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test func colorsAreFoundInTheBundlesCatalogue() throws {
    let components = #"{"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}"#
    let bundle = try bundle(with: [
      "Sky.colorset/Contents.json": Data(#"{"colors": [{"idiom": "universal", "color": \#(components)}]}"#.utf8)
    ])
    let sky = try #require(UIColor(named: "Sky", in: bundle))
    #expect(try ImageRenderer(content: Color(uiColor: sky).frame(width: 1, height: 1)).bitmap().pixels == [0xFF00_00FF])
    #expect(UIColor(named: "Ski", in: bundle) == nil)
  }

  @Test func imagesAreFoundInTheBundlesCatalogueWithTheirScale() throws {
    let pixels = [UInt32](repeating: 0xFFFF_0000, count: 16)
    let bundle = try bundle(with: [
      "Logo.imageset/Contents.json": Data(#"{"images": [{"idiom": "universal", "scale": "2x", "filename": "logo.png"}]}"#.utf8),
      "Logo.imageset/logo.png": Data(RendererPool.shared.renderer().render(Bitmap(width: 4, height: 4, pixels: pixels)).file.bytes),
    ])
    #expect(UIImage(named: "Logo", in: bundle)?.size == CGSize(width: 2, height: 2))
    #expect(UIImage(named: "Lago", in: bundle) == nil)
  }

  @Test func imagesMissingInTheCatalogueAreSymbols() {
    #expect(UIImage(named: "bolt.fill")?.isSymbolImage == true)
  }
}
