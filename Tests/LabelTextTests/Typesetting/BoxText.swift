// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport

/// Texts in the box font at 10 points, where every character is 10 points wide.
struct BoxText {
  let typesetter: Typesetter
  let font: Font

  init(hyphenator: Hyphenator = Hyphenator()) throws {
    let library = try FontLibrary()
    typesetter = Typesetter(library: library, hyphenator: hyphenator)
    font = try library.font(for: FontRequest(family: .file(path: BoxFont.file.get()), size: 10))
  }

  func layout(
    _ text: String, width: Double = .infinity, height: Double = .infinity, scale: Double = 1, kern: Double = 0,
    _ change: (inout TextSettings) -> Void = { _ in }
  ) throws -> TextLayout {
    var settings = TextSettings()
    settings.lineBreakStrategy = []
    change(&settings)
    let shaped = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black, kern: kern)), settings: settings)
    return typesetter.layout(shaped, settings: settings, width: width, height: height, grid: PixelGrid(scale: scale))
  }

  func lines(_ text: String, width: Double, _ change: (inout TextSettings) -> Void = { _ in }) throws -> [String] {
    try layout(text, width: width, change).lines.map(\.string)
  }
}
