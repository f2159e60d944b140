// SPDX-License-Identifier: MIT

// swift-format-ignore-file

import SwiftUI
import Testing

/// The expressions of an article on SwiftUI's Label, with the results that the article describes.
@Suite struct ArticleTests {
  @Test func onlyTheClosestBuiltInStyleApplies() throws {
    // Only `.iconOnly` will be applied to the label:
    let view = Label("Title", systemImage: "moon.circle.fill") 
      .labelStyle(.iconOnly)
      .labelStyle(.titleOnly)
      .labelStyle(DefaultLabelStyle())
    #expect(try tree(view, snapshot: "iconOnly") == "accessibility label=\"Title\"\n  environment iconsAlone=true\n    image \"moon.circle.fill\"\n")
  }

  @Test func aStyleIsAppliedOnTopOfTheCurrentOne() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
    let iconOnlyTree = try tree(view, snapshot: "iconOnly")
    #expect(iconOnlyTree == "shadow gray×0.9 offset=(0 5) radius=4\n  accessibility label=\"Title\"\n    environment iconsAlone=true\n      image \"moon.circle.fill\"\n")
  }

  @Test func aStyleOutsideABuiltInStyleIsNotApplied() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.iconOnly) // <- the label style order has been swapped
      .labelStyle(.shadow)
    #expect(try tree(view, snapshot: "unshadowed") == "accessibility label=\"Title\"\n  environment iconsAlone=true\n    image \"moon.circle.fill\"\n")
  }

  @Test func anAutomaticStyleInABodyOverridesOuterStyles() throws {
    let view = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadowErase)
      .labelStyle(.titleOnly)
      .labelStyle(.iconOnly)
    #expect(try names(view, snapshot: "erase") == ["Title", "moon.circle.fill"])
    #expect(try tree(view).hasPrefix("shadow"))
  }

  @Test func swappedPartsKeepTheirRole() throws {
    let tried = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadowTry)
      .labelStyle(.iconOnly)
    #expect(try names(tried, snapshot: "try") == ["moon.circle.fill"])
    let swapped = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.swap)
      .labelStyle(.iconOnly)
    #expect(try names(swapped, snapshot: "swap") == ["moon.circle.fill"])
  }

  @Test func aStyleMayReturnAnyView() throws {
    let plain = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.hStack)
    #expect(try names(plain, snapshot: "hStack") == ["moon.circle.fill", "Title"])
    let ignored = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.hStack)
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
    #expect(try tree(ignored, snapshot: "ignored") == tree(plain))
    let working = Label("Title", systemImage: "moon.circle.fill")
      .labelStyle(.shadow)
      .labelStyle(.iconOnly)
      .labelStyle(.hStacl)
    let workingTree = try tree(working, snapshot: "working")
    #expect(workingTree == "shadow gray×0.9 offset=(0 5) radius=4\n  accessibility label=\"Title\"\n    environment iconsAlone=true\n      image \"moon.circle.fill\"\n")
  }

  @Test(arguments: ContentSizeCategory.allCases) func accessibilitySizesShowOnlyTheTitle(_ size: ContentSizeCategory) throws {
    let view = Label("Title", systemImage: "moon.circle.fill").labelStyle(AccessibleLabelStyle())
    let snapshot: String? = [.large, .accessibilityMedium].contains(size) ? "label" : nil
    let names = try names(view.environment(\.sizeCategory, size), snapshot: snapshot)
    #expect(names == (size.isAccessibilityCategory ? ["Title"] : ["Title", "moon.circle.fill"]))
  }

  @Test func aCustomInitialiserKeepsTheColoursOfTheSymbol() throws {
    let view = Label("Title", colorfulSystemImage: "moon.circle.fill")
      .labelStyle(ShadowLabelStyle())
    #expect(try tree(view, snapshot: "colorful").contains("image \"moon.circle.fill\" rendering=original"))
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
