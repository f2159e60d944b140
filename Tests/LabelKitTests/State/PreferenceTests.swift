// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelKit
import Testing

/// The preferences of views, and the order in which they are combined.
@Suite struct PreferenceTests {
  /// Returns the value of `Names` of a view.
  private func names(_ view: some View) throws -> [String] {
    let log = Log<[String]>()
    _ = try stabilised(view.onPreferenceChange(Names.self) { log.add($0) })
    #expect(log.values.count == 1, "an action is called once for a value")
    return try #require(log.values.last)
  }

  private var dot: some View { Color.red.frame(width: 1, height: 1) }

  @Test func viewsWithoutAPreferenceHaveTheDefault() throws {
    #expect(try names(VStack { dot }).isEmpty)
  }

  @Test(arguments: 0..<6) func valuesAreReducedInViewOrderInEveryContainer(container: Int) throws {
    let views = ForEach(["a", "b", "c"], id: \.self) { dot.named($0) }
    let view =
      switch container {
      case 0: AnyView(HStack { views })
      case 1: AnyView(VStack { views })
      case 2: AnyView(ZStack { views })
      case 3: AnyView(Grid { GridRow { views } })
      case 4: AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { views })
      default: AnyView(HStackLayout().callAsFunction { views })
      }
    #expect(try names(view) == ["a", "b", "c"])
  }

  @Test func zIndexAndLayoutDirectionDoNotChangeTheOrder() throws {
    let views = HStack {
      dot.named("a").zIndex(2)
      dot.named("b").zIndex(-1)
      dot.named("c")
    }
    #expect(try names(views) == ["a", "b", "c"])
    #expect(try names(views.environment(\.layoutDirection, .rightToLeft)) == ["a", "b", "c"])
  }

  @Test func groupingDoesNotChangeAnAssociativeReduction() throws {
    let leaf = { (name: String) in self.dot.named(name) }
    let grouped = VStack {
      HStack {
        leaf("a")
        ZStack { leaf("b") }
      }
      Group {
        leaf("c")
        if true { leaf("d") }
      }
    }
    #expect(try names(grouped) == ["a", "b", "c", "d"])
  }

  @Test func containerIsReducedToOneValue() throws {
    enum Nested: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value = "(\(value) \(nextValue()))" }
    }
    let log = Log<String>()
    let leaf = { (name: String) in self.dot.preference(key: Nested.self, value: name) }
    let view = HStack {
      leaf("a")
      HStack {
        leaf("b")
        dot
        leaf("c")
      }
      leaf("d")
    }
    _ = try stabilised(view.onPreferenceChange(Nested.self) { log.add($0) })
    #expect(log.values == ["((a (b c)) d)"])
  }

  @Test func backgroundComesBeforeTheViewAndOverlayAfterIt() throws {
    #expect(try names(dot.named("view").background { dot.named("behind") }.overlay { dot.named("over") }) == ["behind", "view", "over"])
  }

  @Test func preferenceReplacesTheValuesOfViewsInside() throws {
    let view = VStack { dot.named("inside") }.named("outside")
    #expect(
      try names(
        HStack {
          view; dot.named("beside")
        }) == ["outside", "beside"])
  }

  @Test func transformPreferenceGetsTheValuesOfViewsInside() throws {
    let view = VStack {
      dot.named("a"); dot.named("b")
    }
    #expect(try names(view.transformPreference(Names.self) { $0.append("c") }) == ["a", "b", "c"])
    #expect(try names(dot.transformPreference(Names.self) { $0.append("alone") }) == ["alone"])
  }

  @Test func contentThatDependsOnLayoutIsIncluded() throws {
    let view = HStack {
      dot.named("a")
      GeometryReader { outer in
        GeometryReader { inner in dot.named("\(outer.size == inner.size)") }
      }
      dot.named("b")
    }
    #expect(try names(view) == ["a", "true", "b"])
  }

  @Test func viewsThatAreNotChosenAreNotIncluded() throws {
    let view = ViewThatFits(in: .horizontal) {
      dot.frame(width: 100).named("wide")
      dot.named("narrow")
    }
    #expect(try names(view.frame(width: 10)) == ["narrow"])
    #expect(try names(dot.hidden().named("hidden")) == ["hidden"], "a hidden view is included")
  }

  @Test func keysAreIndependent() throws {
    let log = Log<CGFloat>()
    let view = dot.named("a").preference(key: Widest.self, value: 7)
    #expect(try names(view.onPreferenceChange(Widest.self) { log.add($0) }) == ["a"])
    #expect(log.values == [7])
  }

  @Test func modifiersOfAGroupApplyToEachMember() throws {
    let group = Group {
      dot; dot
    }
    #expect(try names(HStack { group.named("x") }) == ["x", "x"])
  }

  @Test func rowsOfAGridKeepTheirColumns() throws {
    let plain = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        dot; dot.frame(width: 9)
      }
      GridRow {
        dot.frame(width: 7); dot
      }
    }
    let log = Log<[String]>()
    let observed = Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        dot.named("a"); dot.frame(width: 9)
      }.coordinateSpace(name: "row").onPreferenceChange(Names.self) { log.add($0) }
      GridRow {
        dot.frame(width: 7); dot
      }.named("b").onAppear {}
    }
    #expect(try frames(observed) == frames(plain))
    #expect(try names(observed) == ["a", "b"])
    #expect(log.values.allSatisfy { $0 == ["a"] })
  }

  @Test func tenThousandValuesAreReducedInOrder() throws {
    let view = VStack(spacing: 0) { ForEach(0..<10_000) { dot.named("\($0)") } }
    #expect(try names(view) == (0..<10_000).map(String.init))
  }

  // MARK: Views that depend on preferences

  @Test func overlaysAndBackgroundsGetThePreferenceOfTheView() throws {
    let view = HStack(spacing: 0) {
      dot.named("a")
      dot.named("b")
    }
    let over = view.overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
      Color.blue.frame(width: CGFloat(names.count) * 5, height: 3)
    }
    #expect(try frames(over).last == CGRect(x: -8, y: -2, width: 10, height: 3))
    let behind = view.backgroundPreferenceValue(Names.self, alignment: .topLeading) { names in
      Color.blue.frame(width: CGFloat(names.count) * 5, height: 3)
    }
    #expect(try frames(behind).first == CGRect(x: 0, y: 0, width: 10, height: 3))
  }

  @Test func overlayPreferenceValueKeepsTheValueForOuterViews() throws {
    let view = dot.named("a").overlayPreferenceValue(Names.self) { names in dot.named(names.joined() + "!") }
    #expect(try names(view) == ["a", "a!"])
    #expect(try names(dot.named("a").backgroundPreferenceValue(Names.self) { _ in dot.named("behind") }) == ["behind", "a"])
  }

  @Test func unknownSymbolInAnOverlayIsAnError() {
    let view = dot.overlayPreferenceValue(Names.self) { _ in Image(systemName: "no.such.symbol") }
    #expect { try ImageRenderer(content: view).bitmap() } throws: { ($0 as? Diagnostic)?.code == .unknownIcon }
  }
}
