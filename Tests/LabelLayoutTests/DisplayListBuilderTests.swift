// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

@Suite struct DrawerTests {
  @Test func baselinesAreOnWholePixels() throws {
    for scale in [1.0, 1.5, 2, 3] {
      let list = try TestPipeline(RenderEnvironment(scale: scale)).draw(
        .text(TextNode("one two three four")).environment {
          $0.numberOfLines = 0
          $0.lineBreakMode = .byWordWrapping
        }.frame(width: 50))
      let baselines = list.commands.flatMap { command -> [Double] in
        if case .glyphs(let run, _) = command { run.glyphs.map { $0.position.y * scale } } else { [] }
      }
      #expect(Set(baselines).count == 4)
      #expect(baselines.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
    }
  }

  @Test func theCanvasGrowsForInkOutsideTheFrame() throws {
    let view = ViewNode.text(TextNode("f")).environment {
      $0.font = FontDescription()
      $0.font?.size = 100
      $0.font?.isItalic = true
      $0.lineBreakMode = .byCharWrapping
    }.frame(width: 5, height: 20)
    let list = try TestPipeline().draw(view)
    #expect(list.layoutRect == Rect(x: 0, y: 0, width: 5, height: 20))
    #expect(list.canvas.contains(list.layoutRect) && list.canvas.width > 20 && list.canvas.height > 60)
    var environment = RenderEnvironment()
    environment.clipsToBounds = true
    #expect(try TestPipeline(environment).draw(view).canvas == list.layoutRect)
  }

  @Test(arguments: [1, 1.33, 1.5, 2, 2.625, 3, 3.5, 4])
  func viewsThatFillTheLabelExtendToEveryEdgeOfTheCanvas(scale: Double) throws {
    let pipeline = try TestPipeline(RenderEnvironment(scale: scale))
    let fills: [(ViewNode) -> ViewNode] = [
      { $0.modified(.background(.system(.red), cornerRadius: 0)) },
      { $0.modified(.background(.system(.red), cornerRadius: 0)).modified(.border(.system(.blue), width: 1, cornerRadius: 0)) },
      { $0.modified(.layer(.rectangle, FrameAlignment(horizontal: .center, vertical: .center), isBehind: true)) },
    ]
    for padding in stride(from: 0, to: 12, by: 0.13) {
      let insets = DirectionalInsets(top: padding / 3, leading: padding, bottom: padding, trailing: 2 * padding)
      let content = ViewNode.label("Rain", icon: "cloud.rain").modified(.padding(insets))
      for fill in fills {
        let list = try pipeline.draw(fill(content))
        let bounds = list.commands.compactMap { command -> Rect? in
          if case .fill(let path, _, _) = command { path.bounds } else { nil }
        }
        #expect(bounds.first == list.layoutRect && list.canvas == list.layoutRect, "\(padding) @\(scale)")
      }
    }
  }

  @Test func clippedTextEndsAtTheSidesOfItsFrame() throws {
    let text = ViewNode.text(TextNode("Heavy rain this afternoon"))
    func canvas(_ mode: LineBreakMode, width: Double) throws -> Rect {
      try TestPipeline().draw(text.environment { $0.lineBreakMode = mode }.frame(width: width)).canvas
    }
    let clipped = try canvas(.byClipping, width: 100)
    #expect(clipped.minX == 0 && clipped.maxX == 100)
    #expect(try canvas(.byClipping, width: 400) == canvas(.byWordWrapping, width: 400))
  }

  @Test func theCanvasContainsTheShadow() throws {
    let shadow = ShadowDescription(color: .system(.black), offset: Point(x: 0, y: 10), radius: 2)
    let list = try TestPipeline().draw(.modified(.label("A", icon: "circle.fill"), .shadow(shadow)))
    #expect(list.canvas.maxY > list.layoutRect.maxY + 8)
  }

  @Test func decorationsArePaintedAroundTheirContent() throws {
    let view = ViewNode.modified(
      .modified(.box(10, 10), .background(.system(.red), cornerRadius: 0)), .border(.system(.blue), width: 2, cornerRadius: 0))
    let expected = """
      display @2x layout=(0 0 10×10) canvas=(0 0 10×10)
        fill #ff3b30 M0,0 L10,0 L10,10 L0,10 Z
        stroke #007aff width=2 butt/miter M1,1 L9,1 L9,9 L1,9 Z

      """
    #expect(try TestPipeline().draw(view).dump == expected)
  }

  @Test func aLargeCornerRadiusGivesACapsule() throws {
    let round = ViewNode.modified(.box(40, 10), .background(.system(.red), cornerRadius: 100))
    let capsule = ViewNode.modified(.box(40, 10), .background(.system(.red), cornerRadius: 5))
    #expect(try TestPipeline().draw(round).commands == TestPipeline().draw(capsule).commands)
  }

  @Test func aTextShadowIsDrawnBelowTextAndIcon() throws {
    let shadow = ShadowDescription(color: .system(.black), offset: Point(x: 0, y: -1), radius: 0)
    let dump = try TestPipeline().draw(.label("A", icon: "circle.fill").environment { $0.textShadow = shadow }).dump
    #expect(dump.components(separatedBy: "shadow=").count == 3)
    #expect(dump.contains("group shadow=#000000 offset=(0 -1) sigma=0\n    glyphs"))
    #expect(dump.contains("group shadow=#000000 offset=(0 -1) sigma=0\n    fill"))
  }
}
