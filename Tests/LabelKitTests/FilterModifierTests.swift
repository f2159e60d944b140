// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import Testing

@Suite struct FilterModifierTests {
  private func pixel(_ view: some View) throws -> UInt32 { try ImageRenderer(content: view.frame(width: 1, height: 1)).bitmap().pixels[0] }
  private let orange = Color(red: 1, green: 128.0 / 255, blue: 0)

  @Test func eachModifierAppliesItsFilter() throws {
    #expect(try pixel(orange.brightness(0.2)) == 0xFFFF_B333)
    #expect(try pixel(orange.contrast(1.5)) == 0xFFFF_8000)
    #expect(try pixel(orange.saturation(0)) == 0xFF92_9292)
    #expect(try pixel(orange.grayscale(0.5)) == 0xFFC8_8949)
    #expect(try pixel(orange.grayscale(7)) == pixel(orange.grayscale(1)))
    #expect(try pixel(orange.hueRotation(.degrees(180))) == 0xFF25_A4FF)
    #expect(try pixel(orange.colorInvert()) == 0xFF00_7FFF)
    #expect(try pixel(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 1))) == 0xFF80_8000)
    #expect(try pixel(orange.luminanceToAlpha()) == 0x9200_0000)
    let blurred = try ImageRenderer(content: orange.frame(width: 9, height: 9).blur(radius: 2, opaque: true)).bitmap()
    #expect(blurred.width == 9 && blurred.pixels.allSatisfy { $0 == 0xFFFF_8000 })
  }

  @Test func neutralAndInvalidAmountsDoNotChangeTheImage() throws {
    let view = Text("Sunny").foregroundStyle(.orange)
    let plain = try ImageRenderer(content: view).bitmap()
    for unchanged in [
      AnyView(view.blur(radius: 0)), AnyView(view.blur(radius: -3)), AnyView(view.brightness(0)), AnyView(view.contrast(1)),
      AnyView(view.saturation(1)), AnyView(view.grayscale(0)), AnyView(view.hueRotation(.zero)), AnyView(view.colorMultiply(.white)),
      AnyView(view.saturation(.nan)), AnyView(view.blur(radius: .infinity)),
    ] {
      #expect(try ImageRenderer(content: unchanged).bitmap() == plain)
    }
  }

  @Test func nonFiniteAmountsAreWarnings() {
    let warnings = ViewContext().lower(Color.red.contrast(.nan).blur(radius: .infinity)).warnings
    #expect(warnings.count == 2 && "\(warnings)".contains("contrast") && "\(warnings)".contains("blur"))
  }

  @Test func filtersApplyToTheViewAsAWhole() throws {
    // The pixel is half blue over red. Inverting each shape before blending would give another colour.
    let both = ZStack {
      Color.red
      Color.blue.opacity(0.5)
    }
    let plain = try pixel(both)
    let inverted = try pixel(both.colorInvert())
    for shift: UInt32 in [16, 8, 0] {
      let (a, b) = (plain >> shift & 255, inverted >> shift & 255)
      #expect(a + b == 255)
    }
  }

  /// The size of the view stays the same; the canvas grows by three radii.
  @Test func blurKeepsTheSizeAndDrawsBeyondIt() throws {
    let bitmap = try ImageRenderer(content: Color.red.frame(width: 10, height: 10).blur(radius: 2)).bitmap()
    #expect(bitmap.width == 22 && bitmap.height == 22)
    #expect(bitmap[0, 11].alpha < 4 && (247...251).contains(bitmap[11, 11].alpha))
    let opaque = try ImageRenderer(content: Circle().fill(.red).frame(width: 10, height: 10).blur(radius: 2, opaque: true)).bitmap()
    #expect(opaque.width == 10 && opaque.pixels.allSatisfy { $0 >> 24 == 255 }, "black around the circle")
  }

  @Test func dumpsNameFilters() {
    let view = Text("a").blur(radius: 2, opaque: true).colorMultiply(.red).hueRotation(.radians(0.5))
    let lines = ViewContext().lower(view).dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["hueRotation 0.5", "colorMultiply red", "blur 2 opaque", "text \"a\""])
  }

  /// No pixel is cut off: the canvas contains everything that is drawn.
  @Test func canvasContainsAllEffects() throws {
    let symbol = Image(systemName: "heart.fill").font(.system(size: 24)).foregroundStyle(.red)
    let box = Color.red.frame(width: 20, height: 10)
    let views: [any View] = [
      symbol.blur(radius: 3), symbol.blur(radius: 2).shadow(radius: 3, x: 5), symbol.shadow(radius: 3, y: -4).blur(radius: 2),
      symbol.blur(radius: 2).rotationEffect(.degrees(30)), symbol.blur(radius: 1).scaleEffect(2), box.blur(radius: 2, opaque: true),
      box.blur(radius: 2, opaque: true).rotationEffect(.degrees(20)), symbol.colorInvert().blur(radius: 4).opacity(0.5),
      box.clipShape(.capsule).blur(radius: 5), box.glassEffect(), box.background(.bar).blur(radius: 2),
      Text("fj").italic().foregroundStyle(.blue.shadow(.inner(radius: 2)).shadow(.drop(radius: 3, x: -7))),
      Rectangle().stroke(.red.shadow(.inner(radius: 2)), lineWidth: 5).frame(width: 20, height: 20),
    ]
    let renderer = try RendererPool.shared.renderer()
    for view in views {
      let drawing = try ImageRenderer(content: AnyView(view)).drawing()
      var list = try renderer.render(drawing.node, in: drawing.environment, upTo: .display).display
      let margin = 30
      list.canvas = list.canvas.outset(by: Double(margin))
      let bitmap = try renderer.render(list, upTo: .bitmap).bitmap
      let isOutside = bitmap.pixels.indices.contains { index in
        let (x, y) = (index % bitmap.width, index / bitmap.width)
        let isMargin = x < margin || y < margin || x >= bitmap.width - margin || y >= bitmap.height - margin
        return isMargin && bitmap.pixels[index] >> 24 > 0
      }
      #expect(!isOutside, "\(list.dump)")
    }
  }

  // MARK: Shadows of styles

  /// Returns for each pixel whether it is darker than without the shadow.
  private func darkened(_ style: some ShapeStyle, _ view: (AnyShapeStyle) -> some View) throws -> [Bool] {
    let plain = try ImageRenderer(content: view(AnyShapeStyle(.white))).bitmap()
    let shaded = try ImageRenderer(content: view(AnyShapeStyle(style))).bitmap()
    #expect(plain.width == shaded.width && plain.height == shaded.height)
    #expect(zip(plain.pixels, shaded.pixels).allSatisfy { $0 >> 24 == $1 >> 24 }, "the outline is the same")
    return zip(plain.pixels, shaded.pixels).map { $1 & 255 < $0 & 255 }
  }

  @Test func innerShadowsApplyToTextSymbolsAndShapes() throws {
    let style = Color.white.shadow(.inner(color: .black, radius: 1, y: 5))
    #expect(try darkened(style) { Text("■").font(.system(size: 40)).foregroundStyle($0) }.contains(true))
    #expect(try darkened(style) { Image(systemName: "heart.fill").font(.system(size: 40)).foregroundStyle($0) }.contains(true))
    let square = try darkened(style) { Rectangle().fill($0).frame(width: 20, height: 20) }
    #expect(square[10] && !square[10 * 20 + 10] && !square[19 * 20 + 10], "from above")
  }

  @Test func runsOfATextHaveTheirOwnShadows() throws {
    let styles = Text("a").foregroundStyle(.red.shadow(.inner(radius: 2))) + Text("b").foregroundStyle(.blue)
    #expect(ViewContext().lower(styles).dump.contains("shadow=[inner "))
    let list = try display(styles)
    #expect(list.components(separatedBy: "inner-shadow=").count == 2 && list.components(separatedBy: "glyphs").count == 3)
    // The glyphs of one style have one shadow together, which does not fall on the previous glyph.
    #expect(try display(Text("ab").foregroundStyle(.red.shadow(.drop(radius: 2)))).components(separatedBy: "shadow=").count == 2)
  }

  private func display(_ view: some View) throws -> String {
    let renderer = try RendererPool.shared.renderer()
    let drawing = try ImageRenderer(content: view).drawing()
    return try renderer.render(drawing.node, in: drawing.environment, upTo: .display).dump
  }
}
