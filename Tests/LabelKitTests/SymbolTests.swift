// SPDX-License-Identifier: MIT

import LabelEngine
import LabelKit
import LabelLayout
import LabelViewNode
import Testing

@Suite struct SymbolTests {
  private func resolved(_ view: some View) throws -> String {
    try RendererPool.shared.renderer().render(ViewContext().lower(view), in: RenderEnvironment(), upTo: .resolved).dump
  }

  @Test func variantsAccumulateAndApplyWhereTheyExist() throws {
    #expect(try resolved(Image(systemName: "heart").symbolVariant(.fill)).contains("\"heart.fill\""))
    #expect(try resolved(Image(systemName: "snow").symbolVariant(.fill)).contains("\"snow\""))
    #expect(try resolved(Image(systemName: "xmark").symbolVariant(.fill).symbolVariant(.circle)).contains("\"xmark.circle.fill\""))
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func symbolsAreMonochromeByDefault() throws {  // 38, 28
    let dump = try resolved(Label("Title", systemImage: "moon.circle.fill").foregroundStyle(.red))
    #expect(dump.contains("icon \"moon.circle.fill\" monochrome") && dump.contains("#ff3b30"))
    #expect(try resolved(Image(systemName: "moon.circle.fill").renderingMode(.original)).contains("multicolor"))
    #expect(try resolved(Image(systemName: "cloud.sun.fill").renderingMode(.template).symbolRenderingMode(nil)).contains("monochrome"))
  }

  @Test func innerRenderingModeOverridesTheOuterOne() throws {
    let image = Image(systemName: "cloud.rain")
    #expect(try resolved(image.symbolRenderingMode(.hierarchical)).contains("hierarchical"))
    #expect(try resolved(VStack { image.symbolRenderingMode(.multicolor) }.symbolRenderingMode(.hierarchical)).contains("multicolor"))
    #expect(try resolved(VStack { image }.foregroundStyle(.black, .orange)).contains("palette"))
    #expect(try !resolved(VStack { image.foregroundStyle(.red) }.foregroundStyle(.black, .orange)).contains("palette"))
  }
}
