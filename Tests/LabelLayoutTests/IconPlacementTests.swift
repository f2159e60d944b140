// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelViewNode
import Testing

/// Where the symbol of a label without a title is: by the frame it was drawn in, or on whole pixels.
@Suite struct IconPlacementTests {
  private func label(_ icon: String, _ style: LabelStyleName, _ change: (inout ImageNode) -> Void = { _ in }) -> ViewNode {
    var image = ImageNode(.named(icon))
    change(&image)
    return ViewNode.label(LabelNode(title: .text(TextNode("A")), icon: .image(image))).environment { $0.labelStyle = style }
  }

  /// The size of a view, and the middle of the grid of the icon that it shows.
  ///
  /// - Parameter glyph: The icon as it is drawn.
  private func placed(_ view: ViewNode, _ glyph: IconGlyph, scale: Double) throws -> (size: Size, middle: Point) {
    let list = try TestPipeline(RenderEnvironment(scale: scale)).draw(view)
    let colors = glyph.icon.colors(mode: .monochrome, styles: [.black], appearance: Appearance())
    let (drawn, alone) = (list.commands.firstPath?.bounds, glyph.commands(center: .zero, colors: colors).firstPath?.bounds)
    return (list.layoutRect.size, try #require(drawn?.origin) - #require(alone?.origin))
  }

  /// The ink of play is 1.7 grid units to the right of the middle of its bounds, where its mass is in the middle.
  @Test(arguments: ["play.fill", "play", "arrow.right", "house", "tag", "cloud.rain"], [1.0, 2, 3])
  func theMiddleOfTheDrawingsFrameIsTheMiddleOfTheLabel(name: String, scale: Double) throws {
    let icon = try IconRegistry().icon(named: name)
    let glyph = icon.glyph(pointSize: 17)
    let (size, middle) = try placed(label(name, .iconOnly), glyph, scale: scale)
    #expect(abs(middle.x - size.width / 2) < 1e-6 && abs(middle.y - size.height / 2) < 1e-6, "\(name)")
    // Less than a hundredth of a point adds no pixel.
    #expect(Rect(origin: .zero, size: size).outset(by: 0.0051).contains(glyph.inkBounds.offset(by: middle)))
  }

  @Test func besideATitleTheInkHasTheBox() throws {
    let layout = try TestPipeline(RenderEnvironment(scale: 3)).layout(label("play.fill", .titleAndIcon))
    let glyph = try IconRegistry().icon(named: "play.fill").glyph(pointSize: 17)
    #expect(layout.root.leaves[0].frame.size == PixelGrid(scale: 3).ceil(glyph.size))
  }

  @Test func anImageInAFixedFrameIsPlacedByItsOwnFrame() throws {
    let image = ViewNode.image(ImageNode(.named("play.fill"))).frame(width: 44, height: 44)
    let glyph = try IconRegistry().icon(named: "play.fill").glyph(pointSize: 17)
    #expect(glyph.inkBounds.midX > 0.5)
    #expect(abs(try placed(image, glyph, scale: 2).middle.x - 22) < 0.26)
    let inRow = ViewNode.image(ImageNode(.named("play.fill"))).frame(width: 44)
    #expect(abs(try placed(inRow, glyph, scale: 2).middle.x + glyph.inkBounds.midX - 22) < 0.26)
  }

  @Test(arguments: ["tablecells", "square", "plus", "play.fill"], [1.0, 2, 3])
  func aSnappedIconHasAFrameOfWholePixels(name: String, scale: Double) throws {
    let icon = try IconRegistry().icon(named: name)
    let unit = 0.9961 * 17 / 20 * scale
    let height = (24 * unit).rounded()
    // The nearest whole number of pixels, whose edges are on pixels: the middle of the grid is at a whole or half pixel.
    let drawn = icon.glyph(pointSize: 17 * height / (24 * unit))
    let (size, middle) = try placed(label(name, .iconOnly) { $0.snapsToPixelGrid = true }, drawn, scale: scale)
    let offset = height / 2 - (height / 2).rounded(.down)
    for value in [middle.x * scale, middle.y * scale] {
      #expect(abs(value - offset - (value - offset).rounded()) < 1e-3, "\(name): \(value)")
    }
    #expect((size.width * scale).truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test func snappingHasNoEffectBesideATitle() throws {
    let pipeline = try TestPipeline(RenderEnvironment(scale: 1))
    let plain = try pipeline.draw(label("tablecells", .titleAndIcon))
    #expect(try pipeline.draw(label("tablecells", .titleAndIcon) { $0.snapsToPixelGrid = true }) == plain)
  }
}

extension [DrawCommand] {
  /// The first outline.
  fileprivate var firstPath: VectorPath? {
    for command in self {
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _): return path
      case .group(let group): if let path = group.commands.firstPath { return path }
      default: continue
      }
    }
    return nil
  }
}
