// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct NearestNamesTests {
  private static let icons = ["bolt", "bolt.fill", "bolt.circle", "bell", "bell.fill", "belt", "cloud", "cloud.rain", "star.fill", "trash"]

  @Test(arguments: [
    ("bolt.fil", "bolt.fill"), ("blot.fill", "bolt.fill"), ("Bell", "bell"), ("cloud.rian", "cloud.rain"), ("trahs", "trash"),
    ("starfill", "star.fill"),
  ])
  func typoFindsTheIntendedName(typed: String, meant: String) {
    #expect(NearestNames.of(typed, in: Self.icons).first == meant)
  }

  @Test func atMostThreeNamesAreSuggested() {
    #expect(NearestNames.of("bolt.", in: Self.icons).count <= 3)
  }

  @Test func nonsenseHasNoSuggestions() {
    #expect(NearestNames.of("zzzzzzzzzz", in: Self.icons).isEmpty)
    #expect(NearestNames.of("", in: Self.icons).isEmpty)
    #expect(NearestNames.of(String(repeating: "a", count: 100_000), in: Self.icons).isEmpty)
  }

  @Test func baseNameSuggestsItsVariants() {
    #expect(NearestNames.of("star", in: Self.icons).contains("star.fill"))
  }
}
