// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelViewNode
import Testing

/// SwiftUI's layout rules with exact numbers.
@Suite struct LayoutVectorTests {
  private let pipeline: TestPipeline
  init() throws { pipeline = try TestPipeline() }

  private func frames(_ view: ViewNode, _ width: Double? = nil, _ height: Double? = nil) throws -> [Rect] {
    try pipeline.layout(view, width: width, height: height).root.leaves.map(\.frame)
  }

  private func size(_ view: ViewNode, _ width: Double? = nil, _ height: Double? = nil) throws -> Size {
    try pipeline.layout(view, width: width, height: height).size
  }

  // MARK: Stacks

  @Test func equalChildrenShareTheLengthEqually() throws {
    #expect(try frames(.row([.rectangle, .rectangle, .rectangle]), 300, 100).map(\.width) == [100, 100, 100])
    #expect(try frames(.column([.rectangle, .rectangle, .rectangle, .rectangle]), 10, 100).map(\.height) == [25, 25, 25, 25])
  }

  @Test func aMinimumLengthMayExceedTheProposal() throws {
    // objc.io 2020-11-10: the child with a maximum is measured first and gets half; the other one cannot shrink to the rest.
    let view = ViewNode.row([.rectangle.flexible { $0.maxWidth = 100 }, .rectangle.flexible { $0.minWidth = 100 }])
    #expect(try size(view, 150, 10) == Size(width: 175, height: 10))
    #expect(try frames(view, 150, 10).map(\.width) == [75, 100])
  }

  @Test func amongUnboundedChildrenTheLargerMinimumIsMeasuredFirst() throws {
    let view = ViewNode.row([.rectangle, .rectangle.flexible { $0.minWidth = 80 }])
    #expect(try frames(view, 100, 10).map(\.width) == [20, 80])
  }

  @Test func higherPrioritiesAreMeasuredFirst() throws {
    let view = ViewNode.row([.rectangle.flexible { $0.minWidth = 30 }, .rectangle.modified(.priority(1))])
    #expect(try frames(view, 100, 10).map(\.width) == [30, 70])
    let three = ViewNode.row([
      .rectangle.modified(.priority(-1)), .rectangle, .rectangle.flexible { ($0.minWidth, $0.maxWidth) = (10, 40) }.modified(.priority(1)),
    ])
    #expect(try frames(three, 100, 10).map(\.width) == [0, 60, 40])
  }

  @Test func aSpacerIsMeasuredLast() throws {
    #expect(try frames(.row([.rectangle, .spacer(minimum: 8)]), 100, 10).map(\.width) == [92, 8])
    #expect(try frames(.row([.box(20, 5), .spacer(minimum: 8), .spacer(minimum: 8)]), 100, 10).map(\.width) == [20, 40, 40])
  }

  @Test func priorityMakesASpacerShrinkFirst() throws {
    let view = ViewNode.row([.rectangle.modified(.priority(-1)), .spacer(minimum: 0).modified(.priority(-2))])
    #expect(try frames(view, 100, 10).map(\.width) == [100, 0])
  }

  @Test func flexibleChildrenFillTheStacksOwnWidth() throws {
    let line = ViewNode.rectangle.frame(height: 1)
    #expect(try frames(.column([.box(50, 10), line])).map(\.width) == [50, 50])
  }

  @Test func nestedStacksMeasureEachProposalOnce() throws {
    // Three measurements per level would be 3⁴⁰ without the cache.
    let deep = (0..<40).reduce(ViewNode.rectangle) { inner, level in
      level.isMultiple(of: 2) ? .row([inner, .rectangle, .rectangle]) : .column([inner, .rectangle, .rectangle])
    }
    let size = try size(deep, 1000, 1000)
    #expect(abs(size.width - 1000) < 1e-6 && abs(size.height - 1000) < 1e-6)
  }

  // MARK: Distances

  @Test func neighboursDetermineTheirDistance() throws {
    let (text, shape) = (ViewNode.text(TextNode("Text")).environment { $0.numberOfLines = 0 }, ViewNode.box(10, 10))
    func gap(_ a: ViewNode, _ b: ViewNode) throws -> Double {
      let frames = try frames(.column(spacing: nil, [a, b]))
      return frames[1].minY - frames[0].maxY
    }
    #expect(try gap(shape, shape) == 8)
    // Lines of text are set as a paragraph's: Inter has no line gap.
    #expect(try gap(text, text) == 0)
    // Between text and other views the distance is a tenth of the line height minus the space above and below the capitals.
    let (above, below) = (try gap(shape, text), try gap(text, shape))
    #expect(above > 5 && above < 8 && below > 8 && below < 13)
    // Horizontally, text has the default distance.
    let across = try frames(.row(spacing: nil, [text, text]))
    #expect(across[1].minX - across[0].maxX == 8)
    // A frame with a height makes text like any other view.
    #expect(try size(.column(spacing: nil, [text.frame(height: 30), shape])).height == 48)
  }

  // MARK: Layers

  @Test func layersAreAsLargeAsTheLargest() throws {
    let view = ViewNode.container(.layers(FrameAlignment(horizontal: .end, vertical: .start)), [.box(10, 30), .box(40, 20), .box(4, 4)])
    #expect(try size(view) == Size(width: 40, height: 30))
    #expect(try frames(view).map(\.origin) == [Point(x: 30, y: 0), Point(x: 0, y: 0), Point(x: 36, y: 0)])
  }

  @Test func onlyTheHighestPriorityCountsInLayers() throws {
    let view = ViewNode.container(
      .layers(.center), [.box(100, 100), .box(20, 10).modified(.priority(1)), .rectangle.modified(.priority(-1))])
    #expect(try size(view) == Size(width: 20, height: 10))
    // The others are proposed the resulting size.
    #expect(try frames(view)[2] == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(arguments: [true, false])
  func aSecondLayerNeverChangesTheSize(isBehind: Bool) throws {
    for other in [ViewNode.rectangle, .box(100, 100), .rectangle.flexible { $0.minWidth = 50 }] {
      #expect(try size(.modified(.box(20, 10), .layer(other, .center, isBehind: isBehind))) == Size(width: 20, height: 10))
    }
    let large = ViewNode.modified(.box(20, 10), .layer(.box(40, 30), .center, isBehind: isBehind))
    #expect(try frames(large)[isBehind ? 0 : 1] == Rect(x: -10, y: -10, width: 40, height: 30))
    let corner = ViewNode.modified(.box(20, 10), .layer(.box(4, 4), FrameAlignment(horizontal: .end, vertical: .start), isBehind: isBehind))
    #expect(try frames(corner)[isBehind ? 0 : 1].origin == Point(x: 16, y: 0))
  }

  // MARK: Frames

  @Test func aFlexibleFrameFollowsItsLimits() throws {
    let box = ViewNode.box(20, 10)
    func width(_ proposal: Double?, _ change: (inout FlexibleFrame) -> Void) throws -> Double {
      try size(box.flexible(.center, change), proposal).width
    }
    // A maximum fills the proposal, and has the child's size where nothing is proposed.
    #expect(try width(100) { $0.maxWidth = .infinity } == 100)
    #expect(try width(nil) { $0.maxWidth = .infinity } == 20)
    #expect(try width(100) { $0.maxWidth = 50 } == 50)
    #expect(try width(30) { $0.maxWidth = 50 } == 30)
    // A minimum is enforced, and the child's own size beyond it.
    #expect(try width(nil) { $0.minWidth = 30 } == 30)
    #expect(try width(5) { $0.minWidth = 10 } == 10)
    // With both, the child's size does not matter.
    #expect(try width(100) { ($0.minWidth, $0.maxWidth) = (0, .infinity) } == 100)
    #expect(try width(5) { ($0.minWidth, $0.maxWidth) = (0, .infinity) } == 5)
    #expect(try width(nil) { ($0.minWidth, $0.maxWidth) = (0, .infinity) } == 20)
    // An ideal length is used when nothing is proposed; it is raised to the minimum.
    #expect(try width(nil) { $0.idealWidth = 33 } == 33)
    #expect(try width(nil) { ($0.minWidth, $0.idealWidth) = (40, 33) } == 40)
    #expect(try width(nil) { ($0.minWidth, $0.maxWidth) = (40, 33) } == 40)
  }

  @Test func aFlexibleFramePlacesItsChild() throws {
    let leading = ViewNode.box(20, 10).flexible(FrameAlignment(horizontal: .start, vertical: .center)) { $0.maxWidth = .infinity }
    #expect(try frames(leading, 100)[0].minX == 0)
    let trailing = ViewNode.box(20, 10).flexible(FrameAlignment(horizontal: .end, vertical: .center)) { $0.maxWidth = .infinity }
    #expect(try frames(trailing, 100)[0].minX == 80)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func impossibleLengthsAreIgnored(length: Double) throws {
    #expect(try size(ViewNode.box(20, 10).frame(width: length, height: length)) == Size(width: 20, height: 10))
    #expect(try size(ViewNode.box(20, 10).flexible { ($0.minWidth, $0.idealWidth) = (length, length) }) == Size(width: 20, height: 10))
    let insets = DirectionalInsets(top: 0, leading: length == -1 ? -30 : length, bottom: 0, trailing: 0)
    #expect(try size(ViewNode.box(20, 10).modified(.padding(insets))) == Size(width: length == -1 ? 0 : 20, height: 10))
    _ = try pipeline.draw(ViewNode.rectangle.frame(width: 5, height: 5).modified(.rotation(length, anchor: .zero)))
    _ = try pipeline.draw(ViewNode.rectangle.frame(width: 5, height: 5).modified(.scale(length, length, anchor: .zero)))
    _ = try pipeline.draw(ViewNode.rectangle.modified(.aspectRatio(length, fills: false)).modified(.offset(Point(x: length, y: 0))))
  }

  @Test func fixedSizesAreIdealSizes() throws {
    let view = ViewNode.rectangle.flexible { ($0.idealWidth, $0.maxWidth) = (30, 200) }
    #expect(try size(view, 100, 40) == Size(width: 100, height: 40))
    #expect(try size(view.modified(.fixedSize([.horizontal])), 100, 40) == Size(width: 30, height: 40))
    #expect(try size(view.modified(.fixedSize([.horizontal, .vertical])), 100, 40) == Size(width: 30, height: 10))
  }

  @Test func aspectRatiosFitAndFill() throws {
    func size(_ ratio: Double?, fills: Bool, _ width: Double?, _ height: Double?) throws -> Size {
      try self.size(ViewNode.rectangle.modified(.aspectRatio(ratio, fills: fills)), width, height)
    }
    #expect(try size(2, fills: false, 100, 100) == Size(width: 100, height: 50))
    #expect(try size(2, fills: true, 100, 100) == Size(width: 200, height: 100))
    #expect(try size(2, fills: false, nil, 30) == Size(width: 60, height: 30))
    #expect(try size(nil, fills: false, 40, 100) == Size(width: 40, height: 40))
    #expect(try size(2, fills: false, nil, nil) == Size(width: 10, height: 10))
  }

  @Test func drawingModifiersDoNotChangeTheLayout() throws {
    let box = ViewNode.box(20, 10)
    for modification in [
      ViewModification.offset(Point(x: 5, y: 5)), .rotation(1, anchor: Point(x: 0.5, y: 0.5)), .scale(3, 3, anchor: .zero), .hidden,
      .opacity(0.5),
      .clip(.circle, .nonzero), .blend(.multiply), .flattened, .zIndex(1),
    ] {
      #expect(try size(box.modified(modification)) == Size(width: 20, height: 10))
    }
    #expect(try frames(box.modified(.offset(Point(x: 5, y: -3)))) == [Rect(x: 5, y: -3, width: 20, height: 10)])
    #expect(try size(box.modified(.position(Point(x: 50, y: 50))), 100, 80) == Size(width: 100, height: 80))
    #expect(try frames(box.modified(.position(Point(x: 50, y: 50))), 100, 80) == [Rect(x: 40, y: 45, width: 20, height: 10)])
  }

  // MARK: ViewThatFits and GeometryReader

  @Test func theFirstViewThatFitsIsShown() throws {
    let view = ViewNode.container(.fitting([.horizontal]), [.box(100, 10), .box(50, 10), .box(20, 10)])
    for (width, expected) in [(120.0, 100.0), (100, 100), (99, 50), (50, 50), (10, 20)] {
      #expect(try size(view, width).width == expected)
    }
    #expect(try size(view).width == 100)
  }

  @Test func geometryContentKnowsItsSize() throws {
    let view = ViewNode.geometry(GeometryNode { .box($0.box.bounds.width / 2, $0.box.bounds.height / 4) })
    #expect(try frames(view, 80, 40) == [Rect(x: 0, y: 0, width: 40, height: 10)])
    #expect(try size(view) == Size(width: 10, height: 10))
  }

  // MARK: Grids

  @Test func columnsAreAsWideAsTheirWidestCell() throws {
    let grid = ViewNode.container(
      .grid(FrameAlignment(horizontal: .start, vertical: .center), horizontalSpacing: nil, verticalSpacing: nil),
      [
        .container(.gridRow(nil), [.box(10, 10), .box(20, 20)]), .container(.gridRow(nil), [.box(30, 10), .box(5, 10)]),
        .rectangle.frame(height: 1),
      ])
    #expect(
      try frames(grid) == [
        Rect(x: 0, y: 5, width: 10, height: 10), Rect(x: 38, y: 0, width: 20, height: 20), Rect(x: 0, y: 28, width: 30, height: 10),
        Rect(x: 38, y: 28, width: 5, height: 10), Rect(x: 0, y: 46, width: 58, height: 1),
      ])
  }

  @Test func cellsSpanColumnsAndFollowTheirAnchors() throws {
    var wide = GridCell()
    wide.columns = 2
    var corner = GridCell()
    corner.anchor = Point(x: 1, y: 1)
    var column = GridCell()
    column.columnAlignment = .end
    let grid = ViewNode.container(
      .grid(.center, horizontalSpacing: 0, verticalSpacing: 0),
      [
        .container(.gridRow(nil), [.box(10, 10).modified(.cell(column)), .box(20, 30)]),
        .container(.gridRow(.start), [.box(4, 4), .box(4, 4).modified(.cell(corner))]),
        .container(.gridRow(nil), [.box(50, 10).modified(.cell(wide))]),
      ])
    let frames = try frames(grid)
    // The wide cell needs 20 points more, which are divided between both columns.
    #expect(frames.map(\.maxX) == [20, 45, 20, 50, 50])
    #expect(frames[3].minY == 30)
  }

  @Test func flexibleColumnsShareTheWidth() throws {
    let grid = ViewNode.container(
      .grid(.center, horizontalSpacing: 10, verticalSpacing: 0), [.container(.gridRow(nil), [.box(20, 10), .rectangle, .rectangle])])
    #expect(try frames(grid, 100, 10).map(\.width) == [20, 30, 30])
  }

  @Test func flexibleTracksDivideTheRemainingWidth() throws {
    // objc.io 2020-11-23: 200 minus one gap and 70 leaves 122 points, where two tracks of at least 40 fit.
    let tracks = [GridTrack(.adaptive(minimum: 40, maximum: .infinity)), GridTrack(.fixed(70))]
    let grid = ViewNode.container(
      .tracks(tracks, .vertical, alignment: .center, spacing: 0), Array(repeating: .rectangle.frame(height: 4), count: 4))
    #expect(try frames(grid, 200).map(\.width) == [57, 57, 70, 57])
    #expect(try frames(grid, 200).map(\.minY) == [0, 0, 0, 4])
    let even = [GridTrack(.flexible(minimum: 10, maximum: 50)), GridTrack(.flexible(minimum: 10, maximum: .infinity))]
    let flexible = ViewNode.container(.tracks(even, .vertical, alignment: .center, spacing: 0), [.rectangle, .rectangle])
    #expect(try frames(flexible, 208).map(\.width) == [50, 150])
  }

  // MARK: Alignment guides

  private static let thirds = AlignmentGuide(id: ObjectIdentifier(LayoutVectorTests.self), name: "thirds") { $0.size.height / 3 }

  @Test func customGuidesAreAligned() throws {
    let alignment = StackAlignment.custom(Self.thirds)
    #expect(try frames(.row(alignment, [.box(10, 30), .box(10, 60)])).map(\.minY) == [10, 0])
    let key = GuideKey(.vertical, alignment)
    let guided = ViewNode.box(10, 30).modified(.guide(key, ViewFunction { $0.size.height }))
    #expect(try frames(.row(alignment, [guided, .box(10, 60)])).map(\.minY) == [0, 10])
    // A stack's custom guide is the average of its children's; frames and insets move it.
    let nested = ViewNode.column([guided, guided]).modified(.padding(DirectionalInsets(all: 5)))
    #expect(try frames(.row(alignment, [nested, .box(10, 60)])).last?.minY == 30)
  }

  @Test func aBuiltInGuideCanBeMoved() throws {
    let moved = ViewNode.box(10, 10).modified(.guide(GuideKey(.horizontal, .start), ViewFunction { $0[GuideKey(.horizontal, .end)] }))
    #expect(try frames(.column(.start, [moved, .box(20, 10)])).map(\.minX) == [0, 10])
    let baseline = ViewNode.box(10, 10).modified(.guide(GuideKey(.vertical, .firstTextBaseline), ViewFunction { _ in 2 }))
    #expect(try frames(.row(.firstTextBaseline, [baseline, .box(10, 10)])).map(\.minY) == [8, 0])
  }

  // MARK: Pixels

  @Test func edgesOfLeavesAreOnPixels() throws {
    // Thirds of 10 points at two pixels a point: 6⅔ and 13⅓ px.
    let list = try TestPipeline(RenderEnvironment(scale: 2)).draw(.row([.rectangle, .rectangle, .rectangle]).frame(width: 10, height: 2))
    let edges = list.commands.compactMap { command -> [Double]? in
      guard case .fill(let path, _, _) = command, let box = path.bounds else { return nil }
      return [box.minX, box.maxX]
    }
    #expect(edges == [[0, 3.5], [3.5, 6.5], [6.5, 10]])
  }
}
