// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelViewNode
import TestSupport
import Testing

/// Conversion between coordinate spaces, and placement observers.
@Suite struct PlacementTests {
  private let pipeline: TestPipeline
  init() throws { pipeline = try TestPipeline() }

  // MARK: Conversion between views

  private func boxes(_ count: Int) -> [LaidOutBox] {
    var dice = Seeded(state: 5)
    let directions = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 0.6, y: 0.8), Point(x: -0.8, y: 0.6)]
    return (0..<count).map { _ in
      let frame = Rect(
        x: .random(in: -50...50, using: &dice), y: .random(in: -50...50, using: &dice), width: .random(in: 0...80, using: &dice),
        height: .random(in: 0...80, using: &dice))
      let turned = AffineTransform.rotation(directions[.random(in: 0..<4, using: &dice)]).about(Point(x: 0.5, y: 0.5), of: frame)
      let scaled = AffineTransform.scale(.random(in: 0.5...2, using: &dice), .random(in: 0.5...2, using: &dice))
      let transform = Bool.random(using: &dice) ? turned.then(scaled) : .identity
      return LaidOutBox(frame: frame, transform: transform, isMirrored: .random(using: &dice))
    }
  }

  @Test func convertingAPointBackGivesTheSamePoint() {
    let boxes = boxes(200)
    for (a, b) in zip(boxes, boxes.dropFirst()) {
      let point = Point(x: a.frame.width / 3, y: a.frame.height / 5)
      let back = b.convert(a.convert(point, to: b), to: a)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
      #expect(a.convert(point, to: a) == point || abs(a.convert(point, to: a).x - point.x) < 1e-9)
    }
  }

  @Test func convertingThroughAThirdViewMakesNoDifference() {
    let boxes = boxes(200)
    for ((a, b), c) in zip(zip(boxes, boxes.dropFirst()), boxes.dropFirst(2)) {
      let (direct, indirect) = (a.convert(Point.zero, to: c), b.convert(a.convert(Point.zero, to: b), to: c))
      #expect(abs(direct.x - indirect.x) < 1e-8 && abs(direct.y - indirect.y) < 1e-8)
    }
  }

  @Test func aConvertedRectangleContainsTheConvertedPoints() {
    let boxes = boxes(200)
    for (a, b) in zip(boxes, boxes.dropFirst()) {
      let rect = a.convert(a.bounds, to: b).outset(by: 1e-9)
      for part in [0, 0.25, 0.5, 1] {
        let point = a.convert(Point(x: a.frame.width * part, y: a.frame.height * (1 - part)), to: b)
        #expect(rect.contains(Rect(origin: point, size: .zero)))
      }
    }
  }

  @Test func aTransformWithoutInverseConvertsToTheCorner() {
    let flat = LaidOutBox(frame: Rect(x: 3, y: 4, width: 10, height: 10), transform: .scale(1, 0), isMirrored: false)
    let box = LaidOutBox(frame: Rect(x: 50, y: 60, width: 10, height: 10), transform: .identity, isMirrored: false)
    #expect(box.convert(Point(x: 1, y: 1), to: flat) == .zero)
  }

  // MARK: Observers

  /// Views of all kinds.
  private let views: [ViewNode] = [
    .box(20, 10), .rectangle, .spacer(minimum: 3), .text(TextNode("Lightning over Bergen")), .geometry(GeometryNode { _ in .box(5, 5) }),
    .row([.box(20, 10), .text(TextNode("a")), .spacer(minimum: nil), .rectangle]),
    .column([.text(TextNode("a")), .box(3, 3), .text(TextNode("b"))]),
    .container(.fitting([.horizontal]), [.box(100, 10), .box(50, 10)]),
    .rectangle.flexible { $0.maxWidth = 30 }, .box(9, 9).modified(.priority(2)),
  ]

  /// A view with modifiers that do not affect layout.
  private func observed(_ view: ViewNode) -> ViewNode {
    view.modified(.observed(PlacementObserver("test") { _, _ in })).modified(.coordinateSpace("space"))
      .modified(.preferenceLayer(PreferenceLayer(.center, isBehind: false) { _ in .empty }))
  }

  @Test func observersDoNotChangeTheLayout() throws {
    for view in views {
      for other in views {
        for (width, height) in [(nil, nil), (70.0, 30.0), (0, 0)] as [(Double?, Double?)] {
          let plain = try pipeline.layout(.column([view, other, view]), width: width, height: height)
          let withObservers = try pipeline.layout(.column([observed(view), observed(observed(other)), view]), width: width, height: height)
          #expect(plain.root.leaves.map(\.frame) == withObservers.root.leaves.map(\.frame))
          #expect(plain.size == withObservers.size)
        }
      }
    }
  }

  @Test func observersAreCalledOnceForEachViewInTheLayout() throws {
    var reported: [Rect] = []
    func following(_ view: ViewNode) -> ViewNode { view.modified(.observed(PlacementObserver("test") { reported.append($1.box.frame) })) }
    let view = ViewNode.row([
      following(.box(20, 10)), following(.container(.fitting([.horizontal]), [following(.box(500, 10)), following(.box(5, 10))])),
      .rectangle,
    ])
    let placed = try pipeline.layout(view, width: 60, height: 10)
    let leaves = placed.root.leaves.map(\.frame)
    #expect(reported == [leaves[0], leaves[1], leaves[1]], "inner views before outer ones")
  }
}
