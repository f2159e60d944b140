// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import Testing

@Suite struct LabelStyleTests {
  private let label = Label("Title", systemImage: "moon.circle.fill")

  private func dump(_ view: some View) -> String { ViewContext().lower(view).dump }

  @Test func onlyTheClosestBuiltInStyleActs() {
    #expect(dump(label.labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(DefaultLabelStyle())) == dump(label.labelStyle(.iconOnly)))
  }

  @Test func aStyleIsAppliedOnTopOfTheNextOneOut() {
    let dump = dump(label.labelStyle(Bordered()).labelStyle(.iconOnly))
    #expect(dump.contains("border") && dump.contains("style=iconOnly"))
  }

  @Test func aBuiltInStyleErasesThoseFurtherOut() {
    #expect(!dump(label.labelStyle(.iconOnly).labelStyle(Bordered())).contains("border"))
  }

  @Test func aStyleMayArrangeThePartsItself() {
    let expected = """
      stack vertical center spacing=4
        environment font=[title]
          image "moon.circle.fill"
        environment font=[caption]
          text "Title"

      """
    #expect(dump(label.labelStyle(Vertical())) == expected)
  }

  @Test func aStyleReachesAllLabelsInside() {
    let dump = dump(
      VStack {
        label; Label("Rain", systemImage: "cloud.rain")
      }.labelStyle(.iconOnly))
    #expect(dump.components(separatedBy: "style=iconOnly").count == 3)
  }

  @Test func conditionsChooseViews() {
    func view(_ flag: Bool) -> some View {
      VStack {
        if flag { Text("yes") } else { Text("no"); Text("never") }
        if flag { Text("too") }
      }
    }
    #expect(dump(view(true)) == "stack vertical center\n  text \"yes\"\n  text \"too\"\n")
    #expect(dump(view(false)) == "stack vertical center\n  text \"no\"\n  text \"never\"\n")
  }

  private struct Bordered: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
  }

  private struct Vertical: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 4) {
        configuration.icon.font(.title)
        configuration.title.font(.caption)
      }
    }
  }
}

@Suite struct ImageRendererTests {
  @Test func aViewBecomesAPNGOfItsSizeTimesTheScale() throws {
    let renderer = ImageRenderer(content: Label("Lightning", systemImage: "bolt.fill").labelStyle(.titleAndIcon))
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    #expect(bitmap.height == 42)
    let data = try renderer.pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try data == renderer.pngData())
  }

  @Test func manyThreadsRenderAtOnceAndAlike() async throws {
    let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask { try ImageRenderer(content: Label("日本 שלום 👋", systemImage: "globe")).pngData() }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }

  @Test func anUnknownSymbolIsAnErrorNotAnEmptyPicture() {
    #expect(throws: Diagnostic.self) { try ImageRenderer(content: Image(systemName: "bolt.fil")).pngData() }
  }
}
