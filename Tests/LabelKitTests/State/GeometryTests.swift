// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import Testing

/// Positions and sizes of views, as `GeometryReader`, anchors and `onGeometryChange` report them.
@Suite struct GeometryTests {
  private enum Boxes: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private enum Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

  /// Returns a value of the geometry of a 40 × 20 view inside another view.
  private func read<Value>(_ value: @escaping (GeometryProxy) -> Value, _ container: (AnyView) -> some View) throws -> Value? {
    let log = Log<Value>()
    let reader = GeometryReader { proxy in
      let _ = log.add(value(proxy))
      Color.red
    }
    _ = try stabilised(container(AnyView(reader.frame(width: 40, height: 20))))
    return log.values.last
  }

  @Test func readerHasItsFrameInTheImage() throws {
    let global = try read({ $0.frame(in: .global) }) { $0.padding(.leading, 7).padding(.top, 3).offset(x: 2, y: 1) }
    #expect(global == CGRect(x: 9, y: 4, width: 40, height: 20))
    #expect(try read({ $0.frame(in: .local) }) { $0.padding(5) } == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try read({ $0.frame(in: CoordinateSpace.global).minX }) { $0.padding(5) } == 5)
  }

  @Test func namedSpaceIsThatOfTheInnermostViewWithTheName() throws {
    let space = { (view: AnyView) in
      view.padding(.leading, 3).coordinateSpace(.named("row")).padding(10).coordinateSpace(name: "row").padding(1)
    }
    #expect(try read({ $0.frame(in: .named("row")).minX }, space) == 3)
    #expect(try read({ $0.frame(in: .named("unknown")).minX }, space) == 14, "the same as the global space")
    #expect(try read({ $0.bounds(of: .named("row")) }, space) == CGRect(x: -3, y: 0, width: 43, height: 20))
    #expect(try read({ $0.bounds(of: .named("unknown")) == nil }, space) == true)
  }

  @Test func framesOfRotatedAndScaledViewsAreBoundingRectangles() throws {
    let rotated = try #require(try read({ $0.frame(in: .global) }) { $0.rotationEffect(.degrees(90)).padding(20) })
    #expect(abs(rotated.minX - 30) < 1e-9 && abs(rotated.minY - 10) < 1e-9)
    #expect(abs(rotated.width - 20) < 1e-9 && abs(rotated.height - 40) < 1e-9)
    #expect(try read({ $0.frame(in: .global) }) { $0.scaleEffect(2).padding(20) } == CGRect(x: 0, y: 10, width: 80, height: 40))
    // In the space of the rotated view itself there is no rotation.
    let inside = { (view: AnyView) in view.padding(4).coordinateSpace(.named("s")).rotationEffect(.degrees(33)) }
    #expect(try read({ $0.frame(in: .named("s")) }, inside) == CGRect(x: 4, y: 4, width: 40, height: 20))
  }

  @Test func positionsAreMeasuredFromTheLeadingEdge() throws {
    let view = { (view: AnyView) in
      HStack(spacing: 0) {
        Color.blue.frame(width: 6, height: 1)
        view
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try read({ $0.frame(in: .global).minX }, view) == 6)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func overlayIsDrawnAtAnAnchor(direction: LayoutDirection) throws {
    let row = HStack(spacing: 3) {
      box(10, 4)
      box(20, 6).anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
    }
    let view = row.padding(5).overlayPreferenceValue(Boxes.self) { anchors in
      GeometryReader { proxy in
        let rect = proxy[anchors[0]]
        Color.blue.frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
      }
    }
    let drawn = try frames(view.environment(\.layoutDirection, direction))
    #expect(drawn.count == 3 && drawn[1] == drawn[2])
    #expect(drawn[1].minX == (direction == .leftToRight ? 18 : 5))
  }

  @Test func anchorsArePointsOfTheirView() throws {
    let view = HStack(spacing: 0) {
      box(10, 10).anchorPreference(key: Points.self, value: .center) { [$0] }
      box(20, 10)
        .anchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.25, y: 1))) { [$0] }
        .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
    }
    let log = Log<[CGPoint]>()
    let read = view.padding(100).overlayPreferenceValue(Points.self) { anchors in
      GeometryReader { proxy in
        let _ = log.add(anchors.map { proxy[$0] })
        Color.clear
      }
      .padding(100)
    }
    _ = try stabilised(read)
    #expect(log.values.last == [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 10), CGPoint(x: 11, y: 2)])
  }

  @Test func contentIsCreatedOncePerImage() throws {
    let log = Log<CGSize>()
    let reader = GeometryReader { proxy in
      let _ = log.add(proxy.size)
      Color.red
    }
    _ = try ImageRenderer(
      content: HStack {
        reader; Text("Lightning")
      }.frame(width: 200, height: 20)
    ).bitmap()
    #expect(log.values.count == 1)
  }

  @Test func onGeometryChangeReportsSizesAndPositions() throws {
    let log = Log<String>()
    struct Grown: View {
      let log: Log<String>
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 4)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log.add("\(Int(old)) \(Int(new))")
            width = 30
          }
          .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { log.add("at \(Int($0.minX))") }
      }
    }
    #expect(try stabilised(Grown(log: log).padding(2)).size.width == 34)
    #expect(log.values == ["10 10", "at 2", "10 30", "at 2"])
  }
}
