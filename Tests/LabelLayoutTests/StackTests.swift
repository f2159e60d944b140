// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
import Testing

@Suite struct StackTests {
  private func frames(_ view: ViewNode, rightToLeft: Bool = false) throws -> [Rect] {
    try TestPipeline(RenderEnvironment(direction: rightToLeft ? .rightToLeft : .leftToRight)).layout(view).root.leaves.map(\.frame)
  }

  private func stack(_ axis: Axis, _ children: [ViewNode], alignment: StackAlignment = .center) -> ViewNode {
    .stack(StackNode(axis, alignment: alignment, children: children))
  }

  @Test(arguments: Axis.allCases)
  func neighboursAreEightPointsApartByDefault(axis: Axis) throws {
    let frames = try frames(stack(axis, [.box(10, 10), .box(20, 20), .empty, .box(5, 5)]))
    let starts = frames.map { axis == .horizontal ? $0.minX : $0.minY }
    #expect(starts == [0, 18, 46])
  }

  @Test(arguments: [(StackAlignment.start, 0.0), (.center, 5), (.end, 10), (.firstTextBaseline, 10)])
  func childrenAreAlignedAcrossTheAxis(alignment: StackAlignment, offset: Double) throws {
    let horizontal = try frames(stack(.horizontal, [.box(10, 20), .box(10, 10)], alignment: alignment))
    #expect(horizontal[1].minY == offset)
  }

  @Test func stacksAreMirroredInRightToLeftLayouts() throws {
    let children: [ViewNode] = [.box(10, 10), .box(20, 20)]
    let across = try frames(stack(.horizontal, children), rightToLeft: true)
    #expect(across.map(\.minX) == [28, 0])
    let down = try frames(stack(.vertical, children, alignment: .start), rightToLeft: true)
    #expect(down.map(\.minX) == [10, 0])
  }

  @Test func aSpacerFillsTheRemainingLengthWithoutSpacing() throws {
    let row = stack(.horizontal, [.box(10, 10), .spacer(minimum: nil), .box(20, 10)]).frame(width: 100)
    let frames = try frames(row)
    #expect(frames[0].minX == 0 && frames[1].width == 70 && frames[2].maxX == 100)
  }

  @Test func aSpacerKeepsItsMinimumWhenTheStackIsTooNarrow() throws {
    let frames = try frames(stack(.horizontal, [.box(10, 10), .spacer(minimum: 5), .box(20, 10)]).frame(width: 20))
    #expect(frames[2].minX - frames[0].maxX == 5)
  }

  @Test func textShrinksBeforeAnIcon() throws {
    let placed = try TestPipeline().layout(.label("A rather long title that does not fit", icon: "circle.fill").frame(width: 120))
    let leaves = placed.root.leaves
    #expect(leaves[0].frame.width == 17)
    #expect(leaves[1].frame.maxX <= 120 && leaves[1].frame.width > 70)
    guard case .text(let layout, _) = leaves[1].content else {
      Issue.record("the second leaf is text")
      return
    }
    #expect(layout.isTruncated && layout.lines[0].string.hasSuffix("…"))
  }

  @Test func framesPlaceTheirContentByReadingDirection() throws {
    for (position, left, mirrored) in [(FrameAlignment.Position.start, 0.0, 40.0), (.center, 20, 20), (.end, 40, 0)] {
      let alignment = FrameAlignment(horizontal: position, vertical: .center)
      let view = ViewNode.modified(.box(10, 10), .padding(DirectionalInsets(all: 0))).frame(width: 50, height: 30, alignment)
      #expect(try frames(view).map(\.origin) == [Point(x: left, y: 10)])
      #expect(try frames(view, rightToLeft: true).map(\.origin) == [Point(x: mirrored, y: 10)])
    }
  }

  @Test func paddingFollowsReadingDirection() throws {
    let view = ViewNode.modified(.box(10, 10), .padding(DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(try frames(view) == [Rect(x: 2, y: 1, width: 10, height: 10)])
    #expect(try frames(view, rightToLeft: true)[0].minX == 4)
    #expect(try TestPipeline().layout(view).size == Size(width: 16, height: 14))
  }
}
