// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// The work of painting is counted before it is done.
@Suite struct PaintWorkTests {
  private func list(_ commands: [DrawCommand], side: Double = 100, scale: Double = 1) -> DisplayList {
    let canvas = Rect(x: 0, y: 0, width: side, height: side)
    return DisplayList(scale: scale, layoutRect: canvas, canvas: canvas, commands: commands)
  }

  private func zigzag(_ lines: Int, height: Double) -> VectorPath {
    var path = VectorPath()
    path.move(to: .zero)
    for index in 1...lines { path.line(to: Point(x: Double(index % 100), y: index % 2 == 1 ? height : 0)) }
    return path
  }

  private func rectangle(_ side: Double) -> DrawCommand {
    .fill(.rectangle(Rect(x: 0, y: 0, width: side, height: side)), .nonzero, .color(.black))
  }

  @Test func edgesCountTheRowsThatTheyCross() {
    let one = PaintWork(of: list([.fill(zigzag(1, height: 40), .nonzero, .color(.black))])).edgeRows
    let ten = PaintWork(of: list([.fill(zigzag(10, height: 40), .nonzero, .color(.black))])).edgeRows
    #expect((40...44).contains(one) && (400...420).contains(ten))
    #expect(PaintWork(of: list([.fill(zigzag(10, height: 40), .nonzero, .color(.black))], scale: 2)).edgeRows > ten * 1.9)
  }

  @Test func rowsOutsideTheImageDoNotCount() {
    let work = PaintWork(of: list([.fill(zigzag(10, height: 1e9), .nonzero, .color(.black))]))
    #expect(work.edgeRows < 10 * 110)
    let clip = VectorPath.rectangle(Rect(x: 0, y: 0, width: 100, height: 5))
    let clipped = PaintWork(of: list([.group(DrawGroup(clip: clip, commands: [.fill(zigzag(10, height: 90), .nonzero, .color(.black))]))]))
    #expect(clipped.edgeRows < 10 * 9)
    #expect(clipped.pixels <= 102 * 7)
  }

  @Test func strokesHaveTwoSidesAndDashesHaveEnds() {
    let plain = PaintWork(of: list([.stroke(zigzag(10, height: 40), StrokeStyle(width: 1), .color(.black))])).edgeRows
    var dashed = StrokeStyle(width: 1)
    dashed.dashes = [0.01, 0.01]
    let many = PaintWork(of: list([.stroke(zigzag(10, height: 40), dashed, .color(.black))])).edgeRows
    #expect(plain > 800 && many > plain + 80_000)
  }

  @Test func nestedLayersAreCountedTogether() {
    let nested = (0..<10).reduce(rectangle(100)) { inner, _ in .group(DrawGroup(opacity: 0.5, commands: [inner])) }
    let beside = (0..<10).map { _ in DrawCommand.group(DrawGroup(opacity: 0.5, commands: [rectangle(100)])) }
    #expect(PaintWork(of: list([nested])).layerPixels == 100_000)
    #expect(PaintWork(of: list(beside)).layerPixels == 10_000)
    #expect(PaintWork(of: list(beside)).pixels == PaintWork(of: list([nested])).pixels)
  }

  /// A group is painted on a layer if something inside it erases or blends, too.
  @Test func layersAroundErasingGroupsAreCounted() {
    let erasing = DrawCommand.group(DrawGroup(compositing: .erase, commands: [rectangle(100)]))
    let work = PaintWork(of: list([.group(DrawGroup(commands: [rectangle(100), erasing]))]))
    #expect(work.layerPixels == 20_000 && work.pixels == 20_000)
  }

  /// A layer costs what is painted on it, not the size of the image.
  @Test func layersCountTheirInk() {
    let icons = (0..<1000).map { _ in DrawCommand.group(DrawGroup(opacity: 0.5, commands: [rectangle(10)])) }
    #expect(PaintWork(of: list(icons, side: 2000)).pixels <= 1000 * 12 * 12)
    let shadow = Shadow(color: .black, offset: Point(x: 5, y: 5), sigma: 10)
    let shadowed = DrawCommand.group(DrawGroup(shadows: [shadow], commands: [rectangle(10)]))
    #expect((40 * 40...4 * 100 * 100).contains(PaintWork(of: list([shadowed], side: 2000)).pixels))
    let broken = VectorPath.rectangle(Rect(x: .nan, y: 0, width: 10, height: 10))
    #expect(PaintWork(of: list([.group(DrawGroup(opacity: 0.5, commands: [.fill(broken, .nonzero, .color(.black))]))])).pixels >= 9000)
  }

  @Test func limitsAreChecked() throws {
    let limits = Limits(maximumArea: 10_000, maximumEdgeRows: 2000)
    try list([rectangle(100)]).checkWork(limits)
    #expect(throws: LabelError.self) { try list([.fill(zigzag(100, height: 90), .nonzero, .color(.black))]).checkWork(limits) }
    let nested = (0..<9).reduce(rectangle(100)) { inner, _ in .group(DrawGroup(opacity: 0.5, commands: [inner])) }
    #expect(throws: LabelError.self) { try list([nested]).checkWork(limits) }
    let many = (0..<65).map { _ in DrawCommand.group(DrawGroup(opacity: 0.5, commands: [rectangle(100)])) }
    #expect(throws: LabelError.self) { try list(many).checkWork(limits) }
  }

  /// The quick bound never lets a list through that the count refuses.
  @Test func quickBoundIsAnUpperBound() {
    var generator = Seeded(state: 4)
    for _ in 0..<2000 {
      let path = zigzag(Int.random(in: 1...60, using: &generator), height: .random(in: 0...300, using: &generator))
      let style = StrokeStyle(width: .random(in: 0...50, using: &generator))
      var command = Bool.random(using: &generator) ? DrawCommand.fill(path, .nonzero, .color(.black)) : .stroke(path, style, .color(.black))
      for _ in 0..<Int.random(in: 0...4, using: &generator) { command = .group(DrawGroup(opacity: 0.5, commands: [command])) }
      let list = list([command], side: .random(in: 1...200, using: &generator), scale: .random(in: 0.1...3, using: &generator))
      let work = PaintWork(of: list)
      let limits = Limits(maximumArea: 1 << 30, maximumEdgeRows: max(1, Int(work.edgeRows * 0.99)))
      #expect(throws: LabelError.self) { try list.checkWork(limits) }
    }
  }
}
