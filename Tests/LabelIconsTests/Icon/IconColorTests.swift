// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelRaster
import TestSupport
import Testing

/// Recolouring an icon from cached coverage gives the same pixels as painting it.
struct IconColorTests {
  private static let side = 24.0

  private static let colors: [IconColors] = [
    .monochrome(SRGBColor(0, 122, 255)), .monochrome(SRGBColor(199, 52, 89, alpha: 0.4)), .hierarchical(SRGBColor(142, 142, 147)),
    .palette([SRGBColor(255, 149, 0, alpha: 0.7), SRGBColor(88, 86, 214), SRGBColor(1, 2, 3, alpha: 0.05)]),
    .multicolor(tint: SRGBColor(175, 82, 222), Appearance()),
  ]

  /// Drawn icons only, and few of them unless `LABELKIT_SLOW_TESTS` is set; generated ones have the same shapes.
  @Test func everyIconInEveryColorMatchesCairo() throws {
    let registry = IconRegistry()
    let painter = IconPainter()
    let nothing = DrawCommand.image(Bitmap(width: 1, height: 1, pixels: [0]), Rect(x: 0, y: 0, width: Self.side, height: Self.side))
    var different: [String] = []
    for name in registry.names.filter({ !registry.isGenerated($0) }).sample(every: 5) {
      let glyph = try registry.icon(named: name).glyph(fitting: Size(width: 20, height: 20))
      for (index, colors) in Self.colors.enumerated() {
        let commands = glyph.commands(center: Point(x: 12, y: 12), colors: colors)
        // After an image, even a transparent one, Cairo paints every shape itself.
        if try painter.paint(commands, side: Self.side) != painter.paint([nothing] + commands, side: Self.side) {
          different.append("\(name) \(index)")
        }
      }
    }
    #expect(different == [])
  }
}
