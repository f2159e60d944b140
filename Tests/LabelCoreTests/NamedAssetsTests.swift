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

  @Test func unknownColorsAreNotedWithTheNearestNames() {
    for (assets, nearest) in [(NamedAssets.none, []), (NamedAssets(colors: ["brand": Self.color], pictures: [:]), ["brand"])] {
      let noting = assets.notingUnknownNames
      #expect(noting == assets && noting.firstUnknown == nil)
      #expect(noting.color(named: "brant") == nil)
      #expect(noting.firstUnknown == LabelError.unknownColor(name: "brant", nearest: nearest))
      #expect(assets.firstUnknown == nil)
    }
  }
}
