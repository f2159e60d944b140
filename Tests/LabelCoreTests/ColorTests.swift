// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#08F", "#0088ff"), ("#0a84ff", "#0a84ff"), ("#0a84ff80", "#0a84ff80"), ("#12345678", "#12345678"),
    ("#abcd", "#aabbccdd"),
  ])
  func hexColorsAreReadAndWritten(text: String, written: String) {
    #expect(SRGBColor(hex: text)?.hex == written)
  }

  @Test(arguments: ["", "#", "fff", "#ff", "#fffff", "#gggggg", "#1234567", "#１２３", "red"])
  func otherTextIsNotAHexColor(text: String) {
    #expect(SRGBColor(hex: text) == nil)
  }

  @Test func componentsAreClamped() {
    let color = SRGBColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == SRGBColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func premultipliedChannelsNeverExceedAlpha() {
    for alpha in stride(from: 0.0, through: 1, by: 0.01) {
      for red in stride(from: 0.0, through: 1, by: 0.07) {
        let pixel = PremultipliedPixel(SRGBColor(red: red, green: 1, blue: 0, alpha: alpha))
        #expect(pixel.red <= pixel.alpha && pixel.green == pixel.alpha && pixel.blue == 0)
      }
    }
  }

  @Test func systemColorsFollowTheAppearance() {
    #expect(SystemColor.primary.resolved(in: Appearance()).hex == "#000000")
    #expect(SystemColor.primary.resolved(in: Appearance(colorScheme: .dark)).hex == "#ffffff")
    #expect(SystemColor.blue.resolved(in: Appearance(colorScheme: .dark)).hex == "#0a84ff")
    #expect(SystemColor.secondary.resolved(in: Appearance(contrast: .increased)).alpha == 0.8)
    for color in SystemColor.allCases where color != .clear {
      for scheme in ColorScheme.allCases {
        for contrast in ColorSchemeContrast.allCases {
          #expect(color.resolved(in: Appearance(colorScheme: scheme, contrast: contrast)).alpha > 0, "\(color)")
        }
      }
    }
  }
}
