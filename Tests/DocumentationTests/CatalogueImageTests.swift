// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The images in the DocC catalogues are those that the code beside them renders.
///
/// As all accepted images they are of the fonts and libraries of Debian 12.
@Suite struct CatalogueImageTests {
  private static let images =
    LabelImages.all + StyleImages.all + SymbolImages.all + TutorialImages.all + UILabelImages.all
    + SnapshotImages.all + PipelineImages.all

  @Test(arguments: images) func theFileIsWhatTheCodeRenders(_ image: DocumentedImage) throws {
    let rendered = try image.render()
    for (data, isDark) in [(rendered.light, false), (rendered.dark, true)] {
      guard let data else { continue }
      let file = Catalogue(module: image.module).resources.appending(path: image.fileName(isDark: isDark))
      if recordsDocumentation {
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
      } else {
        #expect(try Data(contentsOf: file) == data, "\(file.lastPathComponent) shows something else; \(recordingAdvice)")
      }
    }
  }

  @Test func everyFileIsAnImageThatIsTestedAndShown() throws {
    for catalogue in Catalogue.all {
      let names = Set(Self.images.filter { $0.module == catalogue.module }.map(\.name))
      let files = catalogue.files("png").keys.map { $0.replacing(/(~dark)?@2x\.png$/, with: "") }
      #expect(Set(files) == names, "\(catalogue.module)")
      let pages = try (Array(catalogue.files("md").values) + Array(catalogue.files("tutorial").values)).map {
        try String(contentsOf: $0, encoding: .utf8)
      }
      for name in names {
        #expect(pages.contains { $0.contains("](\(name))") || $0.contains("source: \"\(name)\"") }, "no page shows \(name)")
      }
    }
  }
}
