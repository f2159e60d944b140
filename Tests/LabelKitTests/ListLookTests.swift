// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import Testing

/// The looks of lists: the column of icons, separators, backgrounds and distances.
@Suite struct ListLookTests {
  private var bar: some View { Color.red.frame(width: 30, height: 10) }

  /// The frames of texts, in drawing order.
  private func texts(_ view: some View) throws -> [Rect] {
    func texts(_ node: LaidOutNode) -> [Rect] {
      switch node.content {
      case .text: [node.frame]
      case .shape, .icon, .spacer: []
      case .stack(let children): children.flatMap(texts)
      case .masked(let inner, _), .decorated(let inner, _): texts(inner)
      }
    }
    return texts(try stabilised(view).root)
  }

  private func pixel(_ view: some View, _ x: Int, _ y: Int) throws -> UInt32 {
    let bitmap = try ImageRenderer(content: view).bitmap()
    return bitmap.pixels[y * bitmap.width + x]
  }

  /// For icons of any width, titles begin in one column, and so do the separators between rows.
  @Test func titlesAndSeparatorsShareAColumn() throws {
    let symbols = ["bolt", "keyboard", "star", "wifi", "person.3", "minus", "building.2", "airplane"]
    for locale in ["en", "ar"] {
      let list = List { ForEach(symbols, id: \.self) { Label($0, systemImage: $0) } }.frame(width: 300)
      let renderer = ImageRenderer(content: list)
      renderer.locale = locale
      let drawing = try renderer.drawing()
      let root = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .layout).layout.root
      func edges(_ node: LaidOutNode, _ found: inout [Double]) {
        switch node.content {
        case .text: found.append(locale == "en" ? node.frame.minX : node.frame.maxX)
        case .shape where node.frame.height == 1: found.append(locale == "en" ? node.frame.minX : node.frame.maxX)
        case .shape, .icon, .spacer: break
        case .stack(let children): for child in children { edges(child, &found) }
        case .masked(let inner, _), .decorated(let inner, _): edges(inner, &found)
        }
      }
      var found: [Double] = []
      edges(root, &found)
      #expect(found.count == 2 * symbols.count - 1)
      #expect(found.allSatisfy { abs($0 - (locale == "en" ? 76 : 224)) < 1 }, "\(locale): \(found)")
    }
  }

  @Test func separatorsBeginAtAGuideOfTheRow() throws {
    let lines = try frames(
      List {
        HStack {
          bar
          Text("a")
        }
        .alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
        Text("b").listRowSeparatorTint(.red)
        Text("c")
      }
      .frame(width: 240)
    ).filter { $0.height == 1 }
    #expect(lines.map(\.minX) == [45, 40])
  }

  @Test func iconsHaveTheTintUnlessAViewSetsAStyle() throws {
    func dump(_ view: some View) -> String { ViewContext().lower(view).dump }
    let label = Label("Sun", systemImage: "sun.max")
    #expect(dump(List { label }).contains("environment color=accentColor\n"))
    #expect(dump(List { label }.listItemTint(.red)).contains("environment color=red\n"))
    #expect(dump(List { label }.tint(.green)).contains("environment color=green\n"))
    #expect(!dump(List { label.foregroundStyle(.orange) }).contains("accentColor"))
    #expect(!dump(VStack { label }).contains("accentColor"))
    let headed = Section {
      Text("x")
    } header: {
      label
    }
    #expect(!dump(List { headed }).contains("accentColor"))
  }

  @Test func looksHaveTheirBackgrounds() throws {
    let list = List { bar }.frame(width: 240, height: 100)
    let (white, page): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFFF2_F2F7)
    // Outside of the box and at its edge.
    #expect(try [pixel(list, 5, 30), pixel(list, 120, 30)] == [page, white])
    #expect(try pixel(list.listStyle(.grouped), 5, 40) == white)
    #expect(try pixel(list.listStyle(.plain), 5, 50) == white)
    #expect(try pixel(list.scrollContentBackground(.hidden), 5, 30) == 0)
    #expect(try pixel(list.scrollContentBackground(.hidden), 120, 30) == white)
  }

  @Test func distancesAreThoseThatViewsSet() throws {
    func height(_ view: some View) throws -> Double { try stabilised(view).size.height }
    let sections = List {
      Section { bar }
      Section { bar }
    }
    #expect(try height(sections) == 20 + 44 + 20 + 44 + 20)
    #expect(try height(sections.listSectionSpacing(6)) == 20 + 44 + 6 + 44 + 20)
    #expect(try height(sections.listSectionSpacing(.compact)) == 20 + 44 + 10 + 44 + 20)
    let rows = List {
      bar
      bar
    }
    #expect(try height(rows) == 20 + 44 + 1 + 44 + 20)
    #expect(try height(rows.listRowSpacing(8)) == 20 + 44 + 8 + 44 + 20)
    #expect(try height(rows.listStyle(.plain)) == 1 + 44 + 1 + 44 + 1)
    #expect(try height(rows.listStyle(.plain).listSectionSeparator(.hidden)) == 44 + 1 + 44)
  }

  @Test func prominentHeadersAreNotInCapitals() {
    let list = List { Section("Weather") { Text("x") } }
    #expect(ViewContext().lower(list).dump.contains("textCase"))
    #expect(!ViewContext().lower(list.headerProminence(.increased)).dump.contains("textCase"))
  }
}
