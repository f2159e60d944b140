// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// The view files in `ViewFiles`, which compile as they stand, are drawn too.
@Suite struct ViewFileTests {
  @Test func aListOfAModelIsDrawnWithItsBars() throws {
    #expect(
      try names(StationList().frame(width: 320, height: 460), snapshot: "stations") == [
        "Edit", "Weather", "plus", "ellipsis.circle", "magnifyingglass", "Search stations", "City", "Mountain", "Sea", "Stations",
        "Basel", "thermometer", "12.5", "Eiger", "thermometer", "-8", "Sylt", "thermometer", "9",
      ])
  }

  @Test func effectsAndContainersAreDrawn() throws {
    let shown = try names(Gallery().frame(width: 240), snapshot: "gallery")
    #expect(shown.starts(with: ["!", "one", "•", "two", "2 items"]))
    #expect(shown.contains("n12") && shown.contains("xmark") && shown.contains("n3"))
    #expect(try names(Gallery().table) == ["Ada", "Alan"])
  }

  @Test func relativeDatesAreWords() {
    #expect(Gallery().ago().contains("2 hours ago"))
  }
}
