// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Names of iOS 16 to 26 that an image can show.
@MainActor @Suite struct NewerNamesTests {
  @Test func aPickerOfDaysIsTheMonthOfTheFirstSelectedDay() throws {
    let days: Set<DateComponents> = [.init(year: 2026, month: 2, day: 9), .init(year: 2026, month: 2, day: 12)]
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let picker = MultiDatePicker("Days off", selection: .constant(days))
      .environment(\.calendar, calendar).environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en"))
    let description = try ImageRenderer(content: picker.frame(width: 320)).accessibilityDescription()
    #expect(description.hasPrefix("February 2026"))
    #expect(description.hasSuffix("27, 28"))
  }

  @Test func aSecondaryTextScaleIsSmaller() throws {
    func width(_ view: some View) throws -> Int { try #require(ImageRenderer(content: view).cgImage).width }
    let text = Text("Temperature")
    #expect(try width(text.textScale(.secondary)) < width(text))
    #expect(try width(HStack { text }.textScale(.secondary)) == width(text.textScale(.secondary)))
    #expect(try width(text.textScale(.secondary, isEnabled: false)) == width(text))
  }

  @Test func animatorsDrawTheirFirstValue() throws {
    let phases = PhaseAnimator(["one", "two"]) { Text($0) }
    let keyframes = Text("three").keyframeAnimator(initialValue: 1.0) { view, scale in
      view.scaleEffect(scale)
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
      SpringKeyframe(1, duration: 0.5)
    }
    #expect(
      try ImageRenderer(
        content: HStack {
          phases; keyframes
        }
      ).accessibilityDescription() == "one, three")
  }

  @Test func whatIsNotDrawnWarns() throws {
    let view = Text("a").lineHeight(.loose).badgeProminence(.increased).onScrollPhaseChange { _, _ in }
    #expect(try ImageRenderer(content: view).warnings().count == 2)
  }
}
