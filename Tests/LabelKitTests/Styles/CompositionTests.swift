// SPDX-License-Identifier: MIT

import LabelKit
import LabelLayout
import Testing

/// The composition of label styles as in SwiftUI. In each expression the style closest to the label is first.
@Suite struct CompositionTests {
  private let label = Label("Title", systemImage: "moon.circle.fill")

  @Test func bothPartsAreShownByDefault() { #expect(shown(label) == "moon Title") }

  @Test func onlyTheClosestBuiltInStyleApplies() {
    #expect(shown(label.labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(DefaultLabelStyle())) == "moon")
    #expect(shown(label.labelStyle(.titleOnly).labelStyle(.iconOnly)) == "Title")
  }

  @Test func automaticStyleOverridesOuterStyles() {
    #expect(shown(label.labelStyle(.automatic).labelStyle(.iconOnly)) == "moon Title")
    #expect(shown(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)) == "moon Title")
  }

  @Test func labelInAStylesBodyUsesTheNextStyleOutwards() {
    #expect(shown(label.labelStyle(Shadow())) == "shadow(moon Title)")
    #expect(shown(label.labelStyle(Shadow()).labelStyle(.iconOnly)) == "shadow(moon)")
    #expect(shown(label.labelStyle(Shadow()).labelStyle(.titleOnly)) == "shadow(Title)")
    #expect(shown(label.labelStyle(Shadow()).labelStyle(Shadow()).labelStyle(.iconOnly)) == "shadow(shadow(moon))")
  }

  @Test func styleOutsideABuiltInStyleIsNotCalled() {
    let calls = Calls()
    #expect(shown(label.labelStyle(.iconOnly).labelStyle(Shadow(calls: calls))) == "moon")
    #expect(calls["shadow"] == 0)
  }

  @Test func builtInStyleInAStylesBodyOverridesOuterStyles() {
    let calls = Calls()
    let view = label.labelStyle(ShadowErase()).labelStyle(Shadow(calls: calls)).labelStyle(IconOnly(calls: calls))
    #expect(shown(view) == "shadow(moon Title)")
    #expect(calls.counts.isEmpty)
  }

  @Test func partsKeepTheirRoleInANewLabel() {
    #expect(shown(label.labelStyle(ShadowTry()).labelStyle(.iconOnly)) == "shadow(moon)")
    #expect(shown(label.labelStyle(ShadowTry(isSwapped: false)).labelStyle(.iconOnly)) == "shadow(moon)")
  }

  @Test func newLabelShowsThePartsInTheirNewPositions() {
    #expect(shown(label.labelStyle(ShadowTry())) == "shadow(Title moon)")
    #expect(shown(label.labelStyle(Swap())) == "Title moon")
  }

  @Test func swappedPartsAreHiddenByTheirOriginalRole() {
    #expect(shown(label.labelStyle(Swap()).labelStyle(.iconOnly)) == "moon")
    #expect(shown(label.labelStyle(Swap()).labelStyle(.titleOnly)) == "Title")
    #expect(shown(label.labelStyle(Swap()).labelStyle(Swap())) == "moon Title")
    #expect(shown(label.labelStyle(Swap()).labelStyle(Swap()).labelStyle(.iconOnly)) == "moon")
  }

  @Test func styleWithoutALabelInItsBodyIsTheLast() {
    let calls = Calls()
    #expect(shown(label.labelStyle(Row())) == "moon … Title")
    #expect(shown(label.labelStyle(Row()).labelStyle(Shadow(calls: calls)).labelStyle(IconOnly(calls: calls))) == "moon … Title")
    #expect(calls.counts.isEmpty)
  }

  @Test func stylesInsideARowStillCompose() {
    let calls = Calls()
    #expect(shown(label.labelStyle(Shadow()).labelStyle(.iconOnly).labelStyle(Row(calls: calls))) == "shadow(moon)")
    #expect(calls["row"] == 0)
    #expect(shown(label.labelStyle(Shadow()).labelStyle(Row(calls: calls))) == "shadow(moon … Title)")
    #expect(calls["row"] == 1)
  }

  /// "makeBody is called once for each styled label."
  @Test func aStyleOfAGroupIsCalledOnceForEachLabel() {
    let calls = Calls()
    let group = VStack {
      Label("A", systemImage: "moon")
      HStack { Label("B", systemImage: "moon") }
      ForEach(0..<3) { Label("C\($0)", systemImage: "moon") }
      Text("no label")
    }
    #expect(shown(group.labelStyle(Row(calls: calls))) == "moon … A moon … B moon … C0 moon … C1 moon … C2 no label")
    #expect(calls["row"] == 5)
  }

  @Test func threeStylesAreNested() {
    #expect(shown(label.labelStyle(Red())) == "border(moon Title)")
    #expect(shown(label.labelStyle(Red()).labelStyle(.iconOnly)) == "border(moon)")
    #expect(shown(label.labelStyle(Shadow()).labelStyle(Red()).labelStyle(.titleOnly)) == "shadow(border(Title))")
  }

  @Test func styleReadsTheEnvironmentOfItsLabel() {
    func both(_ view: some View) -> [String] {
      [shown(view.dynamicTypeSize(.large)), shown(view.environment(\.sizeCategory, .accessibilityMedium))]
    }
    #expect(both(label.labelStyle(Accessible())) == ["moon Title", "Title"])
    #expect(both(label.labelStyle(Accessible()).labelStyle(Shadow())) == ["shadow(moon Title)", "Title"])
    #expect(both(label.labelStyle(Shadow()).labelStyle(Accessible())) == ["shadow(moon Title)", "shadow(Title)"])
  }

  @Test func styleAppliesToAllLabelsInside() {
    let view = VStack {
      label
      Label("Rain", systemImage: "cloud.rain")
    }
    #expect(shown(view.labelStyle(.iconOnly)) == "moon cloud.rain")
  }

  @Test func labelInsideAPartIsShownOrHiddenAsAWhole() {
    let nested = Label(title: { Label("In", systemImage: "bolt") }, icon: { Image(systemName: "moon.circle.fill") })
    #expect(shown(nested) == "moon bolt In")
    #expect(shown(nested.labelStyle(.titleOnly)) == "bolt In")
    #expect(shown(nested.labelStyle(.iconOnly)) == "moon")
    #expect(shown(nested.labelStyle(.titleOnly).labelStyle(.iconOnly)) == "bolt")
  }

  @Test func viewAddedToAPartHasThePartsRole() {
    #expect(shown(label.labelStyle(Badged()).labelStyle(.iconOnly)) == "moon circle")
    #expect(shown(label.labelStyle(Badged()).labelStyle(.titleOnly)) == "Title")
  }
}
