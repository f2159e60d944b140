// SPDX-License-Identifier: MIT

// swift-format-ignore-file

import SwiftUI
import Testing

/// The expressions of the seed article, and what it says that they show.
@Suite struct ArticleTests {
  @Test func onlyTheClosestStyleActs() throws {
    // Only `.iconOnly` will be applied to the label:
    let view = Label("Title", systemImage: "moon.circle.fill") 
      .labelStyle(.iconOnly)
      .labelStyle(.titleOnly)
      .labelStyle(DefaultLabelStyle())
    #expect(try tree(view, picture: "iconOnly") == "image \"moon.circle.fill\"\n")
  }

  @Test func aStyleIsAppliedOnTopOfTheCurrentOne() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
    #expect(try tree(view, picture: "iconOnly") == "shadow gray×0.9 offset=(0 5) radius=4\n  image \"moon.circle.fill\"\n")
  }

  @Test func outsideAnEraserAStyleIsNotApplied() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.iconOnly) // <- the label style order has been swapped
      .labelStyle(.shadow)
    #expect(try tree(view, picture: "unshadowed") == "image \"moon.circle.fill\"\n")
  }

  @Test func aCustomEraserStartsWithACleanLabel() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadowErase)
      .labelStyle(.titleOnly)
      .labelStyle(.iconOnly)
    #expect(try names(view, picture: "erase") == ["Title", "moon.circle.fill"])
    #expect(try tree(view).hasPrefix("shadow"))
  }

  @Test func partsCarryTheirStyle() throws {
    let tried = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadowTry)
      .labelStyle(.iconOnly)
    #expect(try names(tried, picture: "try") == ["moon.circle.fill"])
    let swapped = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.swap)
      .labelStyle(.iconOnly)
    #expect(try names(swapped, picture: "swap") == ["moon.circle.fill"])
  }

  @Test func anyViewMayBeReturned() throws {
    let plain = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.hStack)
    #expect(try names(plain, picture: "hStack") == ["moon.circle.fill", "Title"])
    let ignored = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.hStack)
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
    #expect(try tree(ignored, picture: "ignored") == tree(plain))
    let working = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
      .labelStyle(.hStacl)
    #expect(try tree(working, picture: "working") == "shadow gray×0.9 offset=(0 5) radius=4\n  image \"moon.circle.fill\"\n")
  }

  @Test(arguments: ContentSizeCategory.allCases) func accessibleLabelsKeepOnlyTheirTitle(_ size: ContentSizeCategory) throws {
    let view = Label("Title", systemImage: "moon.circle.fill").labelStyle(AccessibleLabelStyle())
    let picture: String? = [.large, .accessibilityMedium].contains(size) ? "label" : nil
    let names = try names(view.environment(\.sizeCategory, size), picture: picture)
    #expect(names == (size.isAccessibilityCategory ? ["Title"] : ["Title", "moon.circle.fill"]))
  }

  @Test func anExtensionInitialiserChoosesColours() throws {
    let view = Label("Title", colorfulSystemImage: "moon.circle.fill")
      .labelStyle(ShadowLabelStyle())
    #expect(try tree(view, picture: "colorful").contains("image \"moon.circle.fill\" rendering=original"))
  }

  @Test func allSixInitialisersExist() throws {
    struct Same: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration) }
    }
    let title = "Title"
    #expect(try names(Label("Title", image: "moon")) == ["Title", "moon"])
    #expect(try names(Label("Title", systemImage: "moon")) == ["Title", "moon"])
    #expect(try names(Label(title, image: "moon")) == ["Title", "moon"])
    #expect(try names(Label(title.dropFirst(), systemImage: "moon")) == ["itle", "moon"])
    #expect(try names(Label { Text("Title") } icon: { Image("moon") }) == ["Title", "moon"])
    #expect(try names(SwiftUI.Label(title, systemImage: "moon").labelStyle(Same())) == ["Title", "moon"])
  }
}
