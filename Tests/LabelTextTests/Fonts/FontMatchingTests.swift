// SPDX-License-Identifier: MIT

import LabelCore
import LabelText
import Testing

/// Which file a request leads to. Needs Debian's fonts-inter, as the whole project does.
struct FontMatchingTests {
  @Test(
    arguments: zip(FontWeight.allCases, ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]))
  func everyWeightOfTheSystemFontHasItsOwnFile(weight: FontWeight, name: String) throws {
    let library = try FontLibrary()
    let upright = try library.font(for: FontRequest(size: 17, weight: weight))
    #expect(upright.face.postScriptName == "Inter-\(name)")
    let italic = try library.font(for: FontRequest(size: 17, weight: weight, isItalic: true))
    #expect(italic.face.postScriptName == (name == "Regular" ? "Inter-Italic" : "Inter-\(name)Italic"))
    #expect(upright.slant == 0 && italic.slant == 0)
  }
}
