// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import Testing

@Suite struct MaterialTests {
  private static let materials: [Material] = [.ultraThin, .thin, .regular, .bar, .thick, .ultraThick]

  /// Renders a view in the middle of black and white stripes, 60 × 60 pixels.
  private func onStripes(_ view: some View) throws -> Bitmap {
    let stripes = VStack(spacing: 0) {
      ForEach(0..<15) { _ in
        Color.black.frame(height: 2)
        Color.white.frame(height: 2)
      }
    }
    let content = ZStack {
      stripes
      view
    }
    return try ImageRenderer(content: content.frame(width: 60, height: 60)).bitmap()
  }

  @Test func backdropIsBlurred() throws {
    for view in [
      AnyView(Color.clear.frame(width: 40, height: 40).background(.ultraThinMaterial)),
      AnyView(Color.clear.frame(width: 40, height: 40).background(.ultraThinMaterial, in: .rect(cornerRadius: 8))),
      AnyView(Rectangle().fill(.ultraThinMaterial).frame(width: 40, height: 40)),
      AnyView(Color.clear.frame(width: 40, height: 40).background(.ultraThinMaterial).clipShape(.circle).shadow(radius: 1)),
      AnyView(Color.clear.frame(width: 40, height: 40).glassEffect(in: .rect(cornerRadius: 4))),
    ] {
      let bitmap = try onStripes(view)
      let inside = (20..<40).map { Int(bitmap[30, $0].green) }
      #expect((inside.max() ?? 0) - (inside.min() ?? 0) <= 3 && inside[0] > 120 && inside[0] < 220, "\(inside)")
      #expect(Set((0..<60).map { bitmap[1, $0].green }) == [0, 255], "the stripes next to it are unchanged")
    }
  }

  @Test func thickerMaterialsAreMoreOpaque() throws {
    let levels = try Self.materials.map { material in
      try onStripes(Color.clear.frame(width: 40, height: 40).background(material))[30, 30].green
    }
    #expect(levels == levels.sorted() && Set(levels).count == levels.count)
  }

  @Test func theTintFollowsTheAppearance() throws {
    let view = Color.clear.frame(width: 40, height: 40).background(.thickMaterial)
    #expect(try onStripes(view)[30, 30].green > 220)
    #expect(try onStripes(view.environment(\.colorScheme, .dark))[30, 30].green < 60)
  }

  /// The material is then a plain colour, as on a device without transparency.
  @Test func withoutABackdropOnlyTheTintIsDrawn() throws {
    let bitmap = try ImageRenderer(content: Color.clear.frame(width: 4, height: 4).background(.regularMaterial)).bitmap()
    #expect(Set(bitmap.pixels) == [PremultipliedPixel(SRGBColor(248, 248, 248, alpha: 0.75)).argb])
  }

  @Test func glyphsHaveTheTint() throws {
    let bitmap = try ImageRenderer(content: Text("■").font(.system(size: 30)).foregroundStyle(.ultraThinMaterial)).bitmap()
    #expect(bitmap.pixels.map { $0 >> 24 }.max() == 112, "44 %")
  }

  @Test func opacityFadesTintAndBlur() throws {
    let full = try onStripes(Rectangle().fill(.thinMaterial).frame(width: 40, height: 40))
    let half = try onStripes(Rectangle().fill(.thinMaterial.opacity(0.5)).frame(width: 40, height: 40))
    let none = try onStripes(Rectangle().fill(.thinMaterial.opacity(0)).frame(width: 40, height: 40))
    func contrast(_ bitmap: Bitmap) -> Int { abs(Int(bitmap[30, 28].green) - Int(bitmap[30, 30].green)) }
    #expect(contrast(full) < 3 && contrast(half) > 60 && contrast(half) < 120 && contrast(none) == 255)
  }

  // MARK: Glass

  @Test func glassIsACapsuleWithALightRimByDefault() throws {
    let bitmap = try ImageRenderer(content: Color.clear.frame(width: 40, height: 20).glassEffect().background(.black)).bitmap()
    #expect(bitmap.width == 40 && bitmap.height == 20, "nothing is drawn outside the view")
    #expect(bitmap[0, 0] == PremultipliedPixel(.black) && bitmap[39, 19] == PremultipliedPixel(.black))
    #expect(bitmap[20, 0].red > bitmap[20, 10].red + 40 && bitmap[20, 19].red > bitmap[20, 10].red + 20)
    let square = try ImageRenderer(content: Color.clear.frame(width: 4, height: 4).glassEffect(in: .rect)).bitmap()
    #expect(square.pixels.allSatisfy { $0 >> 24 > 0 })
  }

  @Test func identityGlassDrawsNothing() throws {
    let text = Text("Sunny")
    #expect(try ImageRenderer(content: text.glassEffect(.identity)).bitmap() == ImageRenderer(content: text).bitmap())
    let both = GlassEffectContainer(spacing: 8) { text.glassEffect() }
    #expect(try ImageRenderer(content: both).bitmap() == ImageRenderer(content: text.glassEffect()).bitmap())
  }

  @Test func tintedGlassHasItsColor() throws {
    let pane = Color.clear.frame(width: 20, height: 20).glassEffect(.regular.tint(Color(red: 0, green: 0, blue: 1)), in: .rect)
    #expect(try onStripes(pane)[30, 30].blue > 220 && onStripes(pane)[30, 30].red < 60)
  }

  @Test func glassButtonsHaveAPaneOfGlass() throws {
    let plain = try ImageRenderer(content: Button("Go") {}.buttonStyle(.glass)).bitmap()
    #expect(plain[0, 0].alpha == 0 && plain[plain.width / 2, 3].alpha > 100)
    let prominent = try ImageRenderer(content: Button("Go") {}.buttonStyle(.glassProminent).tint(.black)).bitmap()
    #expect(prominent[prominent.width / 2, 3].alpha == 255 && prominent[prominent.width / 2, 3].red < 80)
  }
}
