// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import TestSupport
import Testing

/// Scroll views at rest, and what is drawn below bars.
@Suite struct ScrollViewTests {
  private func size(_ view: some View) throws -> [Double] {
    let size = try stabilised(view).size
    return [size.width, size.height]
  }

  private func bitmap(_ view: some View) throws -> Bitmap { try ImageRenderer(content: view).bitmap() }

  /// Rows of random kinds: texts that wrap, shapes, labels, nested stacks and scroll views.
  private struct Rows: View {
    let seed: UInt64

    var body: some View {
      var random = Seeded(state: seed)
      let kinds = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        (Int.random(in: 0..<7, using: &random), Int.random(in: 1...9, using: &random))
      }
      return VStack(alignment: seed.isMultiple(of: 2) ? .leading : .center) {
        ForEach(kinds.indices, id: \.self) { index in
          row(kinds[index].0, kinds[index].1)
        }
      }
    }

    @ViewBuilder private func row(_ kind: Int, _ number: Int) -> some View {
      switch kind {
      case 0: Text(String(repeating: "several words ", count: number))
      case 1: Color.blue.frame(height: CGFloat(number * 10))
      case 2: Label("Row \(number)", systemImage: "bolt.fill").padding(CGFloat(number))
      case 3: HStack { ForEach(0..<number, id: \.self) { _ in Circle().frame(width: 20, height: 20) } }
      case 4: Spacer(minLength: CGFloat(number * 3))
      case 5: ScrollView(.horizontal) { HStack { ForEach(0..<number, id: \.self) { Text("item \($0)") } } }
      default: LazyVStack { ForEach(0..<number, id: \.self) { Text("row \($0)") } }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func aScrollViewIsTheTopOfItsContent(seed: UInt64) throws {
    var random = Seeded(state: seed + 1000)
    let (width, height) = (Int.random(in: 40...240, using: &random), Int.random(in: 20...300, using: &random))
    let isRightToLeft = seed.isMultiple(of: 3)
    func drawn(_ view: some View) throws -> Bitmap {
      let renderer = ImageRenderer(content: view.frame(width: CGFloat(width)).clipped().background(.white))
      renderer.locale = isRightToLeft ? "ar" : "en"
      return try renderer.bitmap()
    }
    let shown = try drawn(ScrollView { Rows(seed: seed) }.frame(height: CGFloat(height)))
    let whole = try drawn(Rows(seed: seed).fixedSize(horizontal: false, vertical: true))
    #expect((shown.width, shown.height) == (width, height))
    let rows = min(shown.height, whole.height)
    // The last row of content whose height is no whole number is covered in part.
    for y in 0..<min(rows, whole.height - 1) {
      let row = y * width..<(y + 1) * width
      #expect(shown.pixels[row].elementsEqual(whole.pixels[row]), "row \(y)")
    }
    #expect(shown.pixels[(rows * width)...].allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func aScrollViewIsAsLongAsProposedAndAsWideAsItsContent() throws {
    let content = Color.red.frame(width: 30, height: 200)
    #expect(try size(ScrollView { content }) == [30, 200])
    #expect(try size(VStack { ScrollView { content } }.frame(height: 90)) == [30, 90])
    #expect(try frames(ScrollView { content }.frame(width: 100, height: 90)) == [CGRect(x: 35, y: 0, width: 30, height: 200)])
    #expect(try frames(ScrollView(.horizontal) { content }.frame(width: 100, height: 90)) == [CGRect(x: 0, y: -55, width: 30, height: 200)])
    #expect(try size(ScrollView(.horizontal) { Text("one line of several words") }.frame(width: 20))[1] == size(Text("one"))[1])
    let both = ScrollView([.horizontal, .vertical]) { content }.frame(width: 100, height: 90)
    #expect(try frames(both) == [CGRect(x: 35, y: 0, width: 30, height: 200)])
  }

  @Test func textsAreNotShortened() throws {
    let view = ScrollView {
      VStack {
        Text("One two three four five six seven")
        Text("1\n2\n3")
      }
    }
    #expect(try !stabilised(view.frame(width: 120, height: 90)).dump.contains("truncated"))
  }

  @Test func anAnchorDecidesWhichPartIsShown() throws {
    func top(_ height: CGFloat, _ change: (AnyView) -> some View) throws -> CGFloat {
      let view = ScrollView { Color.red.frame(height: height) }
      return try #require(frames(change(AnyView(view)).frame(width: 50, height: 100)).first).minY
    }
    #expect(try top(300) { $0 } == 0)
    #expect(try top(300) { $0.defaultScrollAnchor(.bottom) } == -200)
    #expect(try top(300) { $0.defaultScrollAnchor(.center) } == -100)
    #expect(try top(40) { $0.defaultScrollAnchor(.bottom) } == 60)
    #expect(try top(40) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) } == 0)
    #expect(try top(40) { $0.defaultScrollAnchor(.center, for: .alignment) } == 30)
    #expect(try top(300) { $0.contentMargins(.top, 12) } == 12)
  }

  @Test func aHorizontalScrollViewBeginsWhereReadingBegins() throws {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }.frame(width: 100)
    #expect(try frames(view) == [CGRect(x: 0, y: 0, width: 300, height: 20)])
    #expect(try frames(view, locale: "ar") == [CGRect(x: -200, y: 0, width: 300, height: 20)])
  }

  @Test func contentIsClippedUnlessThatIsDisabled() throws {
    let view = ScrollView { Color.black.frame(width: 20, height: 60) }
    func padded(_ view: some View) throws -> Bitmap { try bitmap(view.frame(height: 10).padding(20).background(.white)) }
    func dark(_ bitmap: Bitmap) -> Int { bitmap.pixels.filter { $0 == 0xFF00_0000 }.count }
    #expect(try dark(padded(view)) == 20 * 10)
    #expect(try dark(padded(view.scrollClipDisabled())) == 20 * 60)
  }

  @Test func aLazyStackIsAsWideAsTheScrollView() throws {
    let view = ScrollView { LazyVStack(alignment: .leading) { Color.red.frame(width: 10, height: 10) } }
    #expect(try frames(view.frame(width: 100, height: 50)) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func relativeFramesReferToTheScrollView() throws {
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10).containerRelativeFrame(.horizontal) } }
    }
    #expect(try frames(pages.frame(width: 80)).map(\.minX) == [0, 80, 160])
    #expect(try frames(pages.contentMargins(.horizontal, 10).frame(width: 80)).map(\.minX) == [10, 70, 130])
    let half = ScrollView { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 } }
    #expect(try frames(half.frame(width: 50, height: 100)) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(try frames(half.frame(width: 50, height: 60)) == [CGRect(x: 0, y: 0, width: 50, height: 30)])
  }

  @Test func aListFillsItsFrameAndIsClipped() throws {
    let list = List { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
    #expect(try size(list.frame(width: 200, height: 150)) == [200, 150])
    let page = try bitmap(List { Text("Row") }.frame(width: 200, height: 300))
    #expect(page.pixels[290 * 200 + 100] == page.pixels[100])
    #expect(
      try bitmap(
        VStack(spacing: 0) {
          list
          Color.black.frame(height: 50)
        }.frame(width: 200, height: 150)
      ).height == 150)
  }

  // MARK: Bars

  @Test func contentIsDrawnBelowAnInset() throws {
    let bar = Color.clear.frame(height: 30)
    let view = ScrollView { Color.black.frame(width: 50, height: 300) }.frame(width: 50).background(.white)
    let inset = try bitmap(view.safeAreaInset(edge: .bottom, spacing: 0) { bar }.frame(height: 100))
    #expect(inset.pixels.allSatisfy { $0 == 0xFF00_0000 })
    let short = VStack(spacing: 0) {
      view.frame(height: 40)
      Color.white
    }
    let clipped = try bitmap(short.safeAreaInset(edge: .bottom, spacing: 0) { bar.background(.white) }.frame(height: 100))
    #expect(clipped.pixels.filter { $0 == 0xFF00_0000 }.count == 40 * 50)
  }

  @Test func backgroundsExtendBelowBarsUnlessTheyAreTold() throws {
    func corner(_ view: some View) throws -> UInt32 {
      let page = NavigationStack { view.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
      return try bitmap(page.frame(width: 100, height: 100)).pixels[0]
    }
    let page = Color.clear
    #expect(try corner(page.background(.red)) == corner(Color.red.ignoresSafeArea()))
    #expect(try corner(page.background(.red)) >> 24 == 255)
    #expect(try corner(page.background(.red, ignoresSafeAreaEdges: .bottom)) == 0)
    #expect(try corner(page.background(.red, ignoresSafeAreaEdges: [])) == 0)
    #expect(
      try corner(
        ZStack {
          Color.red.ignoresSafeArea()
          Text("x")
        }) >> 24 == 255)
    #expect(try corner(Color.red) == 0)
    #expect(try corner(page.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) >> 24 == 255)
    #expect(try corner(Color.red.ignoresSafeArea(.keyboard)) == 0)
  }

  @Test func viewsInATabReachBelowItsBar() throws {
    let tab = TabView { Color.red.ignoresSafeArea().tabItem { Text("One") } }
    #expect(try frames(tab.frame(width: 100, height: 200)).first == CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
