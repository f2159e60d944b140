// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import Testing

/// The limit of painting is far above icons that people draw, and below those that would take minutes.
@Suite struct IconWorkTests {
  private func list(_ icon: Icon, side: Double) -> DisplayList {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    let commands = icon.glyph(fitting: canvas.size).commands(center: canvas.center, colors: .monochrome(.black))
    return DisplayList(scale: 1, layoutRect: canvas, canvas: canvas, commands: commands)
  }

  @Test func everyBuiltInIconIsFarBelowTheLimitInTheLargestImage() throws {
    let registry = IconRegistry()
    for name in registry.names {
      let list = list(try registry.icon(named: name), side: 8000)
      try list.checkWork(.standard)
      let work = PaintWork(of: list)
      #expect(work.edgeRows < Double(Limits.standard.maximumEdgeRows) / 10, "\(name): \(work.edgeRows)")
    }
  }

  /// Curves from one corner to the other and back, as in a file that took half a minute.
  private func dense(curves: Int) throws -> Icon {
    let pairs = String(repeating: "c1 9 9 1 24 24s-9 9 -24 -24", count: curves / 2)
    return try SVGSample.icon("<path stroke='#000' stroke-width='3' d='M0 0\(pairs)'/>")
  }

  @Test func denseIconIsRefusedWhereItWouldTakeLong() throws {
    let icon = try dense(curves: 16_000)
    try list(icon, side: 16).checkWork(.standard)
    #expect(throws: LabelError.self) { try list(icon, side: 200).checkWork(.standard) }
    try list(dense(curves: 200), side: 2000).checkWork(.standard)
  }
}
