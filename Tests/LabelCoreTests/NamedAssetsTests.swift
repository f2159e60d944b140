// SPDX-License-Identifier: MIT

import LabelCore
import Testing

/// Named colours and images of an app, and the value without any.
@Suite struct NamedAssetsTests {
  private static let color = AdaptiveColor(light: .black, dark: .black, contrastLight: .black, contrastDark: .black)

  @Test func noAssetsAreEqualAndEmpty() {
    let none = NamedAssets.none
    #expect(none == .none && none.hashValue == NamedAssets.none.hashValue)
    #expect(none.colorNames.isEmpty && none.imageNames.isEmpty)
    #expect(none.color(named: "brand") == nil && none.image(named: "brand") == nil)
    #expect(none != NamedAssets(colors: [:], images: [:]))
  }

  @Test func tableIsEqualOnlyToItself() {
    let assets = NamedAssets(colors: ["brand": Self.color], images: [:])
    let copy = assets
    #expect(assets.color(named: "brand") == Self.color && assets.color(named: "brant") == nil)
    #expect(assets == copy && assets.hashValue == copy.hashValue)
    #expect(assets != NamedAssets(colors: ["brand": Self.color], images: [:]))
  }
}
