// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

/// The bars of navigation stacks and tab views.
@Suite struct BarTests {
  private func spoken(_ view: some View) throws -> String { try ImageRenderer(content: view).accessibilityDescription() }

  private func size(_ view: some View) throws -> [Double] {
    let size = try stabilised(view).size
    return [size.width, size.height]
  }

  @Test func aStackWithoutTitleAndItemsIsItsRoot() {
    let root = Text("Rain").padding()
    #expect(ViewContext().lower(NavigationStack { root }).dump == ViewContext().lower(root).dump)
    #expect(ViewContext().lower(NavigationView { root }).dump == ViewContext().lower(root).dump)
    #expect(
      ViewContext().lower(NavigationStack { root.navigationTitle("Weather").toolbar(.hidden) }).dump == ViewContext().lower(root).dump)
  }

  @Test func aTitleIsLargeUnlessItIsInline() throws {
    let page = Color.red.frame(width: 200, height: 50)
    let large = try size(NavigationStack { page.navigationTitle("W") })
    #expect(large == [200, 50 + 44 + 52])
    #expect(try size(NavigationStack { page.navigationTitle("W").navigationBarTitleDisplayMode(.inline) }) == [200, 50 + 44])
    #expect(
      try size(NavigationStack { page.navigationBarTitle("W", displayMode: .inline).searchable(text: .constant("")) })[1] == 50 + 44 + 52)
    #expect(try size(NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { Text("x") } } })[1] == 50 + 44)
  }

  /// Also with items at one side only.
  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .topBarTrailing])
  func anInlineTitleIsInTheMiddleAndKeepsItsSize(placement: ToolbarItemPlacement) throws {
    let view = NavigationStack {
      Color.white
        .navigationTitle("■■")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: placement) { Button("Done") {} } }
    }
    .frame(width: 300, height: 100)
    let bitmap = try ImageRenderer(content: view).bitmap()
    let columns = bitmap.pixels.indices.filter { bitmap.pixels[$0] == 0xFF00_0000 }.map { $0 % bitmap.width }
    let (first, last) = (try #require(columns.min()), try #require(columns.max()))
    #expect(abs(first + last + 1 - bitmap.width) <= 2, "\(first) to \(last)")
    #expect(try ImageRenderer(content: view.dynamicTypeSize(.accessibility2)).bitmap() == bitmap)
  }

  @Test func aSearchFieldGrowsWithTheText() throws {
    let page = NavigationStack { Color.red.frame(width: 300, height: 50).searchable(text: .constant("")) }
    #expect(try size(page)[1] == 50 + 44 + 52)
    #expect(try size(page.environment(\.dynamicTypeSize, .accessibility3))[1] > 50 + 44 + 60)
  }

  @Test func itemsAreAtTheirPositions() throws {
    let view = NavigationStack {
      Text("Page")
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem { Text("automatic") }
          ToolbarItem(placement: .cancellationAction) { Text("leading") }
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
          ToolbarItem(placement: .keyboard) { Text("keyboard") }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Text("second")
            Text("third")
          }
        }
    }
    #expect(try spoken(view) == "leading, Title, automatic, second, third, Page, bottom")
    let frame = view.frame(width: 400, height: 300)
    #expect(try size(frame) == [400, 300])
  }

  @Test func aLabelInAToolbarShowsItsIconAndIsDescribedByItsTitle() throws {
    let view = NavigationStack { Text("Page").toolbar { Label("Lightning", systemImage: "bolt.fill") } }
    let dump = try ImageRenderer(content: view).tree().dump
    #expect(dump.contains("image \"bolt.fill\"") && !dump.contains("text \"Lightning\""))
    #expect(try spoken(view) == "Lightning, Page")
    let titled = NavigationStack { Text("Page").toolbar { Label("Lightning", systemImage: "bolt.fill").labelStyle(.titleAndIcon) } }
    #expect(try ImageRenderer(content: titled).tree().dump.contains("text \"Lightning\""))
  }

  private struct EditItems: ToolbarContent {
    let isEditing: Bool
    @Environment(\.isEnabled) private var isEnabled

    var body: some ToolbarContent {
      if isEditing {
        ToolbarItem(placement: .confirmationAction) { Text(isEnabled ? "Done" : "Off") }
      } else {
        ToolbarItem(placement: .topBarLeading) { Text("Edit") }
        ToolbarItem { Text("Add") }
      }
      ToolbarSpacer(.fixed)
    }
  }

  @Test(arguments: [(true, "Done, Page"), (false, "Edit, Add, Page")])
  func contentOfOnesOwnAddsItsItems(isEditing: Bool, spoken: String) throws {
    #expect(try self.spoken(NavigationStack { Text("Page").toolbar { EditItems(isEditing: isEditing) } }) == spoken)
  }

  @Test func theInnermostTitleApplies() throws {
    #expect(try spoken(NavigationStack { Text("Page").navigationTitle("inner").navigationTitle("outer") }) == "inner, Page")
  }

  @Test func tabsHaveABar() throws {
    let tabs = TabView(selection: .constant(2)) {
      Text("first").tabItem { Label("One", systemImage: "1.circle") }.tag(1)
      Text("second").tabItem {
        Image(systemName: "2.circle")
        Text("Two")
      }
      .tag(2).badge(3)
    }
    let dump = try ImageRenderer(content: tabs).tree().dump
    #expect(!dump.contains("\"first\"") && dump.contains("\"second\"") && dump.contains("\"One\"") && dump.contains("\"Two\""))
    #expect(dump.contains("\"3\""))
    #expect(try size(tabs.frame(width: 300, height: 200)) == [300, 200])
    #expect(shown(TabView { Text("first") }) == "first")
    #expect(shown(tabs.tabViewStyle(.page(indexDisplayMode: .never))) == "second")
  }
}
