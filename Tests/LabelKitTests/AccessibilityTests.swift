// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import Testing

@Suite struct AccessibilityTests {
  private func description(_ view: some View) throws -> String { try ImageRenderer(content: view).accessibilityDescription() }

  @Test func modifiersAreInTheTree() {
    let view = Text("3").accessibilityLabel("Messages").accessibilityValue("3 new").accessibilityAddTraits([.isHeader, .isButton])
      .accessibilityIdentifier("inbox").accessibilityHeading(.h2)
    #expect(
      ViewContext().lower(view).dump == """
        accessibility heading=2
          accessibility identifier="inbox"
            accessibility traits=[isButton isHeader]
              accessibility value="3 new"
                accessibility label="Messages"
                  text "3"

        """)
  }

  @Test func titleDescribesALabelInsteadOfItsIcon() throws {
    #expect(try description(Label("Rain", systemImage: "cloud.rain")) == "Rain")
    #expect(try description(Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)) == "Rain")
  }

  @Test func accessibilityLabelReplacesTheContent() throws {
    let row = HStack {
      Text("A")
      Text("B").accessibilityHidden(true)
      Text("C").accessibilityLabel(Text("sea"))
      Text("D").accessibilitySortPriority(1)
    }
    #expect(try description(row) == "D, A, sea")
    #expect(try description(row.accessibilityElement(children: .ignore)).isEmpty)
    #expect(try description(row.accessibilityElement().accessibilityLabel("all")) == "all")
    #expect(try description(Toggle("Wi-Fi", isOn: .constant(true))) == "Wi-Fi, 1")
  }

  @Test func modifiersDoNotChangeTheImage() throws {
    let plain = Label("Rain", systemImage: "cloud.rain")
    #expect(
      try ImageRenderer(content: plain.accessibilityLabel("x").accessibilityHidden(true)).pngData()
        == ImageRenderer(content: plain).pngData())
  }
}

/// The accessibility descriptions of views other than stacks.
@Suite struct AccessibilityOfLayersTests {
  private func spoken(_ view: some View) throws -> String { try ImageRenderer(content: view).accessibilityDescription() }

  @Test func layersAreDescribedFromBackToFront() throws {
    #expect(
      try spoken(
        ZStack {
          Text("1"); Text("2")
        }) == "1, 2")
    #expect(try spoken(Text("1").overlay { Text("2") }.background { Text("0") }) == "0, 1, 2")
    #expect(try spoken(Text("1").mask { Text("2") }) == "1")
    #expect(try spoken(Text("1").hidden()).isEmpty)
    #expect(try spoken(Circle()).isEmpty)
  }

  @Test func gridsAreDescribedRowByRow() throws {
    let grid = Grid {
      GridRow {
        Text("1"); Text("2")
      }
      GridRow {
        Text("3").accessibilitySortPriority(1); Text("4")
      }
    }
    #expect(try spoken(grid) == "1, 2, 3, 4")
    #expect(
      try spoken(
        ViewThatFits {
          Text("long"); Text("l")
        }) == "long")
  }

  @Test func imagesHaveTheirOwnLabels() throws {
    #expect(try spoken(Image("bolt", label: Text("Lightning"))) == "Lightning")
    #expect(try spoken(Image(decorative: "bolt")).isEmpty)
    #expect(try spoken(Toggle("Sound", isOn: .constant(true))) == "Sound, 1")
  }

  @Test func contentThatDependsOnLayoutIsDescribed() throws {
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    let stack = VStack {
      Text("before")
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) points") }.frame(width: 40, height: 20)
      Text("after").accessibilityHidden(true)
    }
    #expect(try spoken(stack) == "before, 40 points")
    let layers = Text("own").preference(key: Width.self, value: 7)
      .overlayPreferenceValue(Width.self) { Text("over \(Int($0))") }
      .backgroundPreferenceValue(Width.self) { Text("behind \(Int($0))") }
    #expect(try spoken(layers) == "behind 7, own, over 7")
    #expect(try spoken(Label("Title", systemImage: "sun.max").background(GeometryReader { _ in Color.clear })) == "Title")
  }
}
