// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelText

/// Font files.
enum FontFuzzing {
  /// Every font has a name of its own: a renderer keeps the fonts that it has opened.
  nonisolated(unsafe) private static var count = 0

  static func file(_ bytes: [UInt8]) {
    count += 1
    ScratchFolder.withFile("\(count).ttf", bytes) { path in
      if let catalog = try? GlyphCatalog(path: path) {
        for name in catalog.names.prefix(8) + ["bell", "U+E001", "ab"] {
          guard let glyph = catalog.glyph(named: name) else { continue }
          _ = try? catalog.outline(of: glyph)
        }
      }
      for size in [17.0, 300] { draw(path, size) }
    }
  }

  /// A title of one character that any font of text has, and of scripts that take another way.
  private static func draw(_ path: String, _ size: Double) {
    guard let renderer = FuzzRenderer.withoutFonts() else { return }
    for title in ["A", "AVab fi", "بسم", "e\u{301}"] {
      let font: JSONValue = ["file": .string(path), "size": .number(size), "variations": ["wght": .number(size)]]
      let label: JSONValue = ["id": "a", "title": .string(title), "underline": true, "stroke": 3, "font": font, "scale": 1]
      let text = Array(JSONValue.object([.init("version", 1), .init("labels", .array([label]))]).line.utf8)
      guard let document = try? ManifestDocument.read(text, file: "fuzz.json", format: .json) else { continue }
      var plan = ManifestPlan()
      plan.add(document)
      for output in plan.outputs { _ = try? renderer.render(output.job) }
    }
  }
}
