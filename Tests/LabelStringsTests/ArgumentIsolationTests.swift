// SPDX-License-Identifier: MIT

import LabelSettings
import LabelStrings
import LabelText
import Testing

/// Values that read in the other direction than their text are isolated (UAX #9, MessageFormat 2), and all others stay as they are.
@Suite struct ArgumentIsolationTests {
  private static let start = "\u{2068}"
  private static let end = "\u{2069}"

  private func text(_ format: String, _ arguments: FormatArgument..., locale: String) throws -> String {
    try StringFormat(format, isLiteral: false).text(with: arguments, locale: locale)
  }

  /// The number is first in both, so that it is at the right.
  @Test(arguments: [5, -5]) func signOfANumberDoesNotDecideTheDirection(number: Int64) throws {
    let text = try text("%lld מעלות", .integer(number), locale: "he")
    let units = Array(text.utf16)
    let levels = try BidiLevels(units, base: .natural(fallback: .rightToLeft))
    let digit = try #require(units.firstIndex(of: 0x35))
    let letter = try #require(units.firstIndex(of: 0x5DE))
    let order = BidiLevels.visualOrder(of: levels.levels)
    #expect(levels.direction == .rightToLeft)
    #expect(try #require(order.firstIndex(of: digit)) > #require(order.firstIndex(of: letter)))
    #expect(text.contains(Self.start) == (number < 0))
  }

  @Test func signsOfQuantitiesStayAtTheirNumber() throws {
    #expect(try text("%lld%% הנחה", .integer(-5), locale: "he") == "\(Self.start)\u{200E}-5%\(Self.end) הנחה")
    #expect(try text("הנחה ₪%lld", .integer(-5), locale: "he") == "הנחה \(Self.start)₪\u{200E}-5\(Self.end)")
    #expect(try text("%lld%% הנחה", .integer(5), locale: "he") == "5% הנחה")
  }

  @Test func wordsOfTheOtherDirectionAreIsolated() throws {
    #expect(try text("%@ הצטרף", .text("John"), locale: "he") == "\(Self.start)John\(Self.end) הצטרף")
    #expect(try text("%@ joined", .text("דן"), locale: "en") == "\(Self.start)דן\(Self.end) joined")
    #expect(try text("%@: %@", .text("שם"), .text("John"), locale: "he") == "שם: \(Self.start)John\(Self.end)")
    #expect(try text("%@: %@", .text("שם"), .text("John"), locale: "en") == "\(Self.start)שם\(Self.end): John")
  }

  @Test(arguments: [
    ("%@ joined", "John", "en"), ("%@ הצטרף", "דן", "he"), ("ب%@", "أحمد", "ar"), ("%@", "John", "he"), ("%@", "דן", "en"),
    ("%@ הצטרף", "12:30", "he"), ("%@ 東京", "大阪", "ja"), ("%@ от %@", "Иван", "ru"),
  ])
  func otherValuesStayAsTheyAre(format: String, value: String, locale: String) throws {
    #expect(try !text(format, .text(value), .text(value), locale: locale).contains { [Self.start, Self.end].contains(String($0)) })
  }

  @Test func numbersInTextFromLeftToRightStayAsTheyAre() throws {
    for (locale, format) in [("en", "%lld days"), ("de", "%.1f Grad"), ("hi", "%lld दिन"), ("ja", "%lld日")] {
      for number in [-5.0, 5] {
        #expect(try !text(format, .number(number), locale: locale).unicodeScalars.contains { $0.value == 0x2068 })
      }
    }
  }
}
