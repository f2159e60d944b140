// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// The properties that views set for their rows in lists and forms.
@Suite struct RowTraitTests {
  /// Returns the frames of the shapes in a list of rows without text. The box is 20 points from the list's edges.
  private func frames(@ViewBuilder _ rows: () -> some View) throws -> [CGRect] {
    try LabelKitTests.frames(List(content: rows).frame(width: 240))
  }

  private var bar: some View { Color.red.frame(width: 30, height: 10) }

  /// Describes rows without separators and struts, with `…` for the space between content and badge.
  private func rows(_ view: some View) -> String {
    shown(view).split(separator: " (rectangle) ").map { $0.hasSuffix(" …") ? $0.dropLast(2) : $0 }.joined(separator: " | ")
  }

  @Test func badgesAreAtTheTrailingEdge() {
    let list = List {
      Label("Inbox", systemImage: "tray").badge(3)
      Label("Drafts", systemImage: "doc").badge(0)
      Text("Sent").badge("new")
      Text("Junk").badge(Text(verbatim: "?").bold())
      Text("Bin").badge(nil as Text?)
    }
    #expect(rows(list) == "tray Inbox … 3 | doc Drafts … | Sent … new | Junk … ? | Bin …")
    #expect(ViewContext().lower(list).dump.contains("text \"3\" color=secondary"))
  }

  @Test func badgeComesBeforeTheChevron() {
    #expect(rows(Form { NavigationLink("Wi-Fi", value: 1).badge(2) }) == "Wi-Fi … 2 chevron.forward …")
  }

  @Test func badgesOutsideRowsAreNotDrawn() {
    #expect(shown(Label("Inbox", systemImage: "tray").badge(3)) == "tray Inbox")
    #expect(shown(TabView { Text("Home").badge(3) }) == "Home")
    #expect(rows(Form { HStack { Text("in").badge(3) } }) == "in …", "the stack is the row")
  }

  @Test func rowsHaveTheirOwnInsets() throws {
    let frames = try frames {
      bar
      bar.listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 0, trailing: 0))
      bar.listRowInsets(.leading, 40).listRowInsets(.all, 7)
      bar.listRowInsets(nil)
    }
    let bars = frames.filter { $0.width == 30 }
    #expect(bars.map(\.minX) == [40, 25, 60, 40], "the innermost modifier applies")
    // Rows are 44 points high with separators of 1 point. A bar is centred between the top and the bottom inset.
    #expect(bars.map(\.minY) == [37, 97, 127, 172])
    #expect(frames.filter { $0.height == 1 }.map(\.minX) == [40, 25, 60], "separators begin at the inset of the row above")
  }

  @Test func separatorsAreHiddenByEitherRow() throws {
    func lines(@ViewBuilder _ rows: () -> some View) throws -> Int { try frames(rows).filter { $0.height == 1 }.count }
    #expect(
      try lines {
        bar; bar; bar
      } == 2)
    #expect(
      try lines {
        bar; bar.listRowSeparator(.hidden); bar
      } == 0)
    #expect(
      try lines {
        bar; bar.listRowSeparator(.hidden, edges: .top); bar
      } == 1)
    #expect(
      try lines {
        bar.listRowSeparator(.hidden, edges: .bottom); bar.listRowSeparator(.visible); bar
      } == 1)
    #expect(try lines { ForEach(0..<3) { _ in bar }.listRowSeparator(.hidden) } == 0)
    #expect(
      try lines {
        Section {
          bar; bar
        }.listRowSeparator(.hidden)
      } == 0)
  }

  @Test func rowBackgroundFillsOnlyItsRow() throws {
    func colors(_ list: some View) throws -> [UInt32] {
      let bitmap = try ImageRenderer(content: list.frame(width: 240)).bitmap()
      // Points next to the content of both rows, and outside the box.
      return [(120, 30), (120, 100), (5, 5)].map { x, y in bitmap.pixels[y * bitmap.width + x] }
    }
    let (white, page): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFFF2_F2F7)
    #expect(
      try colors(
        List {
          bar; bar
        }) == [white, white, page])
    let blue = try colors(
      List {
        bar.listRowBackground(Color(red: 0, green: 0, blue: 1)); bar
      })
    #expect(blue == [0xFF00_00FF, white, page])
    #expect(
      try colors(
        List {
          bar; bar.listRowBackground(Color.clear)
        }) == [white, page, page])
    #expect(
      try colors(
        List {
          bar.listRowBackground(nil as Color?); bar
        }) == [white, white, page])
    let section = Section {
      bar
      bar.listRowBackground(Color.white)
    }
    #expect(try colors(List { section.listRowBackground(Color(red: 0, green: 0, blue: 1)) }) == [0xFF00_00FF, white, page])
  }
}
