// SPDX-License-Identifier: MIT

import LabelCore
import Testing

/// Tables of an app's colours and pictures, and no table.
@Suite struct NamedAssetsTests {
  private static let color = AdaptiveColor(light: .black, dark: .black, contrastLight: .black, contrastDark: .black)

  @Test func noAssetsAreEqualAndEmpty() {
    let none = NamedAssets.none
    #expect(none == .none && none.hashValue == NamedAssets.none.hashValue)
    #expect(none.colorNames.isEmpty && none.pictureNames.isEmpty)
    #expect(none.color(named: "brand") == nil && none.picture(named: "brand") == nil)
    #expect(none != NamedAssets(colors: [:], pictures: [:]))
  }

  @Test func aTableIsEqualToItselfAloneHoweverOftenItWasAsked() {
    let assets = NamedAssets(colors: ["brand": Self.color], pictures: [:])
    let copy = assets
    #expect(assets.color(named: "brand") == Self.color && assets.color(named: "brant") == nil)
    #expect(assets == copy && assets.hashValue == copy.hashValue)
    #expect(assets != NamedAssets(colors: ["brand": Self.color], pictures: [:]))
  }
}
